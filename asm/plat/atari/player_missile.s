; player_missile.s: the cursor (player 0), the man picked up (missile 0), the menu's
; bar (all four players). Everything moves right after a frame has ended, while
; ANTIC is above the board, so that nothing tears.

.include "atari.inc"
.include "plat/atari/screen.inc"
.export _screen_cursor, _screen_cursor_off, _screen_select, _screen_select_off
.export _screen_bar, bar_draw
.import wait_frame

PLAYERS         = PM_PAGE + 2   ; pages from home
MISSILES        = PM_PAGE + 1   ; its second half
BAR_FIRST       = 35            ; double line of the first item
BAR_HIGH        = 5
MARK            = $03           ; missile 0
LEFT            = $40           ; HPOS of column 0

.segment "CODE"

; void screen_select_off(void)
;   The other missiles stay.
;   Out:       A = 0, spot = missiles         Clobbers: X, Y
.proc _screen_select_off
        jsr wait_frame
        lda #MISSILES
        ldx #$FF - MARK
        ldy #$80
        ; fall into clear
.endproc

; spot = page A of the block, offset Y; of 128 bytes there only the bits of X stay.
;   Out:       A = Y = 0
.proc clear
        clc
        adc home
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

; void screen_cursor(void)
;   At screen_column, scan line screen_line, in the layout's shape. It does not
;   swing before it has rested.
;   Clobbers:  A, X, Y           Cycles: 2,700 at most, after a frame's end
.proc _screen_cursor
        jsr _screen_cursor_off
        sta cursor_rest         ; 0
        lda cursor_colour
        sta PCOLR0
        lda _screen_column
        asl a
        asl a
        adc #LEFT
        sta HPOSP0
        lda _screen_line
        lsr a
        sta mask
        ldy #LAYOUT_HIGH
        lda (layout),y
        sta count
        ldx #0
line:   dec count               ; lines below this one; X lines are above
        txa
        cmp count
        bcc :+
        lda count
:       cmp #3
        bcc :+
        lda #3
:       clc
        adc #LAYOUT_SHAPE
        tay
        lda (layout),y
        ldy mask
        sta (spot),y
        inc mask
        inx
        lda count
        bne line
        rts
.endproc

; void screen_cursor_off(void)
;   Out:       A = 0, spot = player 0         Clobbers: X, Y
.proc _screen_cursor_off
        jsr wait_frame
        lda #PLAYERS
        ldx #0
        ldy #0
        beq clear               ; always
.endproc

; void screen_select(void)
;   Marks the man at screen_column, screen_line as picked up. The other missiles stay.
;   Clobbers:  A, X, Y
.proc _screen_select
        jsr _screen_select_off
        lda _screen_column
        asl a
        asl a
        adc #LEFT
        ldy #LAYOUT_SELECT_X
        clc
        adc (layout),y
        sta HPOSM0
        iny
        lda _screen_line
        clc
        adc (layout),y
        lsr a
        tay
        jsr mark                ; two double lines of it
        iny
mark:   lda (spot),y
        ora #MARK
        sta (spot),y
        rts
.endproc


; void screen_bar(uint8_t item)
;   The menu's bar over that item, 0 to 13; 255: nowhere.
;   In:        A                 Clobbers: A, X, Y, spot, from, mask
.proc _screen_bar
        pha
        jsr wait_frame
        pla
        ; fall into bar_draw
.endproc
.proc bar_draw
        pha
        lda home
        clc
        adc #PLAYERS
        sta spot+1              ; players 0 and 1
        tay
        iny
        sty from+1              ; 2 and 3
        ldy #0
        sty spot
        sty from
        tya
:       sta (spot),y
        sta (from),y
        iny
        bne :-
        pla
        bmi done
        sta mask
        asl a
        asl a
        adc mask
        adc #BAR_FIRST
        tay
        ldx #2 * BAR_HIGH
line:   lda #$FF
        sta (spot),y
        sta (from),y
        tya
        eor #$80                ; one half of the page, then the other
        tay
        bmi :+
        iny
:       dex
        bne line
done:   rts
.endproc
