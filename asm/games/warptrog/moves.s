; moves.s: twin of src/games/warptrog/moves.c: the move list, called by search and shell.
; SPDX-License-Identifier: MIT

.include "games/warptrog/warptrog.inc"
.export _game_generate, _game_generate_noisy, split

.segment "GAME"

; Zero page of game_generate.
number = tmp1
cell4  = tmp2                   ; cell * 4

; try_step: lists the step of the Trog on X in a direction, unless its own side or the rim is there.
.macro try_step step, direction, own
        .local no
        lda board + step,x
        and #own | RIM
        bne no
        lda cell4
        .if direction
        ora #direction
        .endif
        iny
        sta (_list_lo),y
no:
.endmacro

; moves_of: lists the steps of one side. Y = move_count.
.macro moves_of own, enemy, first, ahead, direction
        .local each, trog, valg, next, may
        lda #first
        sta number
each:   ldx number
        lda at,x
        beq next
        tax
        asl a
        asl a
        sta cell4
        lda board,x
        and #TROG
        beq valg
        try_step ROW, ::UP, own
        try_step -ROW, ::DOWN, own
        try_step -1, ::LEFT, own
        try_step 1, ::RIGHT, own
        jmp next
valg:   lda board + (ahead),x
        beq may
        enemy_ahead enemy, ahead, next
may:    lda cell4
        .if direction
        ora #direction
        .endif
        iny
        sta (_list_lo),y
next:   inc number
        lda number
        cmp #first + PIECES
        bne each
.endmacro

; void game_generate(void): lists the moves
;   In:        board, at, side, list, move_count
;   Out:       list, move_count
;   Clobbers:  A, X, Y, tmp1, tmp2
.proc _game_generate
        ldy _move_count
        lda _side
        beq bottom
        jmp top
bottom: moves_of BOTTOM, TOP, 0, ROW, ::UP
warp:   sty _move_count
        tya                     ; list a warp only if there is a step
        beq done
        ldx _side
        lda _warptrog_warps,x
        beq done
        iny
        lda #WARP
        sta (_list_lo),y
        sty _move_count
done:   rts
top:    moves_of TOP, BOTTOM, FIRST_TOP, -ROW, ::DOWN
        jmp warp
.endproc

; void game_generate_noisy(void): this game has no noisy moves.   Clobbers: none
.proc _game_generate_noisy
        rts
.endproc

; split: cells of a step
;   In:        A = move
;   Out:       X = from, Y = to; tmp1 = move
;   Clobbers:  A
;   Cycles:    31
.proc split
        sta tmp1
        lsr a
        lsr a
        tax
        lda tmp1
        and #3
        tay
        txa
        clc
        adc _warptrog_step,y
        tay
        rts
.endproc

