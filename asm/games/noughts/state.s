; state.s: twin of src/games/noughts/state.c: lines, board and last ply in zero page.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/games/noughts.inc"
.exportzp _noughts_line, _noughts_square, _noughts_last_ply
.export _noughts_random

_noughts_line     = _zp_game                     ; LINES + 1 bytes; the last is a dummy
_noughts_square   = _zp_game + LINES + 1
_noughts_last_ply = _zp_game + LINES + 1 + SQUARES

.bss
_noughts_random: .res 2 * SQUARES + (KEY_BYTES - 1) * ZOBRIST_STEP
