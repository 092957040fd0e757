; moves.s: the list of moves, its bar over a word: in the part MOVES. No C twin: there is nothing here but the
; hardware.

.include "atari.inc"
.include "plat/atari/screen.inc"
.include "plat/atari/colours.inc"
.export _screen_word_bar, _screen_moves_colours
.import _screen_bar

LEFT            = 62            ; colour clocks before column 0, of 4 each, less half a column
COLUMN          = 4

.segment "MOVES_CODE"

; void screen_moves_colours(void)
_screen_moves_colours:
        own_colours

; void screen_word_bar(uint8_t item)
;   The bar over six columns from screen_column on: player 0 is four of them, player 1 two, the others are out of sight.
;   In:        A                 Clobbers: A, X, Y, spot, from, mask
.proc _screen_word_bar
        jsr _screen_bar
        lda _screen_column
        asl a
        asl a
        adc #LEFT               ; C = 0
        sta HPOSP0
        adc #4 * COLUMN
        sta HPOSP1
        lda #0
        sta HPOSP2
        sta HPOSP3
        sta SIZEP1
        lda #1
        sta SIZEP0
        rts
.endproc
