; state.s: twin of src/games/reversi/state.c: the hot part in zero page.

.include "zp.inc"
.exportzp _reversi_window, _reversi_men, _reversi_top
.export _reversi_cell, _reversi_state, _reversi_next, _reversi_before
.export _reversi_turned, _reversi_turned_from
.export _reversi_value_lo, _reversi_value_hi, _reversi_value_stage
.export _reversi_stage, _reversi_worth, _reversi_twice, _reversi_step, _reversi_edge

CELLS         = 91
STATES        = 76
WINDOWS       = 8
WINDOW_STATES = 243

_reversi_window = _zp_game
_reversi_men    = _zp_game + WINDOWS
_reversi_top    = _zp_game + WINDOWS + 1

.bss
_reversi_cell:        .res CELLS
_reversi_state:       .res CELLS
_reversi_next:        .res CELLS
_reversi_before:      .res CELLS
_reversi_turned_from: .res PLIES
_reversi_value_lo:    .res PLIES
_reversi_value_hi:    .res PLIES
_reversi_value_stage: .res PLIES
_reversi_stage:       .res 1
_reversi_worth:       .res STATES
_reversi_twice:       .res STATES
_reversi_step:        .res STATES
_reversi_edge:        .res WINDOW_STATES
_reversi_turned:      .res 256
