; shaft.s: dots above and below the cursor, for a board of several floors (noughts in space). Called by its view; in the
; overlay library, so that only this game carries it. No C twin: there is nothing here but the hardware.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.export _screen_shaft
.import popa

WINDOW          = 16            ; double line where the window begins
MISSILE         = $03           ; the two bits of missile 0; the other bits of a byte are missiles 1 to 3
DOT             = $02           ; one of them: four colour clocks wide

.segment "CODE"

; screen_shaft: shows missile 0 on the square at screen_column, screen_line of every floor but this one
; void screen_shaft(uint8_t apart, uint8_t floors)
;   In:        A = floors; on the C stack: double lines from a floor to the next one
;   Clobbers:  A, X, Y, count, mask
.proc _screen_shaft
        tax
        jsr popa                ; keeps X
        sta count
        ldy #$7F
:       lda MISSILES,y
        and #$FF - MISSILE
        sta MISSILES,y
        dey
        bpl :-
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
        sta mask                ; the double line of this floor's dot
        sec
:       tay                     ; Y = that of the top floor
        sbc count
        cmp #WINDOW             ; C = 1 until the floor would be above the window
        bcs :-
floor:  cpy mask
        beq :+
        lda MISSILES,y
        ora #DOT
        sta MISSILES,y
:       tya
        clc
        adc count
        tay
        dex
        bne floor
        rts
.endproc
