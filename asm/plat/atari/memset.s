; memset.s: the C library's memset and bzero in half of its bytes; speed does not matter here.
;
; void *memset(void *at, int value, size_t bytes), void bzero(void *at, size_t bytes)
;   In:        the other arguments on the C stack, A/X = bytes
;   Out:       nothing of use: no caller looks at what memset returns
;   Clobbers:  A, X, Y, ptr1, ptr2, tmp1

.export _memset, _bzero, __bzero
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
        sta ptr2
        stx ptr2+1
        lda #0
fill:   sta tmp1
        jsr popax
        sta ptr1
        stx ptr1+1
        ldy #0
        lda tmp1
        ldx ptr2+1              ; whole pages
        beq next
page:   sta (ptr1),y
        iny
        bne page
        inc ptr1+1
        dex
        bne page
next:   cpy ptr2
        beq done
        sta (ptr1),y
        iny
        bne next
done:   rts
