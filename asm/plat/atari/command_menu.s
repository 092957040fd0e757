; command_menu.s: the page of commands: title, four groups of items, two a row, under headings; two lines of
; text and the key row, all in the letters of the ROM. In the part COMMANDS. No C twin: there is nothing
; here but the hardware.

.include "plat/atari/screen.inc"
.include "plat/atari/text_page.inc"
.export _screen_commands, _screen_half_bar
.import wait_frame, place, write, caps, width

HEADING         = $06
ITEM            = $02
BAR_HIGH        = 5

.segment "COMMANDS_DATA"
; Headings at 35, 79, 133, 177; items below, at a pitch of ten; text at 207
rows:           .byte $20, HEADING, $10, ITEM, $10, ITEM, $10, ITEM
                .byte $50, HEADING, $10, ITEM, $10, ITEM, $10, ITEM, $10, ITEM
                .byte $50, HEADING, $10, ITEM, $10, ITEM, $10, ITEM
                .byte $50, HEADING, $10, ITEM, $10, ITEM
                .byte $10, $02, $02
ROWS            = * - rows
headings:       .asciiz "YOUR MOVE"
                .asciiz "THE GAME"
                .asciiz "THE SCREEN"
                .asciiz "THE DISK"
HEADINGS        = 4
heading_rows:   .byte 14, 10, 5, 1 ; the last first
; the double line above each row of items
bar_lines:      .byte 22, 27, 32, 44, 49, 54, 59, 71, 76, 81, 93, 98

.segment "COMMANDS_CODE"

; void screen_commands(void)
;   Clobbers:  A, X, Y, zero page of the screen
.proc _screen_commands
        page_begin rows, ROWS
        jsr put_headings
        page_end
.endproc

; The headings, in grey letters.   Clobbers: A, X, Y, from, spot, mask
.proc put_headings
        lda #<headings
        sta from
        lda #>headings
        sta from+1
        lda #16
        sta width
        lda #$C0                ; COLPF3
        sta mask
        sta caps
        ldy #0
        sty _screen_column
        ldx #HEADINGS - 1
next:   lda heading_rows,x
        sta _screen_row
        jsr place
        jsr write
        ldy #$FF                ; behind its end mark
:       iny
        lda (from),y
        bne :-
        tya
        sec
        adc from
        sta from
        bcc :+
        inc from+1
:       dex
        bpl next
        rts
.endproc

; void screen_half_bar(uint8_t item)
;   The bar over that item, 0 and 1 in the first row: players 0 and 1, or 2 and 3.
;   In:        A                 Clobbers: A, X, Y, spot, from, mask
.proc _screen_half_bar
        pha
        jsr wait_frame
        lda #$FF
        jsr bar_draw            ; nowhere: spot = players 0 and 1
        pla
        lsr a
        tax
        bcc :+
        inc spot+1
:       ldy bar_lines,x
        ldx #BAR_HIGH
line:   lda #$FF
        sta (spot),y
        tya
        eor #$80
        tay
        lda #$FF
        sta (spot),y
        tya
        eor #$80
        tay
        iny
        dex
        bne line
        rts
.endproc
