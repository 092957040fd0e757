; chance_add.s: twin of src/games/race/chance_add.c: a row of the network that says the winning chance.
; SPDX-License-Identifier: MIT

.include "constants/games/race.inc"
.export _race_chance_add, _race_chance_lo, _race_chance_hi
.import _race_chance_first
.importzp ptr1

.bss
_race_chance_lo: .res CHANCE_HIDDEN
_race_chance_hi: .res CHANCE_HIDDEN

.segment "LATER"

        .assert CHANCE_HIDDEN = 32, error, "a row is found with five shifts"

; void race_chance_add(uint8_t input): adds the row of an input to the sums of the hidden cells.
;   In:        A = input
;   Clobbers:  A, X, ptr1        Cycles: 970
.proc _race_chance_add
        ldx #0
        stx ptr1+1
        ldx #5
shift:  asl a
        rol ptr1+1
        dex
        bne shift
        adc #<_race_chance_first ; C = 0
        sta ptr1
        lda ptr1+1
        adc #>_race_chance_first
        sta ptr1+1
        ldx #CHANCE_HIDDEN - 1
each:   txa
        tay
        lda (ptr1),y
        bmi less
        clc
        adc _race_chance_lo,x
        sta _race_chance_lo,x
        bcc next
        inc _race_chance_hi,x
        bcs next                ; always
less:   clc
        adc _race_chance_lo,x
        sta _race_chance_lo,x
        bcs next
        dec _race_chance_hi,x
next:   dex
        bpl each
        rts
.endproc
