; state.s: twin of src/games/hexapawn/state.c: the board in zero page.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/games/hexapawn.inc"
.exportzp _hexapawn_square
.export _hexapawn_taken, _hexapawn_random

_hexapawn_square = _zp_game

.bss
_hexapawn_taken:  .res PLIES
_hexapawn_random: .res CODES + (KEY_BYTES - 1) * ZOBRIST_STEP
