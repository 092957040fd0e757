; verbs.s: the kernel's side of the jump table: where the verbs of the game in memory are
; called, a copy of its overlay's first bytes (asm/plat/atari/plat.s). verbs.inc is made by the
; Makefile from src/engine/verbs.h.

.import __VERBS_START__, __VERBS_SIZE__

verb_number .set 0
.macro verb name
        .export .ident(.concat("_", .string(name)))
        .ident(.concat("_", .string(name))) := __VERBS_START__ + 3 * verb_number
        verb_number .set verb_number + 1
.endmacro
.include "verbs.inc"

HEAD = 6                        ; disk/overlay.s
.assert 3 * verb_number + HEAD <= __VERBS_SIZE__, lderror, "disk/kernel.cfg: VERBS is too small"
