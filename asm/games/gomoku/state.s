; state.s: twin of src/games/gomoku/state.c: where the state is in memory.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/gomoku/gomoku.inc"
.exportzp _gomoku_last_ply, _gomoku_near_ply, _gomoku_opening
.export _gomoku_cell, _gomoku_window, _gomoku_value_lo, _gomoku_value_hi, _gomoku_fours, _gomoku_logged
.export _gomoku_log_way, _gomoku_log_cell, _gomoku_near, _gomoku_random
.export _gomoku_pair_a, _gomoku_pair_b, _gomoku_pairs, _gomoku_only, _gomoku_only_count, _gomoku_ranked

_gomoku_last_ply = _zp_game
_gomoku_near_ply = _zp_game + 1
_gomoku_opening  = _zp_game + 2

.bss
_gomoku_cell:           .res CELLS
_gomoku_window:         .res WINDOW_PAD + WAYS * CELLS
_gomoku_near:           .res NEAR_PAD + CELLS + NEAR_PAD
_gomoku_log_way:        .res 2 * LOG_SIDE       ; black's, white's
_gomoku_log_cell:       .res 2 * LOG_SIDE
_gomoku_value_lo:       .res PLIES
_gomoku_value_hi:       .res PLIES
_gomoku_fours:          .res 2 * PLIES          ; black, white
_gomoku_logged:         .res 2 * PLIES
_gomoku_pair_a:         .res PAIRS_MOST
_gomoku_pair_b:         .res PAIRS_MOST
_gomoku_pairs:          .res 1
_gomoku_only:           .res ONLY_MOST
_gomoku_only_count:     .res 1
_gomoku_ranked:         .res 2
_gomoku_random:         .res 2 * LAST_CELL + (KEY_BYTES - 1) * ZOBRIST_STEP
