; exposed_history.s: asm/engine/history.s with its killers in the open, so that the C
; twin works on the very same bytes (twin.mk).
.include "engine/history.s"
.export _order_first_ordinal, _order_first_lo, _order_first_hi
.export _order_second_ordinal, _order_second_lo, _order_second_hi
_order_first_ordinal  = first_ordinal
_order_first_lo       = first_lo
_order_first_hi       = first_hi
_order_second_ordinal = second_ordinal
_order_second_lo      = second_lo
_order_second_hi      = second_hi
.export _order_kept_first, _order_kept_second
_order_kept_first     = kept_first
_order_kept_second    = kept_second
