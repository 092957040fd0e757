; state.s: twin of src/games/hexapawn/state.c: the board in zero page.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.exportzp _hexapawn_square
.export _hexapawn_taken, _hexapawn_random

SQUARES = 9
CODES   = 2 * SQUARES + 1

_hexapawn_square = _zp_game

.bss
_hexapawn_taken:  .res PLIES
_hexapawn_random: .res CODES + (KEY_BYTES - 1) * ZOBRIST_STEP
