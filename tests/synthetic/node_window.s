; node_window.s: exports the window of a node (asm/engine/search_state.s) to maze.c, as bytes.
; SPDX-License-Identifier: MIT

.include "engine/search_state.inc"

.export _window_alpha_lo := node_alpha_lo
.export _window_alpha_hi := node_alpha_hi
.export _window_beta_lo  := node_beta_lo
.export _window_beta_hi  := node_beta_hi
