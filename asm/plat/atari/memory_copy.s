; memory_copy.s: replaces memcpy, memcmp, strcpy and memset of the C library by shorter versions that share their code,
; for kernel and games. They are called so rarely that speed does not matter.
;
; void *memcpy(void *to, const void *from, size_t bytes)
; int memcmp(const void *a, const void *b, size_t bytes)
; char *strcpy(char *to, const char *from)
; void *memset(void *at, int value, size_t bytes)
;   In:        A/X = the last argument; the others on the C stack
;   Out:       memcmp: A/X = 0, or below 0, or above 0. The others: nothing; unlike in the C library, the return value
;              is undefined, and no caller uses it
;   Clobbers:  A, X, Y, ptr1, ptr2, ptr3
; SPDX-License-Identifier: MIT

.export _memcpy, _memcmp, _strcpy, _memset
.import popax
.importzp ptr1, ptr2, ptr3

.segment "CODE"

; Takes three arguments: ptr2, ptr1, and a number of bytes in A/X.   Out: Y = 0; X and ptr3+1 count the bytes
three:  jsr count
        jsr popax
; Takes two arguments: ptr2, and ptr1 in A/X.   Out: Y = 0, X = ptr3
two:    sta ptr1
        stx ptr1+1
        jsr popax
        sta ptr2
        stx ptr2+1
        ldy #0
        ldx ptr3
        rts

; ptr3 = A/X, plus 1 in both bytes, because the loops decrement before they look
count:  sta ptr3
        stx ptr3+1
        inc ptr3
        inc ptr3+1
        rts

.proc _memcpy
        jsr three
loop:   dex
        bne :+
        dec ptr3+1
        beq done
:       lda (ptr1),y
        sta (ptr2),y
        iny
        bne loop
        inc ptr1+1
        inc ptr2+1
        bne loop                ; always
done:   rts
.endproc

.proc _memcmp
        jsr three
loop:   dex
        bne :+
        dec ptr3+1
        beq done
:       lda (ptr2),y
        cmp (ptr1),y
        bne differ
        iny
        bne loop
        inc ptr1+1
        inc ptr2+1
        bne loop                ; always
differ: ldx #$FF
        bcc done
        ldx #1
done:   txa
        rts
.endproc

.proc _strcpy
        jsr two
loop:   lda (ptr1),y
        sta (ptr2),y
        beq done
        iny
        bne loop
        inc ptr1+1
        inc ptr2+1
        bne loop                ; always
done:   rts
.endproc

_memset:
        jsr three
fill:   dex
        bne :+
        dec ptr3+1
        beq filled
:       lda ptr1
        sta (ptr2),y
        iny
        bne fill
        inc ptr2+1
        bne fill                ; always
filled: rts
