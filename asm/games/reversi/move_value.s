; move_value.s: the gain of a move. Twin of src/games/reversi/move_value.c
;
; Rays are unrolled by direction and side (unroll.s): five to eight cycles for each cell, because the sign separates
; Black (1) from White ($FF), and 0 is empty or border.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/reversi/reversi.inc"
.include "games/reversi/directions.inc"
.export find_gain, find_any, corner_index, other_rim, inner_cell
.export gain_rest, gain_corner
.import gain_edge, rays_black, rays_white, any_black, any_white
.importzp regsave

difference = ptr2       ; a value to add to `gain` or subtract
corner_now = regsave    ; number of the corner, 0 to 3

.segment "GAME"

; Adds reversi_step of a black neighbour to A, and subtracts that of a white one.
.macro neighbour step
    .scope
        .if step > 0
        ldy _reversi_cell + step,x
        .else
        ldy _reversi_cell - (0 - step),x
        .endif
        beq done
        bmi white
        state_at 1, step
        clc
        adc _reversi_step,y
        jmp done
white:  state_at 1, step
        sec
        sbc _reversi_step,y
done:
    .endscope
.endmacro

; find_gain: the gain of a move; reversi_find_gain in C.
;   In:        X = an empty cell, Y = its state, whose value is not UNTOUCHED; side
;   Out:       Z = 1: no disc turns; else `gain`, `turned`
;   Keeps:     X
;   Clobbers:  A, Y, ptr1-ptr4, tmp1, tmp2, regsave
;   Cycles:    about 100 if no disc turns, otherwise about 250
.proc find_gain
        cpy #STATE_CORNER
        bcs gain_corner_too
        jsr rays
        bne gain_rest
        rts
gain_corner_too:
        jmp gain_corner
.endproc

; gain_rest: completes the gain, which has the turned discs already: adds the new disc, its neighbours and its edge.
;   In:        X = cell, gain, turned
;   Out:       gain; A = 1, Z = 0
;   Keeps:     X
.proc gain_rest
        lda #0
        neighbour 1
        neighbour 9
        neighbour 8
        neighbour 10
        neighbour -1
        neighbour -9
        neighbour -8
        neighbour -10
        ldy _side
        beq black
        eor #$FF                ; -A, for white
        clc
        adc #1
black:  ldy _reversi_state,x
        clc
        adc _reversi_worth,y    ; value and steps, + WORTH_ZERO
        clc
        adc gain
        bcc same
        inc gain+1
        clc
same:   ldy turned
        adc bias_lo,y
        sta gain
        lda gain+1
        adc bias_hi,y
        sta gain+1
        lda _reversi_state,x
        cmp #STATE_EDGE
        bcs edge
done:   lda #1
        rts
edge:   lda _reversi_rim - FIRST_CELL,x
        jsr gain_edge
        lda #1
        rts
.endproc

; By number of turned discs: minus the offsets that the gain contains.
bias_lo:
    .repeat 21, n
        .byte <-(TWICE_ZERO * n + WORTH_ZERO)
    .endrepeat
bias_hi:
    .repeat 21, n
        .byte >-(TWICE_ZERO * n + WORTH_ZERO)
    .endrepeat

; find_any: Z = 1 if a disc of `side` on cell X turns nothing.
;   Clobbers:  A                        Keeps: X, Y
;   Cycles:    about 90 if no disc turns, otherwise about 60
.proc find_any
        lda _side
        bne :+
        jmp any_black
:       jmp any_white
.endproc

; Sets `gain` and `turned` for the discs that turn: Z = 1 if there are none. Keeps X.
.proc rays
        clear_gain
        ldy _side
        bne :+
        jmp rays_black
:       jmp rays_white
.endproc

; ---- corners: they change the state of the square next to them ----

corner_cells: .byte 10, 17, 73, 80
other_rim:    .byte 16, 24, 23, 31      ; rim number on the left or right edge
inner_cell:   .byte 20, 25, 65, 70      ; the cell diagonally next to the corner

; corner_index: Y = number of the corner on cell X. Clobbers A. Keeps X.
.proc corner_index
        ldy #3
        txa
find:   cmp corner_cells,y
        beq found
        dey
        bne find
found:  rts
.endproc

; gain_corner: find_gain for a corner.
;   In:        X = cell, side
;   Out:       Z = 1: no disc turns; else `gain`, `turned`
;   Keeps:     X
.proc gain_corner
        jsr find_any            ; usually no disc turns
        bne some
        rts
some:   jsr corner_index
        sty corner_now
        lda inner_cell,y
        tay
        lda _reversi_state,y
        clc
        adc #CORNER_TAKEN
        sta _reversi_state,y
        jsr rays
        jsr gain_rest
        ldy corner_now
        lda other_rim,y
        jsr gain_edge
        ldy corner_now
        jsr gain_inner
        jsr restore
        lda #1
        rts

; Adds the change of the disc diagonally next to corner Y.
gain_inner:
        stx cell_now
        ldx inner_cell,y
        lda _reversi_cell,x
        beq no_disc
        pha
        ldy _reversi_state,x
        lda _reversi_worth,y
        sec
        sbc _reversi_worth - CORNER_TAKEN,y
        ldy #0                  ; (Y A): both values have the same offset; the carry gives the sign
        bcs plus
        dey
plus:   sta difference
        pla                     ; black: +, white: -; reversed if White moves
        ldx _side
        beq as_black
        eor #TURN
as_black:
        asl a                   ; C = 1: bad for the mover
        lda difference
        jsr add_signed
no_disc: ldx cell_now
        rts

restore:
        ldy corner_now
        lda inner_cell,y
        tay
        lda _reversi_state,y
        sec
        sbc #CORNER_TAKEN
        sta _reversi_state,y
        rts
.endproc

; gain += (Y A), or -= with C = 1. Clobbers A, Y.
.proc add_signed
        bcs subtract
        adc gain
        sta gain
        tya
        adc gain+1
        sta gain+1
        rts
subtract:
        sta difference
        sty difference+1
        lda gain                ; C = 1
        sbc difference
        sta gain
        lda gain+1
        sbc difference+1
        sta gain+1
        rts
.endproc
