; player_missile.s: the cursor (player 0), the mark of a picked-up piece (missile 0) and the bar of the menu (all four
; players). Called by shell and views (src/plat/screen.h). No C twin: there is nothing here but the hardware.
;
; A player is a column of bytes in the player-missile block, one byte for two scan lines (a double line). GTIA shows it
; in front of or behind the playfield at a horizontal position (HPOSPn, in colour clocks). All changes are made right
; after a vertical blank, while ANTIC is still above the board, so that a picture is never half old and half new.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.export _screen_cursor, _screen_cursor_off, _screen_select, _screen_select_off
.export _screen_bar, bar_draw
.import wait_frame, cursor_at

BAR_FIRST       = 35            ; double line just above the first entry
MARK            = $03           ; the two bits of missile 0; the other bits of a byte are missiles 1 to 3

.segment "CODE"

; screen_select_off: removes the mark of a picked-up piece; other missiles stay
; void screen_select_off(void)
;   Out:       A = 0, spot = missiles         Clobbers: X, Y
.proc _screen_select_off
        jsr wait_frame
        ldx #$FF - MARK
        lda #>MISSILES
        ldy #<MISSILES
        ; fall into clear
.endproc

; Clears the 128 bytes of a player or of the missiles, except for the bits in X.
;   In:        A, Y = address (high, low), X = bits that stay          Out: spot = that address; A = Y = 0
.proc clear
        sta spot+1
        sty spot
        ldy #$80
:       dey
        txa
        and (spot),y
        sta (spot),y
        tya
        bne :-
        rts
.endproc

; screen_cursor: shows the cursor at screen_column and scan line screen_line, in the shape of the layout
; void screen_cursor(void)
;   The cursor blinks when it has not moved for a second (input.s).
;   Clobbers:  A, X, Y, spot, count, mask     Cycles: at most 2,700 after the vertical blank
.proc _screen_cursor
        jsr _screen_cursor_off
        sta cursor_rest         ; 0: just moved
        ldy #LAYOUT_CURSOR_SIZE
        lda (layout),y
        sta SIZEP0              ; the cup of victory.s has its own size
        lda cursor_colour
        sta PCOLR0
        lda _screen_column
        asl a
        asl a
        adc #COLUMN_0
        sta HPOSP0
        sta cursor_at
        lda _screen_line
        lsr a
        sta mask
        ldy #LAYOUT_CURSOR_HIGH
        lda (layout),y
        sta count
        ldx #0
line:   dec count               ; count = lines below this one, X = lines above; the smaller one selects the shape
        txa
        cmp count
        bcc :+
        lda count
:       cmp #3
        bcc :+
        lda #3
:       clc
        adc #LAYOUT_CURSOR_SHAPE
        tay
        lda (layout),y
        ldy mask
        sta (spot),y
        inc mask
        inx
        lda count
        asl a                   ; without CURSOR_SLANTS, with which X is always the smaller one
        bne line
        rts
.endproc

; screen_cursor_off: removes the cursor
; void screen_cursor_off(void)
;   Out:       A = 0, spot = player 0         Clobbers: X, Y
.proc _screen_cursor_off
        jsr wait_frame
        lda #>PLAYER_0
        ldy #<PLAYER_0
        ldx #0
        beq clear               ; always
.endproc

; screen_select: marks the piece at screen_column, screen_line as picked up; other missiles stay
; void screen_select(void)
;   Clobbers:  A, X, Y, spot
.proc _screen_select
        jsr _screen_select_off
        lda _screen_column
        asl a
        asl a
        adc #COLUMN_0
        ldy #LAYOUT_SELECT_X
        adc (layout),y          ; C = 0, here and below
        sta HPOSM0
        iny
        lda _screen_line
        adc (layout),y
        lsr a
        tay
        jsr mark                ; the mark is two double lines high
        iny
mark:   lda (spot),y
        ora #MARK
        sta (spot),y
        rts
.endproc

; screen_bar: moves the bar of the menu to an entry, 0 to 13; 255 removes it
; void screen_bar(uint8_t item)
;   In:        A = entry         Clobbers: A, X, Y, mask
.proc _screen_bar
        pha
        jsr wait_frame
        pla
        ; fall into bar_draw
.endproc
; bar_draw: the same without waiting for the vertical blank.   In: A = entry         Clobbers: A, X, Y, mask
.proc bar_draw
        pha
        lda #0
        tay
:       sta PLAYER_0,y          ; players 0 and 1
        sta PLAYER_2,y          ; players 2 and 3
        iny
        bne :-
        pla
        bmi done
        sta mask
        asl a
        asl a
        adc mask                ; entries are 5 double lines apart
        adc #BAR_FIRST
        tay
        ldx #2 * BAR_HIGH
line:   lda #$FF
        sta PLAYER_0,y
        sta PLAYER_2,y
        tya
        eor #$80                ; the other player: the other half of the page
        tay
        bmi :+
        iny
:       dex
        bne line
done:   rts
.endproc
