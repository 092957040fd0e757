; wide_board.s: a board of 26 columns: moves the strips that hide the board colour right of it (frame.s) to column 26,
; where the panel text starts. Called by the view of backgammon whenever it draws its board; in the overlay library. No
; C twin: the file does nothing but set hardware registers.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.export _screen_wide_board

STRIP           = COLUMN_0 + 4 * 26
STRIP_WIDE      = 32            ; colour clocks of a player of quadruple width

.segment "CODE"

; screen_wide_board: until the next frame is opened
; void screen_wide_board(void)
;   Clobbers:  A
.proc _screen_wide_board
        lda #STRIP
        sta HPOSP2
        lda #STRIP + STRIP_WIDE
        sta HPOSP3
        rts
.endproc
