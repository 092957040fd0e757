; grid_pieces.s: twin of src/view/grid_pieces.c: draws pieces by their looks, on a board that is described as data
; SPDX-License-Identifier: MIT

.include "constants/view.inc"
.export _grid_draw_look, _grid_draw_square, _grid_draw_strip
.import _game_grid, _game_drawings, _game_strip, _game_look, _game_draw_piece
.import _grid_cell, grid_first, grid_next, _view_drawn_piece, _screen_ground, _screen_tile, _screen_fill
.importzp _screen_colour_bit

.segment "CODE"

; grid_draw_look: draws a piece or an empty square at the place that grid_at has set
; void grid_draw_look(uint8_t look)
;   In:        A = look          Out: screen_column after the square; screen_colour_bit = 0
;   Clobbers:  A, X, Y, zero page of the screen
.proc _grid_draw_look
        tax
        beq empty
        and #$80                ; PAINT_SECOND
        sta _screen_colour_bit
        dex
        txa
        asl a                   ; offset = 4 * (look - 1) + 2 * ground
        ora _screen_ground
        asl a
        tay
        lda _game_drawings,y
        ldx _game_drawings+1,y
        jsr _screen_tile
        lda #0
        sta _screen_colour_bit
        rts
empty:  lda _screen_ground
        beq :+
        lda _game_grid+GRID_LIGHT
:       jmp _screen_fill
.endproc

; grid_draw_square: draws what is on the square at view_x, view_y
; void grid_draw_square(void)
;   In:        view_mark         Clobbers: what game_look and game_draw_piece do
.proc _grid_draw_square
        jsr _grid_cell
        jsr _game_look
        jsr _view_drawn_piece
        jmp _game_draw_piece
.endproc

; grid_draw_strip: draws the row of pieces of a help page
; void grid_draw_strip(void)
;   Clobbers:  view_x, view_y, view_mark, and what game_draw_piece does
.proc _grid_draw_strip
        jsr grid_first
square: tay
        lda _game_strip,y
        jsr _game_draw_piece
        jsr grid_next
        bcc square
        rts
.endproc
