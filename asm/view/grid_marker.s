; grid_marker.s: twin of src/view/grid_marker.c: pieces and their markers, on a board that is described as data
; SPDX-License-Identifier: MIT

.include "constants/view.inc"
.export _grid_draw_piece, _grid_draw_marker
.import _game_grid, _grid_at, _grid_draw_look, _view_mark, _view_marker, _screen_ground, _screen_marker
.importzp _screen_row, _screen_column

MARKER_MIDDLE   = $3C           ; mask of the two middle pixels of a marker
MARKER_ENDS     = $82           ; its first and last pixel in the colour "ink"
LIGHT           = $55           ; MARKER_OFF(1) of src/plat/screen.h

.segment "CODE"

; grid_draw_piece: draws a look at view_x, view_y, and the marker row below it
; void grid_draw_piece(uint8_t look)
;   In:        A = look, view_mark            Clobbers: A, X, Y, zero page of the screen
.proc _grid_draw_piece
        pha
        jsr _grid_at
        pla
        pha
        jsr _grid_draw_look
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
        ; fall into grid_draw_marker
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
