; recount.s: twin of src/games/morris/recount.c. Called by make.s if the phase changes, and by position.c.
; SPDX-License-Identifier: MIT

.include "games/morris/morris.inc"
.export _morris_find_phase, _morris_set_phase, _morris_recount_value
.import _morris_worths, _morris_nth_man, _poll_slow

.segment "GAME"

; uint8_t morris_find_phase(void): phase of the position
;   In:        men, hand
;   Out:       A = phase; X = 0  Clobbers: Y
.proc _morris_find_phase
        ldx #0
        txa
        ldy hand
        bne done
        ldy hand + 1
        bne done
        lda #MOVING
        ldy men
        cpy #MEN_LEAST
        bne :+
        lda #MOVING + 1
:       ldy men + 1
        cpy #MEN_LEAST
        bne done
        adc #1                  ; C = 1: adds two
done:   rts
.endproc

; void morris_set_phase(uint8_t phase): copies the line values of a phase
;   In:        A = phase         Out: worth
;   Clobbers:  A, X, Y
;   Cycles:    325
THIRD = LINE_STATES / 3         ; unrolling all states would cost one more sector to load
.proc _morris_set_phase
        tax
        ldy last,x
        ldx #THIRD - 1
each:
    .repeat 3, i
        lda _morris_worths + i * THIRD,y
        sta worth + i * THIRD,x
    .endrepeat
        dey
        dex
        bpl each
        rts
last:
    .repeat 5, i
        .byte i * LINE_STATES + THIRD - 1
    .endrepeat
.endproc

; void morris_recount_value(void): value of the position from scratch
;   In:        ply, lines, men, hand, worth
;   Out:       value[ply]; poll_slow is incremented
;   Clobbers:  A, X, Y, ptr1
sum = ptr1
.proc _morris_recount_value
        inc _poll_slow
        lda #0
        sta sum
        sta sum+1
        lda men                 ; add the men of the crosses
        clc
        adc hand
        tax
        beq others
own:    lda sum
        clc
        adc _morris_nth_man,x
        sta sum
        bcc :+
        inc sum+1
:       dex
        bne own
others: lda men + 1
        clc
        adc hand + 1
        tax
        beq all
less:   lda sum
        sec
        sbc _morris_nth_man,x
        sta sum
        bcs :+
        dec sum+1
:       dex
        bne less
all:    ldx #LINES - 4
four:   ldy lines,x             ; the sum of four lines is a signed byte
        lda worth,y
    .repeat 3, i
        ldy lines + 1 + i,x
        clc
        adc worth,y
    .endrepeat
        bpl :+
        dec sum+1
:       clc
        adc sum
        sta sum
        bcc :+
        inc sum+1
:       dex
        dex
        dex
        dex
        bpl four
        ldx _ply
        lda sum
        sta _morris_value_lo,x
        lda sum+1
        sta _morris_value_hi,x
        rts
.endproc
