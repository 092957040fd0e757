; move_list.s: the list of moves, in the letters of the ROM, and its bar over a word: in the part MOVES. No C twin:
; there is
; nothing here but the hardware.

.include "atari.inc"
.include "plat/atari/screen.inc"
.include "plat/atari/text_page.inc"
.export _screen_list, _screen_word_bar
.import wait_frame

LEFT            = 62            ; colour clocks before column 0, of 4 each, less half a column
COLUMN          = 4
SHORT           = 6             ; columns of a bar, or more
ITEM            = $02
ITEMS           = 14
BAR_FIRST       = 30            ; double line above the first item
BAR_HIGH        = 5

.segment "MOVES_DATA"
; who plays at 43, items from 61 on at a pitch of ten, text at 207
rows:           .byte $70, $20, $02, $70, $10
                .repeat ITEMS - 1
                .byte ITEM, $10
                .endrepeat
                .byte ITEM, $70, $02, $02
ROWS            = * - rows

.segment "MOVES_CODE"

; void screen_list(void)
;   Clobbers:  A, X, Y, zero page of the screen
.proc _screen_list
        page_begin rows, ROWS
        page_end
.endproc

; void screen_word_bar(uint8_t item)
;   The bar over screen_width columns from screen_column on, six or twelve: player 0 is two thirds of them, player 1 the
;   rest, the others are out of sight. 255: nowhere.
;   In:        A                 Clobbers: A, X, Y, spot, from, mask
.proc _screen_word_bar
        pha
        jsr wait_frame
        lda #$FF
        jsr bar_draw            ; nowhere: spot = players 0 and 1
        lda _screen_column
        asl a
        asl a
        adc #LEFT               ; C = 0
        sta HPOSP0
        ldx #0
        stx HPOSP2
        stx HPOSP3
        adc #4 * COLUMN
        ldy _screen_width
        cpy #SHORT + 1
        bcc :+
        adc #4 * COLUMN - 1     ; C = 1
        ldx #1
:       sta HPOSP1
        stx SIZEP1              ; 0 or 1, and twice as wide: 1 or 3
        txa
        asl a
        ora #1
        sta SIZEP0
        pla
        bmi done
        sta mask
        asl a
        asl a
        adc mask                ; C = 0
        adc #BAR_FIRST
        tay
        ldx #2 * BAR_HIGH
line:   lda #$FF
        sta (spot),y
        tya
        eor #$80                ; the one player, then the other
        tay
        bmi :+
        iny
:       dex
        bne line
done:   rts
.endproc
