; grid_draw.s: twin of src/view/grid_draw.c: draws a board that is described as data
; SPDX-License-Identifier: MIT

.include "view/grid.inc"
.export _grid_at, _grid_draw_look, _grid_draw_square, _grid_draw, _grid_draw_strip
.import _game_grid, _game_drawings, _game_strip, _game_look, _game_draw_piece, _game_draw_square
.import _view_x, _view_y, _view_flip, _view_mark, _view_drawn_piece
.import _grid_file, _grid_find, _grid_cell, _grid_place, grid_along
.import _screen_ground, _screen_put, _screen_tile, _screen_fill, _screen_files
.importzp _screen_row, _screen_column, _screen_width, _screen_height, _screen_colour_bit

.segment "CODE"

; screen_row = first row of the rank at view_y.   Out: A = screen_row     Clobbers: X, Y
.proc find_row
        ldx _view_y
        ldy #GRID_ROW
        jsr grid_along
        sta _screen_row
        rts
.endproc

; grid_at: place, size and ground of the square at view_x, view_y
; void grid_at(void)
;   Out:       screen_column, screen_row, screen_line, screen_width, screen_height, screen_ground
;   Clobbers:  A, X, Y, grid_file, grid_rank
.proc _grid_at
        jsr _grid_place
        jsr find_row
        jsr _grid_find          ; A = rank
        eor _grid_file
        and #1
        sta _screen_ground
        lda _game_grid+GRID_WIDE
        sta _screen_width
        lda _game_grid+GRID_HIGH
        sta _screen_height
        rts
.endproc

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

; grid_draw: draws all squares, the numbers of the ranks and the letters of the files
; void grid_draw(void)
;   Clobbers:  view_x, view_y, view_mark, and what game_draw_square does
.proc _grid_draw
        jsr first
rank:   jsr _game_draw_square
        jsr next
        bcc rank
        lda _game_grid+GRID_DIGIT
        beq none
        jsr find_row
        clc
        adc _game_grid+GRID_DIGIT_ROW
        sta _screen_row
        lda _game_grid+GRID_DIGIT_COLUMN
        sta _screen_column
        jsr _grid_find          ; A = rank
        clc
        adc _game_grid+GRID_DIGIT
        jsr _screen_put
none:   lda #0
        sta _view_x
        inc _view_y
        lda _view_y
        cmp _game_grid+GRID_RANKS
        bcc rank
        lda _view_flip
        eor _game_grid+GRID_FILES_TURNED
        asl a
        tay
        lda _game_grid+GRID_LETTERS,y
        ldx _game_grid+GRID_LETTERS+1,y
        jmp _screen_files
.endproc

; Goes to the first square of the uppermost rank, without a mark.   Out: A = 0
.proc first
        lda #0
        sta _view_mark
        sta _view_y
        sta _view_x
        rts
.endproc

; Goes to the next square of a rank.   Out: A = view_x; C = 1 after the last one
.proc next
        inc _view_x
        lda _view_x
        cmp _game_grid+GRID_FILES
        rts
.endproc

; grid_draw_strip: draws the row of pieces of a help page
; void grid_draw_strip(void)
;   Clobbers:  view_x, view_y, view_mark, and what game_draw_piece does
.proc _grid_draw_strip
        jsr first
file:   tay
        lda _game_strip,y
        jsr _game_draw_piece
        jsr next
        bcc file
        rts
.endproc
