; state.s: twin of src/games/connect4/state.c: lines, next cell of each column and last ply in zero page.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.exportzp _connect4_line, _connect4_next, _connect4_last_ply

_connect4_line     = _zp_game
_connect4_next     = _zp_game + 69
_connect4_last_ply = _zp_game + 76
