; state.s: the variables of draughts, the board in zero page. Twin of src/games/draughts/state.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/draughts/draughts.inc"
.exportzp _draughts_board, _draughts_count, _draughts_material, _draughts_crowned, _draughts_out, _draughts_place
.export _draughts_must, _draughts_is_saved, _draughts_saved, _draughts_step, _draughts_steps
.export _draughts_random

_draughts_board    = _zp_game
_draughts_count    = _zp_game + BOARD_BYTES
_draughts_material = _zp_game + BOARD_BYTES + 2
_draughts_out      = _zp_game + SAVED_BYTES
_draughts_place    = _zp_game + SAVED_BYTES + 2
_draughts_crowned  = _zp_game + SAVED_BYTES + 3

.bss
_draughts_must:   .res PLIES
_draughts_is_saved: .res PLIES
_draughts_saved:  .res SAVED_BYTES * PLIES
_draughts_step:   .res JUMPS_MOST
_draughts_steps:  .res 1
_draughts_random: .res CODES + (KEY_BYTES - 1) * ZOBRIST_STEP
