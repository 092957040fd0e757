; game_overlay.s: the first bytes of every game overlay: its verbs as a jump table, then the facts that the kernel needs
; (game_facts.inc). overlay_store.s copies all of it to page 4, where the kernel calls it.
; SPDX-License-Identifier: MIT

.import __BSS_RUN__, __UNROLLED_RUN__, __UNROLLED_SIZE__, __FIXES_RUN__, __FIXES_SIZE__
.import __LIST_PAGES__, __LIST_FULL__, __REPETITION__, __MOVES__, __MOVES_MOST__, __BEGIN__, __POSITION__, __TEXT_SIZE__
.include "loader.inc"
.import game_ahead ; tools/build/game.awk: what the game reads ahead, or nothing
.import game_sounds ; tools/build/sounds.awk
.import game_unroll ; a game with unrolled code, or asm/engine/unroll_nothing.s
.import __SEARCH_SIZE__, __OPENINGS_AT__, __HELP_AT__, __HELP_SIZE__, __OPENINGS_KIND__, __BOOK_PLIES__

; These segments exist in every game, even if empty.
.segment "SEARCH"
.segment "HELP"
.segment "BSS"
.segment "STATE"
.segment "PAGES"
.segment "UNROLLED"
.segment "PLANS"
.segment "FIXES"

OP_JMP = $4C                    ; the instruction

.linecont +
; First byte after everything the game uses
end = __UNROLLED_RUN__ + __UNROLLED_SIZE__
        .assert __UNROLLED_SIZE__ = 0 || __FIXES_RUN__ + __FIXES_SIZE__ <= __UNROLLED_RUN__, lderror, \
            "unrolled code would overwrite its plan"

; Sector where the second piece of the rules starts; $FF: there is none
rest = (__HELP_SIZE__ > HELP_BYTES) * (__HELP_AT__ + HELP_SECTORS) + (__HELP_SIZE__ <= HELP_BYTES) * $FF

.segment "VERBS"
.macro verb name
        .import .ident(.concat("_", .string(name)))
        jmp .ident(.concat("_", .string(name)))
.endmacro
.include "verbs.inc"
.macro fact name, bytes, value
        .if bytes = 1
        .byte <(value)
        .else
        .word value
        .endif
.endmacro
.include "game_facts.inc"
