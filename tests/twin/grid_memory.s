; grid_memory.s: what tests/twin/grid.c shares with asm/view/grid*.s: the zero page of the screen, and the
; description of a board, here in memory that the test can write. The other segments are those of twin.cfg.
; SPDX-License-Identifier: MIT

.exportzp _screen_row, _screen_column, _screen_width, _screen_height, _screen_colour_bit, _screen_line
.export _game_grid, _game_drawings, _game_strip, _game_cycle

.segment "PAGES"
.segment "LISTS"
.segment "STATE"
.segment "SCRATCH"
.segment "LONG"

.segment "ZEROPAGE"
_screen_row:    .res 1
_screen_column: .res 1
_screen_width:  .res 1
_screen_height: .res 1
_screen_colour_bit: .res 1
_screen_line:   .res 1

.segment "BSS"
_game_grid:     .res 32
_game_drawings: .res 64
_game_strip:    .res 16
_game_cycle:    .res 8
