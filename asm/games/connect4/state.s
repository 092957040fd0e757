; state.s: twin of src/games/connect4/state.c: lines, next cell of each column and last ply in zero page.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/connect4/connect4.inc"
.exportzp _connect4_line, _connect4_next, _connect4_last_ply
.export _connect4_value_lo, _connect4_value_hi, _connect4_threat, _connect4_hole, _connect4_holes
.export _connect4_threat_count, _connect4_zugzwang, _connect4_root, _connect4_root_discs, _connect4_random
.export _connect4_gain

_connect4_line     = _zp_game
_connect4_next     = _zp_game + 69
_connect4_last_ply = _zp_game + 76

.bss
_connect4_value_lo:     .res PLIES
_connect4_value_hi:     .res PLIES
_connect4_threat:       .res CELLS_ALL
_connect4_hole:         .res 2 * CELLS
_connect4_holes:        .res PLIES
_connect4_threat_count: .res COLUMNS
_connect4_zugzwang:     .res PLIES + 1
_connect4_root:         .res CELLS
_connect4_root_discs:   .res 1
_connect4_random:       .res 2 * CELL_CODES + (KEY_BYTES - 1) * ZOBRIST_STEP
_connect4_gain:         .res 2 * LINE_STATES
