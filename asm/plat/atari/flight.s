; flight.s: ships that fly from sector to sector of Star Chess, as player 0. In the overlay library, called by its view
; (src/plat/screen.h). No C twin: there is nothing here but the hardware. src/plat/host/shell/motion.c has it for the
; host.
;
; moving_piece.s cannot do it: missile 0 has one size with the missiles of the checkerboard. All changes are made right
; after a vertical blank, as in player_missile.s.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.export _screen_fly, _screen_fly_on, _screen_fly_off
.import cursor_at, regions, _motion_wait, _screen_cursor_off

FLIGHT          = 8             ; frames
ACROSS          = 6 * 4 / FLIGHT ; colour clocks in a frame: a sector is 6 columns wide
DOWN            = 40 / FLIGHT   ; scan lines: and 40 scan lines high
TILE            = 12            ; colour clocks of a tile; the player is 8 wide, in its middle

.segment "BSS"
shape:          .res 2
at:             .res 1          ; scan line of the ship
left:           .res 1          ; frames of the way

.segment "CODE"

; screen_fly: shows ships over a tile
; void screen_fly(const uint8_t *shape)
;   In:        A/X = shape: a byte for each double line; screen_column, screen_line = the tile; screen_width = side
;   Clobbers:  A, X, Y, spot, from
.proc _screen_fly
        sta shape
        stx shape+1
        lda _motion_skipped
        bne done
        jsr _screen_cursor_off  ; waits for a frame; A = 0
        sta SIZEP0
        lda #$FF
        sta cursor_rest         ; it does not blink now
        ldx _screen_width
        lda regions + REGION + 1,x ; COLPF0 and the next ones have the colours of the sides
        sta PCOLR0
        sta COLPM0
        jsr column
        sta cursor_at           ; the VBI writes it to HPOSP0 again
        lda _screen_line
        sta at
        ; fall into draw
.endproc

; Draws the ship at cursor_at, at.   Clobbers: A, X, Y, from
.proc draw
        lda cursor_at
        sta HPOSP0
        lda shape
        sta from
        lda shape+1
        sta from+1
        lda at
        lsr a
        tax
        ldy #0
:       lda (from),y
        sta PLAYER_0,x
        inx
        iny
        cpy #FLY_LINES
        bne :-
.endproc
done:   rts

; The colour clock of the tile at screen_column.   Out: A; C = 0
.proc column
        lda _screen_column
        asl a
        asl a
        adc #COLUMN_0 + (TILE - 8) / 2
        rts
.endproc

; screen_fly_on: moves the ships to a tile of a neighbouring sector; they stay there
; void screen_fly_on(void)
;   In:        screen_column, screen_line = the tile          Clobbers: A, X, Y, spot, from, mask
.proc _screen_fly_on
        lda _motion_skipped
        bne done
        lda #FLIGHT
        sta left
next:   lda #1
        jsr _motion_wait
        bne done
        lda at                  ; erase it
        lsr a
        tax
        ldy #FLY_LINES
        lda #0
:       sta PLAYER_0,x
        inx
        dey
        bne :-
        jsr column
        sec
        sbc cursor_at
        beq row
        lda #ACROSS
        bcs :+
        lda #<-ACROSS
:       clc
        adc cursor_at
        sta cursor_at
row:    lda _screen_line
        cmp at
        beq shown
        lda #DOWN
        bcs :+
        lda #<-DOWN
:       clc
        adc at
        sta at
shown:  jsr draw
        dec left
        bne next
        rts
.endproc

; screen_fly_off: removes the ships
; void screen_fly_off(void)
;   Clobbers:  A, X, Y, spot
.proc _screen_fly_off
        jsr _screen_cursor_off
        lda cursor_colour       ; now, because the hardware gets it from the shadow in the next frame
        sta PCOLR0
        rts
.endproc
.assert ACROSS * FLIGHT = 24 && DOWN * FLIGHT = 40, error, "the ships do not arrive"
