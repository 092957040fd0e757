; c_arithmetic.s: arithmetic of 16 bits for compiled C. These routines replace those of cc65's library with the same
; names: they share their code, and rely on the C stack being in one page (c_stack.s). Kernel, overlays and games use
; them. No C twin: the compiler calls them by name.
; SPDX-License-Identifier: MIT

.export aslax1, aslax2, aslax3, aslax4, shlax1, shlax2, shlax3, shlax4
.export incax1, incax2, incax3, incax4, incax5, incax8, incaxy, tosadda0, tosaddax
.export ldaxi, ldaxidx, word_at_y, callax
.import incsp2
.importzp ptr1, tmp1
.include "c_stack.inc"

.segment "CODE"

; aslax1 to aslax4, shlax1 to shlax4: A/X = A/X * 2, 4, 8, 16         Keep: Y
aslax4:
shlax4: jsr aslax1
aslax3:
shlax3: jsr aslax1
aslax2:
shlax2: jsr aslax1
aslax1:
shlax1: stx tmp1
        asl a
        rol tmp1
        ldx tmp1
        rts

; incax1, incax2: A/X = A/X + 1, 2         Keep: Y
incax2: jsr incax1
incax1: clc
        adc #1
        bcc :+
        inx
:       rts

; incax3 to incax8, incaxy: A/X = A/X + 3 to 8, Y            Out: Y = the number
incax8: ldy #8
        .byte $2C               ; bit abs: skips the next instruction, here and below
incax5: ldy #5
        .byte $2C
incax4: ldy #4
        .byte $2C
incax3: ldy #3
incaxy: sty tmp1
        clc
        adc tmp1
        bcc :+
        inx
:       rts

; tosadda0, tosaddax: take a word from the C stack; A/X = the word + A or A/X         Clobbers: Y
tosadda0:
        ldx #0
tosaddax:
        ldy #0
        clc
        adc (sp),y
        pha
        iny
        txa
        adc (sp),y
        tax
        pla
        jmp incsp2

; ldaxi, ldaxidx: A/X = the word at A/X; at A/X + Y - 1              Out: ptr1 = A/X as it was, Y = Y - 1
; word_at_y: A/X = the word at ptr1 + Y - 1
ldaxi:  ldy #1
ldaxidx:
        sta ptr1
        stx ptr1+1
word_at_y:
        lda (ptr1),y
        tax
        dey
        lda (ptr1),y
        rts

; callax: calls the function at A/X         Clobbers: ptr1
callax: sta ptr1
        stx ptr1+1
        jmp (ptr1)
