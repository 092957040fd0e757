; command_menu.s: the page of commands (ESC): title, four groups of items with headings, two lines of text, the key row.
; A row has two items. All text is in the ROM font. In the shell overlay COMMANDS, called by
; src/shell/input/command_menu.c. No C twin: the file does nothing but build a display list and move players.
; SPDX-License-Identifier: MIT

.include "plat/atari/screen.inc"
.include "plat/atari/text_page.inc"
.export _screen_commands, _screen_item, _screen_half_bar, _overlay_load_rest
.import wait_frame, place, write, caps, _unpack
.importzp width

; overlay_load_rest: unpacks the second part of the overlay
; void overlay_load_rest(void)
;   It is a second stream in the same file (disk/disk.mk), so it is unpacked where the first one has ended. Nothing but
;   drawing may come between: disk/loader.s has the variables.
_overlay_load_rest := _unpack

NAME_COLUMN     = 1             ; of the first item of a row
HALF            = 16            ; columns from there to the second item
HEADING         = $06           ; ANTIC mode 6: 16 wide characters a row, in one of four colours

.segment "COMMANDS_DATA"
; Display list of the rows below the title; $n0 is n + 1 blank lines. Headings are at scan lines 35, 77, 127 and 177.
; The items follow ten scan lines apart. The two lines of text are at 207 and 215.
rows:           .byte $20, HEADING, $10, ITEM, $10, ITEM, $10, ITEM
                .byte $30, HEADING, $10, ITEM, $10, ITEM, $10, ITEM, $10, ITEM
                .byte $10, HEADING, $10, ITEM, $10, ITEM, $10, ITEM, $10, ITEM
                .byte $10, HEADING, $10, ITEM, $10, ITEM
                .byte $10, $02, $02
ROWS            = * - rows
headings:       .asciiz "YOUR MOVE"
                .asciiz "THE GAME"
                .asciiz "THE SCREEN"
                .asciiz "THE DISK"
HEADINGS        = 4
heading_rows:   .byte 15, 10, 5, 1 ; screen rows, from the last heading to the first
item_rows:      .byte 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14, 16, 17 ; screen row of each pair of items
; The double line where the bar of each row of items starts, just above its text
bar_lines:      .byte 22, 27, 32, 43, 48, 53, 58, 68, 73, 78, 83, 93, 98

.segment "COMMANDS_CODE"

; screen_commands: opens the page and writes the headings
; void screen_commands(void)
;   Clobbers:  A, X, Y, zero page of the screen
.proc _screen_commands
        page_begin rows, ROWS
        jsr put_headings
        page_end
.endproc

; Writes the headings in grey.   Clobbers: A, X, Y, from, spot, mask
.proc put_headings
        lda #<headings
        sta from
        lda #>headings
        sta from+1
        lda #16
        sta width
        lda #$C0                ; in mode 6 the top two bits of a character choose COLPF0 to COLPF3: here COLPF3
        sta mask
        sta caps
        ldy #0
        sty _screen_column
        ldx #HEADINGS - 1
next:   lda heading_rows,x
        sta _screen_row
        jsr place
        jsr write
        ldy #$FF                ; skip past the terminating 0
:       iny
        lda (from),y
        bne :-
        tya
        sec                     ; C adds one: the next heading starts after the 0
        adc from
        sta from
        bcc :+
        inc from+1
:       dex
        bpl next
        rts
.endproc

; screen_item: writes the name of an item: SCREEN_ITEM_COLUMNS characters
; void screen_item(const char *name)
;   `write` could do this, but the player waits for the page: this is faster.
;   In:        A/X = name, screen_row = item
;   Clobbers:  A, X, Y, from, spot, screen_row, screen_column             Cycles: 400
.proc _screen_item
        sta from
        stx from+1
        lda _screen_row
        lsr a
        tax
        lda #0
        bcc :+
        lda #HALF - 1           ; C = 1
:       adc #NAME_COLUMN
        sta _screen_column
        lda item_rows,x
        sta _screen_row
        jsr place
        ldy #SCREEN_ITEM_COLUMNS - 1
next:   lda (from),y
        cmp #$60
        bcs :+
        sbc #$1F                ; C = 0: subtracts 32; small letters stay
:       sta (spot),y
        dey
        bpl next
        rts
.endproc

; screen_half_bar: moves the bar to an item
; void screen_half_bar(uint8_t item)
;   Items 0 and 1 are the first row. Players 0 and 1 together are the bar of the left column, 2 and 3 of the right.
;   In:        A = item          Clobbers: A, X, Y, spot
.proc _screen_half_bar
        pha
        jsr wait_frame
        lda #$FF
        jsr bar_draw            ; erase the bar
        lda #<PLAYER_0
        sta spot
        pla
        lsr a
        tax                     ; X = row; C = 1: right column
        lda #>PLAYER_0
        adc #0                  ; players 2 and 3 are in the next page
        sta spot+1
        ldy bar_lines,x
        ldx #BAR_HIGH
line:   lda #$FF
        sta (spot),y
        tya
        eor #$80                ; the second player of the pair: the other half of the page
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
