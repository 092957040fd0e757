; worth.s: twin of src/games/morris/worth.c

.include "games/morris/morris.inc"
.export _morris_find_phase, _morris_set_phase, _morris_weigh
.import _morris_worths, _morris_nth_man, _poll_dear

.segment "GAME"

; uint8_t morris_find_phase(void)
;   Out:       A; X = 0          Clobbers: Y
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
        clc
        adc #2
done:   rts
.endproc

; void morris_set_phase(uint8_t phase)
;   In:        A                 Out: worth
;   Clobbers:  A, X, Y
;   Cycles:    234
.proc _morris_set_phase
        tax
        ldy first,x
    .repeat ::LINE_STATES, i
        lda _morris_worths + i,y
        sta worth + i
    .endrepeat
        rts
first:
    .repeat 5, i
        .byte i * LINE_STATES
    .endrepeat
.endproc

; void morris_weigh(void)
;   In:        ply, line, men, hand, worth
;   Out:       row ply of value; one more of poll_dear
;   Clobbers:  A, X, Y, ptr1
sum = ptr1
.proc _morris_weigh
        inc _poll_dear
        lda #0
        sta sum
        sta sum+1
        lda men                 ; the crosses' men
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
all:
    .repeat ::LINES / 4, i      ; four lines are a byte with a sign
        ldy lines + 4 * i
        lda worth,y
        ldy lines + 4 * i + 1
        clc
        adc worth,y
        ldy lines + 4 * i + 2
        clc
        adc worth,y
        ldy lines + 4 * i + 3
        clc
        adc worth,y
        bpl :+
        dec sum+1
:       clc
        adc sum
        sta sum
        bcc :+
        inc sum+1
:
    .endrepeat
        ldx _ply
        lda sum
        sta _morris_value_lo,x
        lda sum+1
        sta _morris_value_hi,x
        rts
.endproc
