; state.s: twin of src/games/reversi/state.c: the windows in zero page.

.include "zp.inc"
.exportzp _reversi_window, _reversi_men, _reversi_top
.export _reversi_cell, _reversi_next, _reversi_before, _reversi_touch
.export _reversi_turned, _reversi_turned_from

CELLS   = 91
WINDOWS = 40

_reversi_window = _zp_game
_reversi_men    = _zp_game + WINDOWS
_reversi_top    = _zp_game + WINDOWS + 1

.bss
_reversi_cell:        .res CELLS
_reversi_next:        .res CELLS
_reversi_before:      .res CELLS
_reversi_touch:       .res CELLS
_reversi_turned_from: .res PLIES
_reversi_turned:      .res 256
