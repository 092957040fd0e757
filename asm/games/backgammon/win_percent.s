; win_percent.s: twin of src/games/backgammon/win_percent.c: the winning chance for the panel.
; SPDX-License-Identifier: MIT

.include "games/backgammon/backgammon.inc"
.include "constants/games/backgammon/win_percent.inc"
.export _backgammon_win_percent
.import _backgammon_win, chance_lo, chance_hi

sum     = tmp1                  ; 3 bytes
product = ptr1
HUNDREDTH = POINT / 100

.segment "CODE"

; backgammon_win_percent: the chance to win of the side that rolls next, by the hidden units
; uint8_t backgammon_win_percent(void)
;   Out:       A = 1 to 99, X = 0
;   Clobbers:  Y, tmp1-tmp3, ptr1
;   Cycles:    about 6,000
.proc _backgammon_win_percent
        lda #<WIN_BIAS
        sta sum
        lda #>WIN_BIAS
        sta sum+1
        ldx #0
        stx sum+2
each:   lda _backgammon_win,x
        bpl :+
        eor #$FF
        clc
        adc #1
:       sta product             ; (A product) = hidden unit * size of the weight
        lda #0
        ldy #8
        lsr product
shift:  bcc :+
        clc
        adc hidden,x
:       ror
        ror product
        dey
        bne shift
        sta product+1
        lda _backgammon_win,x
        bmi minus
        clc
        lda sum
        adc product
        sta sum
        lda sum+1
        adc product+1
        sta sum+1
        bcc next
        inc sum+2
        bcs next                ; always
minus:  sec
        lda sum
        sbc product
        sta sum
        lda sum+1
        sbc product+1
        sta sum+1
        bcs next
        dec sum+2
next:   inx
        cpx #HIDDEN
        bne each
        lda #STEP_LEAST
        ldx sum+2
        bmi step
        lda #STEP_MOST
        cpx #1
        bcs step
        cmp sum+1
        bcc step
        lda sum+1
        cmp #STEP_LEAST
        bcs step
        lda #STEP_LEAST
step:   sta product             ; of the lower half of the curve: chance + half a hundredth
        cmp #CHANCE_MIDDLE + 1
        bcc lower
        eor #$FF
        adc #0                  ; carry is set: 256 - step
lower:  tax
        lda chance_lo,x
        clc
        adc #HUNDREDTH / 2
        sta sum
        lda chance_hi,x
        adc #0
        ldx #0
        beq count               ; always
less:   inx
count:  tay
        lda sum
        sec
        sbc #HUNDREDTH
        sta sum
        tya
        sbc #0
        bcs less
        txa
        ldx product
        cpx #CHANCE_MIDDLE + 1
        bcc done
        eor #$FF
        adc #100                ; carry is set: 100 - A
done:   ldx #0
        rts
.endproc
