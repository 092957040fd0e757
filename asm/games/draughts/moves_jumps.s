; moves_jumps.s: lists jumps. Twin of src/games/draughts/moves_jumps.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/draughts/draughts.inc"
.include "games/draughts/moves.inc"
.export list_jumps
.import explore, _draughts_step, _draughts_steps
.import to_low, to_high, left_of, right_of, first_bit, other_bits
.importzp _draughts_crowned

uppers    = tmp3                ; upper squares of jumps still to list

.segment "GAME"

; ---- kings, and men that jump again ----

; Explores all paths of several first jumps. In: A = their upper squares, X = their `code`.
code = rank                     ; direction and byte of the jumps in `uppers`
.proc each_jump
        sta uppers
        stx code
        ; fall into next_jump
.endproc

; The same with `uppers` and `code` set.
.proc next_jump
        ldx uppers
        beq done
        lda other_bits,x
        sta uppers
        lda first_bit,x
        ora code
        jsr explore
        jmp next_jump
done:   rts
.endproc

; X = the enemy's middle byte between bytes k and k + 1, Z set for it. In: A = k.
.proc enemy_between
        ora enemy
        tax
        ldy _draughts_board,x
        lda to_low,y
        ldy _draughts_board + 1,x
        ora to_high,y
        tax
        rts
.endproc

; Lists all jumps of kings between bytes k and k + 1, with explore. jumps_down and jumps_up use it in a loop instead of
; unrolled, because there are few kings.
;   In:        X = k, movers, king, enemy, empty
;   Out:       X = k
.macro all_jumps uppers_of, lowers_of, number, from
        .local right, none, no_jump
        lda from,x
        beq no_jump
        txa
        pha
        jsr enemy_between
        beq none
        pla
        pha
        tay
        lda lowers_of + 1,y
        asl a
        and #$EE
        and uppers_of,y
        and left_of,x
        beq right
        sta uppers
        tya
        asl a
        asl a
        asl a
        ora #number
        sta code
        jsr next_jump
right:  pla
        pha
        jsr enemy_between
        pla
        pha
        tay
        lda lowers_of + 1,y
        lsr a
        and #$77
        and uppers_of,y
        and right_of,x
        beq none
        sta uppers
        tya
        asl a
        asl a
        asl a
        ora #number + MOVE_RIGHT
        sta code
        jsr next_jump
none:   pla
        tax
no_jump:
.endmacro

.proc jumps_down
        ldx #2
each:   all_jumps movers, empty, 0, movers
        dex
        bpl each
        rts
.endproc

.proc jumps_up
        ldx #0
each:   all_jumps empty, movers, MOVE_UP, movers + 1
        inx
        cpx #3
        bne each
        rts
.endproc

; ---- men ----

; Lists single jumps of men. `number`: direction and byte of the jumps.
;   In:        A = set of the upper squares of these jumps, not 0; Y = move_count
.macro list_single number
        .local each
        tax
each:   lda first_bit,x
        ora #number
        sta _draughts_step      ; as explore does
        iny
        sta (_list_lo),y
        lda #1
        sta (_list_hi),y
        lda other_bits,x
        tax
        bne each
.endmacro

; men_down_between, men_up_between: list the jumps of men between bytes k and k + 1. They call explore only if one of
; these jumps can continue. `goes_on` has the squares of the byte where the jumps end from which a man could jump on.
;   In:        movers, enemy, empty, king = 0, goes_on. In and out: Y = move_count
;   Cycles:    about 200, plus 40 for each jump
goes_on  = ptr3
lefts    = ptr3 + 1
rights   = ptr4
on_left  = ptr4 + 1             ; upper squares of jumps that can continue
on_right = sreg

; Lists the jumps whose upper squares are in A; `on` has the upper squares of jumps that can continue.
.macro list_men number, on
        .local slow, done
        beq done
    .ifnblank on
        tax
        and on
        bne slow
        txa
    .endif
        list_single number
    .ifnblank on
        jmp done
slow:   sty _move_count
        txa
        ldx #number
        jsr each_jump_kept
        ldy _move_count
    .endif
done:
.endmacro

.macro men_down_between k
        .local some, done
        ldx white + k
        lda to_low,x
        ldx white + k + 1
        ora to_high,x
        bne some
        sta goes_on
        jmp done
some:   tax
        lda empty + k + 1
        lsr a
        and #$77
        and right_of,x
        sta rights
        lda empty + k + 1
        asl a
        and #$EE
        and left_of,x
        sta lefts
    .if k < 2
        lda goes_on
        asl a
        and #$EE
        sta on_left
        lda goes_on
        lsr a
        and #$77
        sta on_right
    .endif
        lda lefts
        ora rights
        sta goes_on
        lda lefts
        and movers + k
    .if k < 2
        list_men k * 8, on_left
    .else
        list_men k * 8
    .endif
        lda rights
        and movers + k
    .if k < 2
        list_men MOVE_RIGHT + k * 8, on_right
    .else
        list_men MOVE_RIGHT + k * 8
    .endif
done:
.endmacro

.macro men_up_between k
        .local some, done
        ldx black + k
        lda to_low,x
        ldx black + k + 1
        ora to_high,x
        bne some
        sta goes_on
        jmp done
some:   tax
        lda right_of,x
        and empty + k
        sta rights
        lda left_of,x
        and empty + k
        sta lefts
    .if k > 0
        lda goes_on             ; these jumps end on the upper square itself
        sta on_left
    .endif
        lda rights              ; squares below from which men could jump
        and #$77
        asl a
        sta goes_on
        lda lefts
        and #$EE
        lsr a
        ora goes_on
        sta goes_on
        lda movers + k + 1
        asl a
        and #$EE
        and lefts
    .if k > 0
        list_men MOVE_UP + k * 8, on_left
    .else
        list_men MOVE_UP + k * 8
    .endif
        lda movers + k + 1
        lsr a
        and #$77
        and rights
    .if k > 0
        list_men MOVE_UP + MOVE_RIGHT + k * 8, on_left
    .else
        list_men MOVE_UP + MOVE_RIGHT + k * 8
    .endif
done:
.endmacro

; Calls each_jump and saves what explore clobbers. In: A = upper squares, X = `code`.
.proc each_jump_kept
        tay
        lda goes_on
        pha
        lda rights
        pha
        lda on_left
        pha
        lda on_right
        pha
        tya
        jsr each_jump
        pla
        sta on_right
        pla
        sta on_left
        pla
        sta rights
        pla
        sta goes_on
        rts
.endproc

.proc men_down
        ldy _move_count
        men_down_between 2
        men_down_between 1
        men_down_between 0
        sty _move_count
        rts
.endproc

.proc men_up
        ldy _move_count
        men_up_between 0
        men_up_between 1
        men_up_between 2
        sty _move_count
        rts
.endproc

; ---- all ----

; list_jumps: lists jumps of men, then jumps of kings.
;   In:        the board, side, empty, the list, move_count
;   Out:       list, move_count
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4, sreg, rank
.proc list_jumps
        lda #0
        sta wanted
        sta _draughts_steps
        lda _side
        bne second
        lda #WHITE
        sta enemy
        men_of black, only_men
        jsr men_down
        kings_of black
        beq done
        jmp both
done:   rts
only_men:
        copy_men black
        jmp men_down
second: lda #BLACK
        sta enemy
        men_of white, only_white_men
        jsr men_up
        kings_of white
        bne both
        rts
only_white_men:
        copy_men white
        jmp men_up
both:   jsr jumps_down
        jmp jumps_up
.endproc
