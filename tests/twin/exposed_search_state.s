; exposed_search_state.s: asm/engine/search_state.s with the rows in the open that say where the
; list of a node stands: the test opens nodes as the search does.
.include "engine/search_state.s"
.export _search_count, _search_list_at_lo, _search_list_at_hi
_search_count      = node_count
_search_list_at_lo = node_list_lo
_search_list_at_hi = node_list_hi
; the window, of which the C twins have words (prune.c)
.export _twin_alpha_lo, _twin_alpha_hi, _twin_beta_lo, _twin_beta_hi
_twin_alpha_lo     = node_alpha_lo
_twin_alpha_hi     = node_alpha_hi
_twin_beta_lo      = node_beta_lo
_twin_beta_hi      = node_beta_hi
