; grid_marker.s: twin of src/view/grid_marker.c: pieces and their markers, on a board that is described as data
; SPDX-License-Identifier: MIT

.include "constants/view.inc"
.export _grid_draw_piece, _grid_draw_aim, _grid_draw_marker
.import _game_grid, _grid_at, _grid_draw_look, _view_mark, _view_marker, _view_blinking
.import _screen_ground, _screen_marker, _screen_put
.importzp _screen_row, _screen_column

MARKER_MIDDLE   = $3C           ; mask of the two middle pixels of a marker
MARKER_ENDS     = $82           ; its first and last pixel in the colour "ink"
LIGHT           = $55           ; MARKER_OFF(1) of src/plat/screen.h

.segment "CODE"

; grid_draw_piece: draws a look at view_x, view_y, and the marker row below it
; void grid_draw_piece(uint8_t look)
;   In:        A = look, view_mark            Clobbers: A, X, Y, zero page of the screen
.proc _grid_draw_piece
        tax
        bne :+
        ldy _view_blinking
        bne done                ; a free square does not blink
:       pha
        jsr _grid_at
        pla
        pha
        jsr _grid_draw_look
        pla
        pha
        jsr _grid_draw_aim
        tay
        lda _screen_row
        clc
        adc _game_grid+GRID_HIGH
        sta _screen_row
        sec
        lda _screen_column
        sbc _game_grid+GRID_WIDE
        asl a                   ; in pixels
        sta _screen_column
        pla
        dey
        bne _grid_draw_marker
        lda _screen_ground      ; no marker below an aim
        beq :+
        lda #LIGHT
:       jmp _screen_marker
done:   rts
.endproc

; grid_draw_aim: draws the mark of a free square that the lifted piece may go to, or of a hint, in the square just drawn
; uint8_t grid_draw_aim(uint8_t look)
;   In:        A = look, view_mark, screen_column after the square       Out: A = 1 if it is drawn, else 0; X = 0
;   Clobbers:  Y, zero page of the screen except screen_row and screen_column
.proc _grid_draw_aim
        tax
        bne none
        lda _view_mark
        lsr a                   ; MARK_TARGET and MARK_HINT are odd; a winning square is never free
        bcc none
        lda _game_grid+GRID_AIM
        beq no
        clc
        adc _screen_ground
        dec _screen_column
        dec _screen_column
        inc _screen_row
        jsr _screen_put
        inc _screen_column
        dec _screen_row
        lda #1
        .byte $2C               ; bit abs: skips the next instruction
none:   lda #0
no:     ldx #0
        rts
.endproc

; grid_draw_marker: draws the marker of a look at screen_row and pixel screen_column
; void grid_draw_marker(uint8_t look)
;   In:        A = look, view_mark, screen_ground        Clobbers: A, X, Y, zero page of the screen
.proc _grid_draw_marker
        ldx _screen_ground
        beq :+
        ldx #LIGHT
:       ldy _view_mark
        cpy #MARK_LAST
        bne full
        ora #0
        bne full
        lda _game_grid+GRID_IS_HOLLOW
        beq full
        txa
        and #MARKER_MIDDLE
        ora #MARKER_ENDS
        bne draw                ; always
full:   lda _view_marker,y
        bne draw
        txa
draw:   jmp _screen_marker
.endproc
