; panel_codes.s: draws three codes of the character set in a line of the panel (src/plat/screen.h). In the overlay
; library. src/plat/host/shell/draw.c has it for the host.
; SPDX-License-Identifier: MIT

.include "plat/atari/screen.inc"
.include "constants/plat.inc"
.export _screen_panel_codes, _screen_panel_join
.import panel_row, row_lo, place, popa, _screen_tile

; The middle of the drawing, in three bytes of a marker row, in the colour of the first side. In mode A a byte has four
; pixels of half a column, in mode D four of a quarter.
JOIN_A          = 13            ; the first byte in mode A: column 26
JOIN_D          = 27            ; and in mode D
MODE_D          = 32            ; bytes of a row in mode D; mode A has 16
FIELD           = $55           ; mask: the same pixels in the field colour

.segment "RODATA"
middle:         .byte $03, $FC, $00
                .byte $0F, $FF, $F0
MIDDLE          = 3

.segment "CODE"

; screen_panel_codes: draws PANEL_CODES codes from column PANEL_CODES_AT on
; void screen_panel_codes(uint8_t line, const uint8_t *codes)
;   In:        A/X = codes; on the C stack: line, from the top
;   Clobbers:  A, X, Y, zero page of the screen
.proc _screen_panel_codes
        pha
        jsr popa
        tay
        lda panel_row,y
        sta _screen_row
        lda #PANEL_CODES_AT
        sta _screen_column
        lda #PANEL_CODES
        sta _screen_width
        lda #1
        sta _screen_height
        pla
        jmp _screen_tile
.endproc

; screen_panel_join: fills the marker row below a line of codes, if there is one, so that the next line joins it
; void screen_panel_join(uint8_t line)
;   In:        A = line          Clobbers: A, X, Y, spot, screen_row, screen_column
;   Marker rows have no colour of the second side: in its colour the pixels are those of the field.
.proc _screen_panel_join
        tay
        lda panel_row,y
        clc
        adc #1
        cmp panel_row+1,y
        beq none
        sta _screen_row
        tay
        sec
        lda row_lo+1,y          ; each row follows the one before it
        sbc row_lo,y
        cmp #MODE_D
        ldx #MIDDLE - 1
        lda #JOIN_A
        bcc :+
        ldx #2 * MIDDLE - 1
        lda #JOIN_D
:       sta _screen_column
        jsr place
        ldy #MIDDLE - 1
next:   lda middle,x
        bit _screen_colour_bit
        bpl :+
        and #FIELD
:       sta (spot),y
        dex
        dey
        bpl next
none:   rts
.endproc
