; game_overlay.s: what every overlay starts with: its verbs as a jump table, then
; what the kernel must know to make room for it (names in disk/verbs.s). The
; kernel copies all of it to where it calls verbs.

.import __BSS_RUN__, __STATE_RUN__, __STATE_SIZE__, __PAGES_RUN__, __PAGES_SIZE__
.import __LIST_PAGES__, __LIST_FULL__, __PAST__, __MOVES__, __MOVES_MOST__, __BEGIN__, __POSITION__, __TEXT_SIZE__
.include "loader.inc"
.import __OPENINGS_AT__, __HELP_AT__, __HELP_SIZE__, __OPENINGS_KIND__, __BOOK_PLIES__

; these exist in every game, if empty
.segment "HELP"
.segment "BSS"
.segment "STATE"
.segment "PAGES"

end = (__PAGES_SIZE__ > 0) * (__PAGES_RUN__ + __PAGES_SIZE__) + (__PAGES_SIZE__ = 0) * (__STATE_RUN__ + __STATE_SIZE__)

rest = (__HELP_SIZE__ > HELP_BYTES) * (__HELP_AT__ + HELP_SECTORS) + (__HELP_SIZE__ <= HELP_BYTES) * $FF

.segment "VERBS"
.macro verb name
        .import .ident(.concat("_", .string(name)))
        jmp .ident(.concat("_", .string(name)))
.endmacro
.include "verbs.inc"
        .addr __BSS_RUN__
        .word end - __BSS_RUN__
        .addr end
        .byte <__LIST_PAGES__, <__LIST_FULL__ ; tools/build/game_memory.awk; in the order of disk/verbs.s
        .addr __PAST__, __MOVES__
        .word __MOVES_MOST__
        .addr __BEGIN__, __POSITION__
        .word __TEXT_SIZE__
        .byte <__OPENINGS_AT__  ; sectors of its file DAT: the book ends here,
        .byte <__HELP_AT__      ; the openings here
        .byte <rest             ; and here what is read of the rules first; $FF: that is all of them
        .byte <__OPENINGS_KIND__ ; PLAT_ of src/plat/machine.h
        .byte <__BOOK_PLIES__   ; `book` of its menu.txt
