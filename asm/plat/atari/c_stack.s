; c_stack.s: fetches a pointer from the C stack. cc65 keeps the arguments of a C function there, on a stack separate
; from the 6502's own. tools/build/peephole replaces longer code of the compiler by calls of these two routines.
; No C twin: C cannot address its own stack.
;
; point0sp, pointysp: fetch a word from the C stack into ptr1
;   In:        point0sp: nothing (the word on top); pointysp: Y = offset of the word's high byte
;   Out:       ptr1 = A/X = the word; Y = offset of its low byte; N and Z as for A
; SPDX-License-Identifier: MIT

.export point0sp, pointysp
.import ldaxysp
.importzp ptr1

.segment "CODE"
point0sp:
        ldy #1
pointysp:
        jsr ldaxysp
        stx ptr1+1
        sta ptr1
        rts
