; c_stack.s: the C stack. cc65 keeps the arguments of a C function there, on a stack separate from the 6502's own. These
; routines replace those of cc65's library with the same names: the whole stack is in one page (disk/kernel.s), so they
; need not care for the high byte of its pointer. No C twin: C cannot address its own stack.
; SPDX-License-Identifier: MIT

.export point0sp, pointysp, ldax0sp, ldaxysp, stax0sp, staxysp
.export pusha, pushax, pusha0, push0, popa, popax, incsp1, incsp2, incsp3
.export incsp4, incsp5
.importzp ptr1
.include "c_stack.inc"

.segment "CODE"

; point0sp, pointysp: fetch a word from the C stack into ptr1. tools/build/peephole replaces longer code of the compiler
; by calls of these two routines.
;   In:        point0sp: nothing (the word on top); pointysp: Y = offset of the word's high byte
;   Out:       ptr1 = A/X = the word; Y = offset of its low byte; N and Z as for A
point0sp:
        ldy #1
pointysp:
        jsr ldaxysp
        stx ptr1+1
        sta ptr1
        rts

; popa, popax: take a byte or a word from the stack
;   Out:       A or A/X          Clobbers: Y, and popax X            Keeps: X of popa
popa:   ldy #0
        lda (sp),y
        inc sp
        rts
incsp5: inc sp
incsp4: inc sp
incsp3: inc sp
        bne incsp2              ; always: the pointer ends below its page
popax:  jsr ldax0sp
; incsp1 to incsp5: remove bytes from the stack.   Keep: A, X, Y
incsp2: inc sp
incsp1: inc sp
        rts

; push0, pusha0, pushax: push a word: 0, A or A/X.   Out: A, X = the word; Y = 0
push0:  lda #0
pusha0: ldx #0
pushax: pha
        dec sp
        dec sp
        ldy #1
        txa
        sta (sp),y
        pla
        dey
        sta (sp),y
        rts

; pusha: pushes a byte, A                    Out: Y = 0            Keeps: A, X
pusha:  dec sp
        ldy #0
        sta (sp),y
        rts

; ldax0sp, ldaxysp: read a word.   In: ldaxysp: Y = offset of its high byte      Out: A/X; Y = offset of its low byte
ldax0sp:
        ldy #1
ldaxysp:
        lda (sp),y
        tax
        dey
        lda (sp),y
        rts

; stax0sp, staxysp: write a word.  In: A/X; staxysp: Y = offset of its low byte  Out: Y = offset of its high byte
;   Keeps:     A, X
stax0sp:
        ldy #0
staxysp:
        sta (sp),y
        iny
        pha
        txa
        sta (sp),y
        pla
        rts
