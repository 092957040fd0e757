; verbs.s: the kernel's side of disk/verbs.inc: where the verbs of the game in
; memory are called, and what follows them (src/plat/atari/overlay.c). This is a
; copy of the overlay's first bytes.

.export _overlay_verbs, _overlay_head, _overlay_verb_count, _overlay_head_bytes
.import __VERBS_START__, __VERBS_SIZE__

verb_number .set 0
.macro verb name
        .export .ident(.concat("_", .string(name)))
        .ident(.concat("_", .string(name))) := __VERBS_START__ + 3 * verb_number
        verb_number .set verb_number + 1
.endmacro
.include "verbs.inc"

HEAD = 7                        ; as overlay.c has it
_overlay_verbs := __VERBS_START__
_overlay_head  := __VERBS_START__ + 3 * verb_number
.assert 3 * verb_number + HEAD <= __VERBS_SIZE__, lderror, "disk/kernel.cfg: VERBS is too small"

.segment "RODATA"
_overlay_verb_count:
        .byte verb_number
_overlay_head_bytes:
        .byte 3 * verb_number + HEAD
