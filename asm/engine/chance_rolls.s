; chance_rolls.s: chance.s for the overlays of games with dice and `no_search`: their rolls, without chance nodes.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/search_state.inc"
.include "constants/engine/chance.inc"
.export _chance_step, _chance_pass
.import _game_info
.import _list_open, _list_moves, _list_choose, _random_seed, _random_next, _random_below
.import _record_seed, _record_count, _record_move
.importzp ptr1, ptr2

number   := ptr1                ; 2 bytes

.segment "CODE"

_chance_step = chance_rolls

.include "engine/chance_rolls.inc"
