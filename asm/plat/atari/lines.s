; lines.s: the list of openings: in the part LINES. No C twin: there is nothing here but the hardware.

.include "plat/atari/screen.inc"
.include "plat/atari/colours.inc"
.export _screen_own_colours

.segment "LINES_CODE"

; void screen_own_colours(void)
_screen_own_colours:
        own_colours
