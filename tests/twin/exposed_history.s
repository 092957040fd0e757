; exposed_history.s: asm/engine/history.s with its killers exported, so that the C twin works on the same bytes
; (twin.mk).
; SPDX-License-Identifier: MIT
.include "engine/history.s"
.export _killer_first_ordinal, _killer_first_lo, _killer_first_hi
.export _killer_second_ordinal, _killer_second_lo, _killer_second_hi
_killer_first_ordinal  = first_ordinal
_killer_first_lo       = first_lo
_killer_first_hi       = first_hi
_killer_second_ordinal = second_ordinal
_killer_second_lo      = second_lo
_killer_second_hi      = second_hi
.export _killer_kept_first, _killer_kept_second
_killer_kept_first     = kept_first
_killer_kept_second    = kept_second
