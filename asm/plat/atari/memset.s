; memset.s: replaces memset and bzero of the C library by versions of half the size, for kernel and games. They are
; called so rarely that speed does not matter.
;
; memset, bzero: fill memory with a byte, or with 0
; void *memset(void *at, int value, size_t bytes), void bzero(void *at, size_t bytes)
;   In:        A/X = bytes; the other arguments on the C stack
;   Out:       nothing: unlike in the C library, the return value is undefined; no caller uses it
;   Clobbers:  A, X, Y, ptr1, ptr2, tmp1
; SPDX-License-Identifier: MIT

.export _memset, _bzero
.export __bzero, ___bzero         ; the compiler calls bzero by one of these names; the second since V2.19
.import popax
.importzp ptr1, ptr2, tmp1

.proc _memset
        sta ptr2
        stx ptr2+1
        jsr popax
        clv
        bvc fill                ; always
.endproc

_bzero:
__bzero:
___bzero:
        sta ptr2
        stx ptr2+1
        lda #0
fill:   sta tmp1
        jsr popax
        sta ptr1
        stx ptr1+1
        ldy #0
        lda tmp1
        ldx ptr2+1              ; whole pages first
        beq next
page:   sta (ptr1),y
        iny
        bne page
        inc ptr1+1
        dex
        bne page
next:   cpy ptr2                ; then the rest
        beq done
        sta (ptr1),y
        iny
        bne next
done:   rts
