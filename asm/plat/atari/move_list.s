; move_list.s: the page with the moves of the game, in the ROM font, and the bar over one move. In the shell overlay
; MOVES, called by src/shell/screen/move_list.c. No C twin: there is nothing here but display list and players.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.include "plat/atari/text_page.inc"
.export _screen_list, _screen_word_bar
.import wait_frame

LEFT            = 62            ; horizontal position of column 0, less half a column
COLUMN          = 4             ; colour clocks of a column
SHORT           = 6             ; columns of a short bar; a long one has twice as many
BAR_FIRST       = 30            ; double line just above the first item

.segment "MOVELIST_DATA"
; The names of the players are at scan line 43. The items start at 61, ten scan lines apart. The two lines of text are
; at 207 and 215.
rows:           .byte $70, $20, $02, $70, $10
                .repeat ITEMS - 1
                .byte ITEM, $10
                .endrepeat
                .byte ITEM, $70, $02, $02
ROWS            = * - rows

.segment "MOVELIST_CODE"

; screen_list: opens the page
; void screen_list(void)
;   Clobbers:  A, X, Y, zero page of the screen
.proc _screen_list
        page_begin rows, ROWS
        page_end
.endproc

; screen_word_bar: moves the bar to a move of the list
; void screen_word_bar(uint8_t item)
;   The bar covers screen_width columns (6 or 12) from screen_column on. Player 0 is the first two thirds, player 1 the
;   rest; players 2 and 3 are off screen. item 255: no bar.
;   In:        A = item          Clobbers: A, X, Y, mask
.proc _screen_word_bar
        pha
        jsr wait_frame
        lda #$FF
        jsr bar_draw            ; erase the bar
        lda _screen_column
        asl a
        asl a
        adc #LEFT               ; C = 0
        sta HPOSP0
        ldx #0
        stx HPOSP2              ; position 0 is off screen
        stx HPOSP3
        adc #4 * COLUMN
        ldy _screen_width
        cpy #SHORT + 1
        bcc :+
        adc #4 * COLUMN - 1     ; C = 1
        ldx #1
:       sta HPOSP1
        stx SIZEP1              ; player 1: normal (0) or double (1) width; player 0 is twice as wide: double or
        txa                     ; quadruple (3)
        asl a
        ora #1
        sta SIZEP0
        pla
        bmi done
        sta mask
        asl a
        asl a
        adc mask                ; 5 double lines an item; C = 0
        adc #BAR_FIRST
        tay
        ldx #2 * BAR_HIGH
line:   lda #$FF
        sta PLAYER_0,y
        tya
        eor #$80                ; the other player: the other half of the page
        tay
        bmi :+
        iny
:       dex
        bne line
done:   rts
.endproc
