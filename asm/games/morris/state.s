; state.s: twin of src/games/morris/state.c: points, lines and counts of men in zero page.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/games/morris.inc"
.exportzp _morris_point, _morris_line, _morris_men, _morris_hand
.export _morris_worth, _morris_phase, _morris_value_lo, _morris_value_hi, _morris_random

_morris_point = _zp_game
_morris_line  = _zp_game + 24
_morris_men   = _zp_game + 40
_morris_hand  = _zp_game + 42

.bss
_morris_worth:    .res 27
_morris_phase:    .res PLIES
_morris_value_lo: .res PLIES
_morris_value_hi: .res PLIES
_morris_random:   .res CODES + (KEY_BYTES - 1) * ZOBRIST_STEP
