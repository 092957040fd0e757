; exposed_search_state.s: asm/engine/search_state.s with the arrays exported that say where the list of a node is: the
; test opens nodes as the search does.
; SPDX-License-Identifier: MIT
.include "engine/search_state.s"
.export _twin_node_count, _twin_node_list_lo, _twin_node_list_hi
_twin_node_count      = node_count
_twin_node_list_lo = node_list_lo
_twin_node_list_hi = node_list_hi
; the window, as words in the C twins (prune.c)
.export _twin_alpha_lo, _twin_alpha_hi, _twin_beta_lo, _twin_beta_hi
_twin_alpha_lo     = node_alpha_lo
_twin_alpha_hi     = node_alpha_hi
_twin_beta_lo      = node_beta_lo
_twin_beta_hi      = node_beta_hi
