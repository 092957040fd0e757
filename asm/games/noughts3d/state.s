; state.s: twin of src/games/noughts3d/state.c: the 76 lines and the last ply in zero page, the rest in RAM.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/games/noughts3d.inc"
.exportzp _noughts3d_line, _noughts3d_last_ply
.export _noughts3d_cell, _noughts3d_value_lo, _noughts3d_value_hi, _noughts3d_threes, _noughts3d_random

_noughts3d_line     = _zp_game
_noughts3d_last_ply = _zp_game + 76

.bss
_noughts3d_cell:        .res CELLS
_noughts3d_value_lo:    .res PLIES
_noughts3d_value_hi:    .res PLIES
_noughts3d_threes:      .res 2 * PLIES          ; crosses, noughts
_noughts3d_random:      .res 2 * CELLS + (KEY_BYTES - 1) * ZOBRIST_STEP
