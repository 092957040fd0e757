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

; After the verbs: facts about the overlay and the memory the game has
facts .set 0
.macro fact name, bytes, value
        .export name
        name := __VERBS_START__ + 3 * verb_number + facts
        facts .set facts + bytes
.endmacro
.include "game_facts.inc"
.export _list_pool := __LISTS_START__

.assert 3 * verb_number + facts <= __VERBS_SIZE__, lderror, "disk/kernel.cfg: VERBS is too small"
