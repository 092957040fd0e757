; verbs.s: the kernel's side of disk/verbs.inc: where an overlay has its verbs,
; and what follows its jump table (src/plat/atari/overlay.c).

.export _overlay_start, _overlay_head, _overlay_verb_count
.import __OVERLAY_START__

verb_number .set 0
.macro verb name
        .export .ident(.concat("_", .string(name)))
        .ident(.concat("_", .string(name))) := __OVERLAY_START__ + 3 * verb_number
        verb_number .set verb_number + 1
.endmacro
.include "verbs.inc"

_overlay_start := __OVERLAY_START__
_overlay_head  := __OVERLAY_START__ + 3 * verb_number

.segment "RODATA"
_overlay_verb_count:
        .byte verb_number
