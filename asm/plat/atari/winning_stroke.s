; winning_stroke.s: draws a line through three in a row, with players 1 to 3. For boards of three squares across, 8
; columns each, whose ground equals the background: there these players need not hide the board colour (frame.s). In the
; overlay library, called by views. No C twin: there is nothing here but the hardware.
;
; A player at quadruple width is 32 colour clocks wide, exactly the 8 columns of a square: one player for each file.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.export _screen_winning_stroke
.import regions

LINES           = 26            ; double lines of a square with the grid line below it
STEPS           = 8             ; a diagonal line moves by one bit this many times on its LINES double lines
ABOVE           = 2             ; double lines of the grid line above the square
MIDDLE          = 11            ; a horizontal line starts on this double line
THICK           = 3             ; and is this many double lines thick
limit           := from+1       ; bits of the player that may be set
before          := _screen_height ; bits of the double line above; screen_height is not in use while a line is drawn

.segment "RODATA"
; Positions of players 1 to 3: as strips beside the board (frame.s), then over the three files of squares
places:         .byte $20, $A0, $C0
squares:        .byte $40, $60, $80
; By way - 1: the bits in the first double line that is drawn
tops:           .byte $FF, 0, $01, $10, $80
RISING          = 3             ; way: a diagonal that rises to the right; it starts with the grid line above
STANDING        = 4             ; way: a vertical line

.segment "CODE"

; Gives players 1 to 3 colour A, priority Y and the three positions from places[X] on.
set_players:
        sty GPRIOR
        sta PCOLR1
        sta PCOLR2
        sta PCOLR3
        ldy #0
:       lda places,x
        sta HPOSP1,y
        inx
        iny
        cpy #3
        bne :-
        rts

; screen_winning_stroke: draws the line through one square; call it for each square of the line
; void screen_winning_stroke(uint8_t way)
;   In:        A = way (src/plat/screen.h); screen_column, screen_line = upper left corner of the square
;              A = 0: removes the line and makes the players strips again
;   Out:       the line, in the colour of the cursor; the parts on other squares stay
;   Clobbers:  A, X, Y, spot, from, count, mask, screen_height
.proc _screen_winning_stroke
        tax
        bne :+
        lda regions + REGION    ; the background colour
        ldy #2                  ; PRIOR 2: players 0 and 1, then the playfield, then players 2 and 3
        bne set_players         ; always; X = 0: places
:       sta from                ; the way
        lda PCOLR1
        cmp cursor_colour
        beq draw                ; a part of the line is there already
        lda #0
        tay
:       sta PLAYER_1,y          ; and player 2
        sta PLAYER_2,y          ; and player 3
        iny
        bne :-
        ldx #3                  ; offset of `squares` from `places`
        lda cursor_colour
        ldy #1                  ; PRIOR 1: all players in front of the playfield
        jsr set_players
draw:   lda _screen_line
        lsr a
        ldy from
        cpy #RISING
        bne :+
        sbc #ABOVE
:       ldx _screen_column
        beq half
        cpx #16
        bcc :+
half:   ora #$80                ; players 1 and 3 are in the second half of a page; line numbers are below 128
:       sta spot
        lda #>PLAYER_1
        cpx #1                  ; column 0: player 1; else players 2 and 3 in the next page
        adc #0
        sta spot+1
        lda #$FF
        cpx #16
        sbc #0                  ; C = 1: the last square, which has no grid line to its right
        eor #$01
        sta limit
        ldx from
        lda tops-1,x
        sta mask
        sta before
        ldy #0
        sty count               ; grows by STEPS a double line; each time it reaches LINES the line moves by a bit
line:   cpx #2                  ; horizontal: only the lines in the middle
        bcs :+
        cpy #MIDDLE
        bcc next
        cpy #MIDDLE + THICK
        bcs done
:       lda mask
        ora before
        and limit
        sta (spot),y
        lda mask
        sta before
        cpx #STANDING
        beq next
        lda count
        clc
        adc #STEPS
        cmp #LINES
        bcc keep
        sbc #LINES
        cpx #RISING
        beq up
        lsr mask
        bpl keep                ; always
up:     asl mask
keep:   sta count
next:   iny
        cpy #LINES
        bne line
done:   rts
.endproc
