; make.s: makes and unmakes moves. Twin of src/games/reversi/make.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/reversi/reversi.inc"
.export _game_make, _game_unmake, _game_no_moves, _reversi_place
.import find_gain, corner_index, other_rim, inner_cell
.import rim_window, rim_power, rim_second
.import _path_lo

own   = ptr2
enemy = ptr2 + 1
step  = ptr3

.segment "GAME"

; ---- discs on the board ----

directions: .byte 1, 9, 8, 10, <-1, <-9, <-8, <-10

; Calls `follow` if the first cell in a direction has an enemy disc.
.macro first_look at, number
    .scope
        .if at > 0
        lda _reversi_cell + at,x
        .else
        lda _reversi_cell - (0 - at),x
        .endif
        cmp enemy
        bne none
        lda directions + number
        jsr follow
none:
    .endscope
.endmacro

; Pushes the discs that `move` turns onto the stack. In each direction it pushes all enemy discs, and drops them again
; if no own disc follows.
;   In:        turned = number of these discs
;   Out:       stack_end
;   Clobbers:  A, X, Y, ptr2, ptr3, tmp3
.proc find_turned
        lda #BLACK
        ldx #WHITE
        ldy _side
        beq black
        lda #WHITE
        ldx #BLACK
black:  sta own
        stx enemy
        lda _reversi_top
        sta stack_end
        clc
        adc turned
        sta stack_at
        ldx _move
        first_look -10, 7
        first_look -8, 6
        first_look -9, 5
        first_look -1, 4
        first_look 10, 3
        first_look 8, 2
        first_look 9, 1
        first_look 1, 0

follow:                         ; A = step to the first disc
        sta step
        clc
        adc _move
        tax
        ldy stack_end
walk:   txa
        sta _reversi_turned,y
        iny
        clc
        adc step
        tax
        lda _reversi_cell,x
        cmp enemy
        beq walk
        cmp own
        bne back
        sty stack_end
        cpy stack_at            ; is that all of them?
        beq all
back:   ldx _move
        rts
all:    pla                     ; return to the caller of find_turned
        pla
        rts
.endproc

; add_rim, sub_rim: adds a disc on a rim cell to its windows, or subtracts it.
; In: A = rim number. Clobbers A, X, Y.
.proc add_rim
        tay
        ldx rim_window,y
        lda rim_power,y
        clc
        adc _reversi_window,x
        sta _reversi_window,x
        lda rim_second,y
        beq done
        clc
        adc _reversi_window + 1,x
        sta _reversi_window + 1,x
done:   rts
.endproc

.proc sub_rim
        tay
        ldx rim_window,y
        lda _reversi_window,x
        sec
        sbc rim_power,y
        sta _reversi_window,x
        lda rim_second,y
        beq done
        lda _reversi_window + 1,x
        sec
        sbc rim_second,y
        sta _reversi_window + 1,x
done:   rts
.endproc

; turn_white, turn_black: the discs on the stack from reversi_top to `stack_end` become white, or black.
; Clobbers A, X, Y, tmp3.
.proc turn_white
        ldx _reversi_top
turn:   cpx stack_end
        beq done
        ldy _reversi_turned,x
        inx
        lda #WHITE
        sta _reversi_cell,y
        lda _reversi_state,y
        cmp #STATE_EDGE
        bcc turn
        stx stack_at
        lda _reversi_rim - FIRST_CELL,y
        jsr add_rim
        ldx stack_at
        jmp turn
done:   rts
.endproc

.proc turn_black
        ldx _reversi_top
turn:   cpx stack_end
        beq done
        ldy _reversi_turned,x
        inx
        lda #BLACK
        sta _reversi_cell,y
        lda _reversi_state,y
        cmp #STATE_EDGE
        bcc turn
        stx stack_at
        lda _reversi_rim - FIRST_CELL,y
        jsr sub_rim
        ldx stack_at
        jmp turn
done:   rts
.endproc

; Adds 1 to (inc) or subtracts 1 from (dec) the number of empty neighbours of all neighbours of cell X.
.macro around change
        change _reversi_state + 1,x
        change _reversi_state + 8,x
        change _reversi_state + 9,x
        change _reversi_state + 10,x
        change _reversi_state - 1,x
        change _reversi_state - 8,x
        change _reversi_state - 9,x
        change _reversi_state - 10,x
.endmacro

; ---- verbs of the game contract (verbs.h) ----

; void reversi_place(void)
;   In:        move, side
;   Out:       the disc is on the board, in the windows, and its cell is out of the ring
;   Clobbers:  A, X, Y
.proc _reversi_place
        inc _reversi_discs
        ldx _move
        ldy _reversi_before,x
        lda _reversi_next,x
        sta _reversi_next,y
        tay
        lda _reversi_before,x
        sta _reversi_before,y
        ldy #BLACK
        lda _side
        beq black
        ldy #WHITE
black:  tya
        sta _reversi_cell,x
        lda _reversi_state,x
        cmp #STATE_EDGE
        bcc inner
        cmp #STATE_CORNER
        bcc edge
        jsr corner_index
        lda other_rim,y
        pha
        ldx inner_cell,y
        lda _reversi_state,x
        clc
        adc #CORNER_TAKEN
        sta _reversi_state,x
        pla
        jsr put
edge:   ldx _move
        lda _reversi_rim - FIRST_CELL,x
        jsr put
        ldx _move
inner:  around dec
        rts

put:    ldy _side
        beq once
        pha
        jsr add_rim
        pla
once:   jmp add_rim
.endproc

; void game_make(void)
;   In:        move, ply, side
;   Out:       the board, value, ply, side, outcome
;   Clobbers:  A, X, Y, ptr1-ptr4, tmp1-tmp4, regsave; when the stage changes, all that C may clobber
.proc _game_make
        ldx _ply
        lda _reversi_value_stage,x
        cmp _reversi_stage
        beq counted
        jsr _reversi_recount
        ldx _ply
counted:
        lda _reversi_top
        sta _reversi_turned_from,x
        lda #0
        sta gain
        sta gain+1
        ldx _move
        beq moved               ; PASS
        ldy _reversi_state,x
        jsr find_gain
        jsr find_turned
        lda _side
        bne white
        jsr turn_black
        jmp turned_all
white:  jsr turn_white
turned_all:
        lda stack_end
        sta _reversi_top
        jsr _reversi_place
moved:  ldx _ply
        inc _ply
        lda _reversi_stage
        sta _reversi_value_stage + 1,x
        lda _side
        eor #1
        sta _side
        beq by_white
        clc
        lda _reversi_value_lo,x
        adc gain
        sta _reversi_value_lo + 1,x
        lda _reversi_value_hi,x
        adc gain+1
        jmp made
by_white:
        sec
        lda _reversi_value_lo,x
        sbc gain
        sta _reversi_value_lo + 1,x
        lda _reversi_value_hi,x
        sbc gain+1
made:   sta _reversi_value_hi + 1,x
        lda #OUTCOME_NONE
        sta _outcome
        lda _reversi_discs
        cmp #MEN_MOST
        beq _game_no_moves
        rts
.endproc

; void game_no_moves(void)
;   Out:       outcome: the side with more discs has won
;   Clobbers:  A, X, Y
.proc _game_no_moves
        ldx #PLACES - 1
        ldy #128                ; Black's discs - White's, + 128
each:   lda _reversi_cell + FIRST_CELL,x
        beq next
        bmi white
        iny
        bne next                ; always
white:  dey
next:   dex
        bpl each
        cpy #128
        beq draw
        lda #0
        rol a                   ; 1: black has more
        eor _side               ; 1: the side to move has more
        beq lost
        lda #OUTCOME_WIN
        bne set                 ; always
lost:   lda #OUTCOME_LOSS
        bne set                 ; always
draw:   lda #OUTCOME_DRAW
set:    sta _outcome
        rts
.endproc

; void game_unmake(void)
;   In:        ply, side, path_lo
;   Out:       the board, ply, side as before the move
;   Clobbers:  A, X, Y, tmp3, tmp4
.proc _game_unmake
        dec _ply
        lda _side
        eor #1
        sta _side
        ldx _ply
        lda _reversi_top
        sta stack_end
        lda _reversi_turned_from,x
        sta _reversi_top
        lda _path_lo,x
        bne moved
        rts                     ; PASS
moved:  tax
        dec _reversi_discs
        around inc
        ldy _reversi_before,x
        sta _reversi_next,y
        ldy _reversi_next,x
        sta _reversi_before,y
        lda #EMPTY
        sta _reversi_cell,x
        lda _reversi_state,x
        cmp #STATE_EDGE
        bcc inner
        cmp #STATE_CORNER
        bcc edge
        jsr corner_index
        txa
        pha
        lda other_rim,y
        ldx inner_cell,y
        pha
        lda _reversi_state,x
        sec
        sbc #CORNER_TAKEN
        sta _reversi_state,x
        pla
        jsr take
        pla
        tax
edge:   lda _reversi_rim - FIRST_CELL,x
        jsr take
inner:  lda _side
        beq black
        jmp turn_black
black:  jmp turn_white

take:   ldy _side
        beq once
        pha
        jsr sub_rim
        pla
once:   jmp sub_rim
.endproc

