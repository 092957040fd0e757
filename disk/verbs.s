; verbs.s: the kernel's side of the jump table: names for the addresses in page 4 to which overlay_store.s copies the
; first bytes of the game (disk/game_overlay.s). The Makefile makes verbs.inc from src/engine/verbs.h.
; SPDX-License-Identifier: MIT

.import __VERBS_START__, __VERBS_SIZE__, __LISTS_START__

verb_number .set 0
.macro verb name
        .export .ident(.concat("_", .string(name)))
        .ident(.concat("_", .string(name))) := __VERBS_START__ + 3 * verb_number
        verb_number .set verb_number + 1
.endmacro
.include "verbs.inc"

; After the verbs: facts about the overlay and the memory the game has (src/engine/game_memory.c)
.macro fact name, bytes
        .export name
        name := __VERBS_START__ + 3 * verb_number + head
        head .set head + bytes
.endmacro
head .set 6                     ; the first six bytes are named in asm/plat/atari/overlay_store.s
        fact _list_pages, 1
        fact _list_full, 1
        fact _repetition_keys, 2
        fact _record_moves, 2
        fact _record_most, 2
        fact _record_begin, 2
        fact _text_position, 2
        fact _text_size, 2
        fact openings_at, 1
        fact help_at, 1
        fact rest_at, 1
        fact _machine_openings_kind, 1
        fact _machine_book_plies, 1
        fact replaces_search, 1
.export _list_pool := __LISTS_START__

.assert 3 * verb_number + head <= __VERBS_SIZE__, lderror, "disk/kernel.cfg: VERBS is too small"
