; state.s: twin of src/games/race/state.c: the pieces in zero page.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/games/race.inc"
.exportzp _race_pieces, _race_rolled
.export _race_roll_row, _race_side_row, _race_hit_row, _race_random

_race_pieces    = _zp_game
_race_rolled = _zp_game + PLACES

.segment "STATE"
_race_roll_row:   .res PLIES
_race_side_row:   .res PLIES
_race_hit_row:    .res PLIES

.bss
_race_random:     .res CODES + (KEY_BYTES - 1) * ZOBRIST_STEP
