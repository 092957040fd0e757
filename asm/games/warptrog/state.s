; state.s: twin of src/games/warptrog/state.c: board and cells of the pieces in zero page.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/games/warptrog.inc"
.exportzp _warptrog_board, _warptrog_at, _warptrog_mix, _warptrog_parity
.exportzp _warptrog_best_move, _warptrog_warpers, _warptrog_material
.export _warptrog_warps, _warptrog_taken, _warptrog_mover
.export _warptrog_value_lo, _warptrog_value_hi, _warptrog_random, _warptrog_estimate_known

_warptrog_board    = _zp_game
_warptrog_at       = _zp_game + 56
_warptrog_mix      = _zp_game + 69
_warptrog_material = _zp_game + 71
_warptrog_parity   = _zp_game + 73
_warptrog_warpers  = _zp_game + 74
_warptrog_best_move = _zp_game + 75

.bss
_warptrog_warps:    .res 2
_warptrog_estimate_known: .res 1
_warptrog_taken:    .res PLIES
_warptrog_mover:    .res PLIES
_warptrog_value_lo: .res PLIES
_warptrog_value_hi: .res PLIES
_warptrog_random:   .res CODES + (KEY_BYTES - 1) * ZOBRIST_STEP
