; node_window.s: names for maze.c: the window of a node as bytes, as asm/engine/search_state.s stores it.
; SPDX-License-Identifier: MIT

.include "engine/search_state.inc"

.export _window_alpha_lo := node_alpha_lo
.export _window_alpha_hi := node_alpha_hi
.export _window_beta_lo  := node_beta_lo
.export _window_beta_hi  := node_beta_hi
