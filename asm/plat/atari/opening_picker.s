; opening_picker.s: gives the row of pieces above the list of openings the colours of its game. In the shell overlays
; OPENINGS and PUZZLES. No C twin: there is nothing here but colours.
; SPDX-License-Identifier: MIT

.include "plat/atari/screen.inc"
.export _screen_own_colours, _screen_puzzle_colours
.import regions, set_top, pal

ART             = 2             ; region of the menu's frame that contains the row of pieces
COLOURS         = 4             ; field, ink, first and second side; the background keeps the menu's colour

.segment "OPENINGS_CODE"

; screen_own_colours: colours the top of the menu's frame like the layout that was on the screen before
; void screen_own_colours(void)
;   Call it after screen_menu.
;   In:        layout            Clobbers: A, X, Y
.proc _screen_own_colours
.include "plat/atari/picker_colours.inc"
.endproc

; screen_puzzle_colours: the same in the shell overlay PUZZLES
; void screen_puzzle_colours(void)
.segment "PUZZLES_CODE"
.proc _screen_puzzle_colours
.include "plat/atari/picker_colours.inc"
.endproc
