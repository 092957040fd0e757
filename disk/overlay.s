; overlay.s: what every overlay starts with: its verbs as a jump table, then
; what the kernel must know to make room for it (names in disk/verbs.s).

.import __BSS_RUN__, __BSS_SIZE__

.segment "VERBS"
verb_number .set 0
.macro verb name
        .import .ident(.concat("_", .string(name)))
        jmp .ident(.concat("_", .string(name)))
        verb_number .set verb_number + 1
.endmacro
.include "verbs.inc"
        .byte verb_number
        .addr __BSS_RUN__
        .word __BSS_SIZE__
        .addr __BSS_RUN__ + __BSS_SIZE__
