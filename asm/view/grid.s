; grid.s: twin of src/view/grid.c: the squares of a board that is described as data
; SPDX-License-Identifier: MIT

.include "constants/view.inc"
.export _grid_file, _grid_rank, _grid_find, _grid_cell, _grid_show, _grid_place
.export _grid_at, _grid_show_square, grid_show_at
.import _game_grid, _view_x, _view_y, _view_flip
.import _screen_ground
.importzp _screen_column, _screen_line, _screen_row, _screen_width, _screen_height

.segment "BSS"
_grid_file:     .res 1
_grid_rank:     .res 1

.segment "CODE"

; grid_find: file and rank of the square at view_x, view_y
; void grid_find(void)
;   Out:       grid_file; A = grid_rank       Clobbers: X, Y
.proc _grid_find
        lda _view_x
        ldy _view_y
        ; fall into turn
.endproc

; Turns a place on the screen into file and rank, or file and rank into a place.
;   In:        A = view_x or file, Y = view_y or rank
;   Out:       grid_file and grid_rank = the other two; A = grid_rank     Clobbers: X
.proc turn
        ldx _view_flip
        cpx _game_grid+GRID_FILES_TURNED
        beq :+
        eor #$FF                ; files - 1 - A
        clc
        adc _game_grid+GRID_FILES
:       sta _grid_file
        tya
        cpx _game_grid+GRID_RANKS_TURNED
        bne :+
        eor #$FF
        clc
        adc _game_grid+GRID_RANKS
:       sta _grid_rank
        rts
.endproc

; grid_show: sets view_x and view_y to the square of a cell
; void grid_show(uint8_t cell)
;   In:        A = cell          Clobbers: A, X, Y
.proc _grid_show
        sec
        sbc _game_grid+GRID_CELLS
        ldy #0
:       cmp _game_grid+GRID_CELLS+1
        bcc grid_show_at
        sbc _game_grid+GRID_CELLS+1
        iny
        bne :-                  ; always
.endproc
; grid_show_square: sets view_x and view_y to the square grid_file, grid_rank
; void grid_show_square(void)
;   Clobbers:  A, X, Y
; grid_show_at: the same for file A and rank Y
.proc _grid_show_square
        lda _grid_file
        ldy _grid_rank
        ; fall into grid_show_at
.endproc
.proc grid_show_at
        jsr turn
        sta _view_y
        lda _grid_file
        sta _view_x
        rts
.endproc

; grid_cell: the cell of the square at view_x, view_y
; uint8_t grid_cell(void)
;   Out:       A = cell, X = 0   Clobbers: Y
.proc _grid_cell
        jsr _grid_find
        tax
        ldy #GRID_CELLS
        jsr grid_along
        clc
        adc _grid_file
        ldx #0
        rts
.endproc

; grid_place: corner of the square at view_x, view_y
; void grid_place(void)
;   Out:       screen_column, screen_line     Clobbers: A, X, Y
.proc _grid_place
        ldx _view_x
        ldy #GRID_COLUMNS
        jsr grid_along
        sta _screen_column
        ldx _view_y
        ldy #GRID_LINES
        jsr grid_along
        sta _screen_line
        rts
.endproc

; grid_at: place, size and ground of the square at view_x, view_y
; void grid_at(void)
;   Out:       screen_column, screen_row, screen_line, screen_width, screen_height, screen_ground; A = screen_ground;
;              grid_file, grid_rank           Clobbers: X, Y
.proc _grid_at
        jsr _grid_place
        ldx _view_y
        ldy #GRID_ROWS
        jsr grid_along
        sta _screen_row
        lda _game_grid+GRID_WIDE
        sta _screen_width
        lda _game_grid+GRID_HIGH
        sta _screen_height
        jsr _grid_find          ; A = rank
        eor _grid_file
        and #1
        sta _screen_ground
        rts
.endproc

; grid_along: the place of square number X, from 0
;   In:        Y = offset of GridSteps in game_grid
;   Out:       A = place; C = 0 unless X was 0       Clobbers: X, Y
.proc grid_along
        lda _game_grid,y
        iny
next:   dex
        bmi done
        clc
        adc _game_grid,y
        bcc next                ; always
done:   rts
.endproc

