; moves.s: lists the moves of a position. Twin of src/games/draughts/moves.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/draughts/draughts.inc"
.include "games/draughts/moves.inc"
.export _game_generate, _game_generate_noisy
.import list_jumps, _draughts_must
.import to_low, to_high, left_of, right_of, first_bit, other_bits
.importzp _draughts_crowned

.segment "GAME"

; Lists steps. `code`: byte and direction. In: A = their upper squares, Z set for A. In and out: Y = move_count.
.macro list_steps code
        .local each, done
        beq done
        tax
each:   lda first_bit,x
        ora #code
        ora king
        iny
        sta (_list_lo),y
        lda #0
        sta (_list_hi),y
        lda other_bits,x
        tax
        bne each
done:
.endmacro

; Lists the steps of the movers down, or up.
;   In:        movers, king, empty, move_count
;   Clobbers:  A, X, Y, tmp2
;   Cycles:    about 130, plus 36 for each move
.proc steps_down
        ldy _move_count
    .repeat 4, k
        .scope
        lda movers + k
        beq none
        ldx empty + k
        lda to_low,x
        .if k < 3
        ldx empty + k + 1
        ora to_high,x
        .endif
        sta middle
        tax
        lda left_of,x
        and movers + k
        list_steps k * 8
        ldx middle
        lda right_of,x
        and movers + k
        list_steps MOVE_RIGHT + k * 8
none:
        .endscope
    .endrepeat
        sty _move_count
        rts
.endproc

.proc steps_up
        ldy _move_count
    .repeat 4, k
        .scope
        ldx movers + k
        lda to_low,x
        .if k < 3
        ldx movers + k + 1
        ora to_high,x
        .endif
        beq none
        sta middle
        tax
        lda left_of,x
        and empty + k
        list_steps MOVE_UP + k * 8
        ldx middle
        lda right_of,x
        and empty + k
        list_steps MOVE_UP + MOVE_RIGHT + k * 8
none:
        .endscope
    .endrepeat
        sty _move_count
        rts
.endproc

; void game_generate_noisy(void): lists the jumps. If there are any, they are all the legal moves.
.proc _game_generate_noisy
        ldx _ply
        lda _draughts_must,x
        beq none
        jmp _game_generate
none:   rts
.endproc

; void game_generate(void)
;   In:        the board, side, draughts_must[ply], the list, move_count
;   Out:       list: moves of men, then moves of kings; move_count
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4, sreg, regsave, rank
;   Cycles:    about 280, plus 36 for each step
.proc _game_generate
        find_empty
        ldx _ply
        lda _draughts_must,x
        beq steps
        jmp list_jumps
steps:  lda _side
        bne second
        men_of black, only_men
        jsr steps_down
        kings_of black
        bne both
        rts
only_men:
        copy_men black
        jmp steps_down
second: men_of white, only_white_men
        jsr steps_up
        kings_of white
        bne both
        rts
only_white_men:
        copy_men white
        jmp steps_up
both:   jsr steps_down
        jmp steps_up
.endproc

