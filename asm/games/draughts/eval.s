; eval.s: the evaluation. Twin of src/games/draughts/eval.c: it replaces that file on the Atari.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/common.inc"
.include "games/draughts/draughts.inc"
.export _game_eval
.import reversed, _draughts_pattern, _draughts_trade, _draughts_ending
.importzp _draughts_crowned, _draughts_count, _draughts_material, tmp1

.segment "GAME"

; void game_eval(void)
;   In:        the board, draughts_count, draughts_material, side
;   Out:       score
;   Clobbers:  A, X, Y, tmp1; with few pieces tmp2-tmp4, ptr1 too
;   Cycles:    about 175 without kings
sum     = tmp1                  ; value of the patterns of white men
.proc _game_eval
        lda _draughts_crowned
        bne crowned
        clc                     ; sums stay below 256: C stays 0
    .repeat 4, k
        ldx white + 3 - k
        ldy reversed,x
        .if k = 0
        lda _draughts_pattern,y
        .else
        adc _draughts_pattern + k * 256,y
        .endif
    .endrepeat
        sta sum
    .repeat 4, k
        ldx black + k
        .if k = 0
        lda _draughts_pattern,x
        .else
        adc _draughts_pattern + k * 256,x
        .endif
    .endrepeat
        jmp both
crowned:
    .repeat 4, k
        lda kings + 3 - k
        eor #$FF
        and white + 3 - k
        tax
        ldy reversed,x
        .if k = 0
        clc
        lda _draughts_pattern,y
        .else
        lda _draughts_pattern + k * 256,y
        adc sum
        .endif
        sta sum
    .endrepeat
    .repeat 4, k
        lda kings + k
        eor #$FF
        and black + k
        tax
        .if k = 0
        lda _draughts_pattern,x
        .else
        lda _draughts_pattern + k * 256,x
        adc _score
        .endif
        sta _score
    .endrepeat
both:   ldy #0
        sec                     ; (Y A) = Black's patterns - White's
        sbc sum
        bcs positive
        dey
positive:
        clc
        adc _draughts_material
        sta _score
        tya
        adc _draughts_material+1
        sta _score+1
        lda _draughts_material+1 ; trade bonus for the side that is ahead
        bmi behind
        ora _draughts_material
        beq turn
        clc
        lda _draughts_count
        adc _draughts_count+1
        tax
        lda _draughts_trade,x
        adc _score              ; C = 0
        sta _score
        bcc traded
        inc _score+1
traded: cpx #ENDING_PIECES + 1
        bcc few
turn:   lda _side
        beq done
        negate_score
done:   rts
behind: clc
        lda _draughts_count
        adc _draughts_count+1
        tax
        sec
        lda _score
        sbc _draughts_trade,x
        sta _score
        bcs traded
        dec _score+1
        bcc traded              ; always
few:    lda _draughts_count
        cmp _draughts_count+1
        beq turn
        jsr _draughts_ending
        sta tmp1
        lda _draughts_count
        cmp _draughts_count+1
        bcc white_more
        lda _draughts_material  ; X = the part that rounding drops; C = 1
        sbc tmp1
        and #ENDING_GRAIN - 1
        tax
        sec
        lda _score              ; + ENDING_WORTH - draughts_ending
        sbc tmp1
        bcs no_borrow
        dec _score+1
no_borrow:
        clc
        adc #ENDING_WORTH
        bcc round
        inc _score+1
        bcs round               ; always
white_more:
        lda _draughts_material  ; X = the part that rounding drops for White; C = 0
        adc tmp1
        eor #$FF
        clc
        adc #1
        and #ENDING_GRAIN - 1
        tax
        clc
        lda _score              ; + draughts_ending + that part - ENDING_WORTH
        adc tmp1
        bcc no_carry
        inc _score+1
no_carry:
        stx tmp1
        clc
        adc tmp1
        bcc no_carry_too
        inc _score+1
no_carry_too:
        ldx #ENDING_WORTH
round:  stx tmp1
        sec
        sbc tmp1
        sta _score
        bcs rounded
        dec _score+1
rounded:
        jmp turn
.endproc
