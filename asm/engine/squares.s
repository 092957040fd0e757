; squares.s: twin of src/engine/squares.c: names of squares.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/common.inc"
.export _square_write, _square_read, squares_open, square_read_at
.import popax
.importzp ptr1, ptr2, tmp1, tmp2

.segment "CODE"

; squares_open: fetches the arguments.   In: A/X = text, squares on the C stack   Out: ptr1 = squares, ptr2 = text; Y: 0
.proc squares_open
        keep_pointer ptr2
        pop_pointer ptr1
        ldy #0
        rts
.endproc

; char *square_write(const Squares *squares, char *text, uint8_t square)
;   In:        A = square, the others on the C stack
;   Out:       A/X = text + 2
;   Clobbers:  Y, ptr1, ptr2, tmp1
.proc _square_write
        sta tmp1
        jsr popax
        jsr squares_open                ; Y = SQUARES_FIRST
        sec
        lda tmp1
        sbc (ptr1),y
        iny                     ; SQUARES_STEP
        ldx #'1'
rank:   cmp (ptr1),y
        bcc file
        sbc (ptr1),y            ; C = 1
        inx
        bne rank                ; always
file:   adc #'a'                ; C = 0
        dey
        sta (ptr2),y
        iny
        txa
        sta (ptr2),y
        iny
        lda #0
        sta (ptr2),y
        ldx ptr2+1
        tya
        clc
        adc ptr2
        bcc :+
        inx
:       rts
.endproc

; uint8_t square_read(const Squares *squares, const char *text)
;   In:        A/X = text, squares on the C stack
;   Out:       A = the square, or squares->none; X = 0
;   Clobbers:  Y, ptr1, ptr2, tmp1, tmp2
.proc _square_read
        jsr squares_open
        ; fall into square_read_at
.endproc

; square_read_at: the same for the square at place Y of ptr2.   Out: also Z = 1 if there is none
.proc square_read_at
        sty tmp2
        lda (ptr2),y
        ora #$20                ; a small letter
        sec
        sbc #'a'
        ldy #SQUARES_FILES
        cmp (ptr1),y
        bcs none
        sta tmp1
        ldy tmp2
        iny
        lda (ptr2),y
        sec
        sbc #'1'
        ldy #SQUARES_RANKS
        cmp (ptr1),y
        bcs none
        tax
        ldy #SQUARES_FIRST
        lda (ptr1),y
        adc tmp1                ; C = 0
        iny                     ; SQUARES_STEP
up:     dex
        bmi done
        adc (ptr1),y            ; C = 0
        bcc up                  ; always
none:   ldy #SQUARES_NONE
        lda (ptr1),y
done:   ldx #0
        ldy #SQUARES_NONE
        cmp (ptr1),y
        rts
.endproc
