; c_stack.s: a pointer on the stack of C, for compiled code (tools/build/peephole). No C twin: C does not know that
; stack.
;   point0sp: the word on its top; pointysp: the one whose high byte is Y bytes behind it
;   Out:       ptr1 = A/X = the word; Y = its low byte's place; flags by A
;   Bytes:     10

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
