; book_symmetry.s: twin of src/engine/book_symmetry.c: the book key over all symmetries.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.export _book_codes, _book_symmetry_start, _book_symmetry_add, _book_symmetry_end, _book_key_add
.import _book_key
.importzp ptr1, ptr2, ptr3, ptr4

IMAGES  = 16                    ; BOOK_IMAGES, BOOK_KEY
KEY     = 4

.bss
_book_codes:    .res IMAGES
keys:           .res KEY * IMAGES
last:           .res 1          ; number of images, less 1

.segment "CODE"

; void book_symmetry_start(uint8_t images): A = number of images.   Clobbers: A, X
.proc _book_symmetry_start
        tax
        dex
        stx last
        ldx #KEY * IMAGES - 1
        lda #0
next:   sta keys,x
        dex
        bpl next
        rts
.endproc

; void book_symmetry_add(const uint8_t *random)
;   In:        A/X = random, book_codes
;   Clobbers:  A, X, Y, ptr1-ptr4
;   Cycles:    65 for an image
.proc _book_symmetry_add
        sta ptr1
        stx ptr1+1
        clc
        adc #ZOBRIST_STEP
        sta ptr2
        bcc :+
        inx
        clc
:       stx ptr2+1
        adc #ZOBRIST_STEP
        sta ptr3
        bcc :+
        inx
        clc
:       stx ptr3+1
        adc #ZOBRIST_STEP
        sta ptr4
        bcc :+
        inx
:       stx ptr4+1
        ldx last
next:   ldy _book_codes,x
    .repeat ::KEY, i
        lda keys + i * IMAGES,x
        eor (ptr1 + 2 * i),y
        sta keys + i * IMAGES,x
    .endrepeat
        dex
        bpl next
        rts
.endproc
.assert ptr2 = ptr1 + 2 .and ptr3 = ptr1 + 4 .and ptr4 = ptr1 + 6, lderror, "ptr1 to ptr4 are not together"

; void book_symmetry_end(void): book_key = the smallest key. From the last image to the first; of equal ones the first.
;   Clobbers:  A, X, Y
.proc _book_symmetry_end
        ldx last
take:   txa
        tay                     ; Y = the best so far
next:   dex
        bmi done
    .repeat ::KEY - 1, i
        lda keys + i * IMAGES,x
        cmp keys + i * IMAGES,y
        bcc take
    .if i < ::KEY - 2
        bne next
    .else
        beq take
        bne next                ; always
    .endif
    .endrepeat
done:
    .repeat ::KEY, i
        lda keys + i * IMAGES,y
        sta _book_key + i
    .endrepeat
        rts
.endproc

; void book_key_add(const uint8_t *bytes): A/X = bytes.   Clobbers: A, X, Y, ptr1
.proc _book_key_add
        sta ptr1
        stx ptr1+1
        ldx #0
        ldy #0
next:   lda _book_key,x
        eor (ptr1),y
        sta _book_key,x
        tya
        clc
        adc #ZOBRIST_STEP
        tay
        inx
        cpx #KEY
        bne next
        rts
.endproc
