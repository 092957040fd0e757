; eval_ending.s: computes how far the side with more pieces is from a win in an ending. Twin of
; src/games/draughts/eval_ending.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/draughts/draughts.inc"
.export _draughts_ending
.import first_bit, other_bits
.import _draughts_end_strong, _draughts_end_weak, _draughts_diagonal, _draughts_other_diagonal
.importzp _draughts_count, tmp1, tmp2, tmp3, tmp4, ptr1

far     = tmp1                  ; the distance so far
bits    = tmp2                  ; kings of a byte still to add
base    = tmp3                  ; square of bit 0
own     = tmp4                  ; BLACK or WHITE: the side with more pieces
weak    = ptr1                  ; 2 bytes: squares of the other side's kings, or NO_KING. It has at most two of the
                                ; six pieces. (frontier.s needs ptr2 to ptr4, sreg and regsave.)
NO_KING = $80

.segment "GAME"

; uint8_t draughts_ending(void)
;   In:        the board, draughts_count: unequal, at most six together
;   Out:       A = distance of the side with more pieces from a win; X = 0
;   Clobbers:  Y, tmp1-tmp4, ptr1
;   Cycles:    about 230, plus 45 for each king and 55 for each pair of kings
.proc _draughts_ending
        ldx #0
        stx far
        lda #NO_KING
        sta weak
        sta weak+1
        ldy #BLACK
        lda _draughts_count
        cmp _draughts_count+1
        bcs more
        ldy #WHITE
more:   sty own
        tya                     ; first the kings of the side with fewer pieces
        eor #WHITE
        tay
    .repeat 4, k
        .scope
        lda _draughts_board + k,y
        and kings + k
        beq none
        ldx #k * 8
        jsr note_weak
none:
        .endscope
    .endrepeat
        ldy own
    .repeat 4, k
        .scope
        lda _draughts_board + k,y
        and kings + k
        beq none
        ldx #k * 8
        jsr add_strong
none:
        .endscope
    .endrepeat
        lda far
        ldx #0
        rts
.endproc

; Stores the squares of the kings in A (bit 0 is square X) in `weak` and adds their weights to `far`. Keeps Y.
.proc note_weak
        stx base
each:   sta bits
        tax
        lda weak
        sta weak+1
        lda first_bit,x
        ora base
        sta weak
        tax
        lda _draughts_end_weak,x
        clc
        adc far
        sta far
        ldx bits
        lda other_bits,x
        bne each
        rts
.endproc

; Adds the weights of the kings in A (bit 0 is square X), and their distances from the kings in `weak`, to `far`.
; Out: Y = own.
.proc add_strong
        stx base
each:   sta bits
        tax
        lda first_bit,x
        ora base
        tay
        lda _draughts_end_strong,y
        clc
        adc far
        sta far
        ldx weak
        bmi next
        jsr add_steps
        ldx weak+1
        bmi next
        jsr add_steps
next:   ldx bits
        lda other_bits,x
        bne each
        ldy own
        rts
.endproc

; Adds twice the number of steps from square X to square Y to `far`. Keeps X, Y.
.proc add_steps
        sec
        lda _draughts_diagonal,y
        sbc _draughts_diagonal,x
        bcs positive
        eor #$FF
        adc #1                  ; C = 0
positive:
        clc
        adc far
        sta far
        sec
        lda _draughts_other_diagonal,y
        sbc _draughts_other_diagonal,x
        bcs positive_too
        eor #$FF
        adc #1
positive_too:
        clc
        adc far
        sta far
        rts
.endproc
