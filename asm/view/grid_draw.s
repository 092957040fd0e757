; grid_draw.s: twin of src/view/grid_draw.c: draws a board that is described as data
; SPDX-License-Identifier: MIT

.include "constants/view.inc"
.export _grid_draw, grid_first, grid_next
.import _game_grid, _game_draw_square, _view_x, _view_y, _view_mark
.import _grid_at, _grid_place, _grid_find, _grid_file, _grid_rank, _screen_put, _screen_files
.importzp _screen_row, _screen_column

DIGIT_1         = $31 - $20     ; PANEL_DIGIT_1 of src/plat/screen.h

.segment "CODE"

; grid_draw: draws all squares, the numbers of the ranks and the letters of the files
; void grid_draw(void)
;   Clobbers:  view_x, view_y, view_mark, and what game_draw_square does
.proc _grid_draw
        jsr grid_first
square: jsr _game_draw_square
        jsr grid_next
        bcc square
        lda _game_grid+GRID_DIGIT_COLUMN
        beq none
        jsr _grid_at
        lda _screen_row
        clc
        adc _game_grid+GRID_DIGIT_ROW
        sta _screen_row
        lda _game_grid+GRID_DIGIT_COLUMN
        sta _screen_column
        lda _grid_rank
        adc #DIGIT_1            ; C = 0
        jsr _screen_put
none:   lda #0
        sta _view_x
        inc _view_y
        lda _view_y
        cmp _game_grid+GRID_RANKS
        bcc square
        lda _game_grid+GRID_CAPTION
        ldx _game_grid+GRID_CAPTION+1
        jsr _screen_files       ; sets screen_row, too
        lda _game_grid+GRID_LETTER
        beq done
letter: jsr _grid_place
        lda _screen_column
        clc
        adc _game_grid+GRID_LETTER
        sta _screen_column
        jsr _grid_find
        lda _grid_file
        clc
        adc #'a'
        jsr _screen_put
        jsr grid_next
        bcc letter
done:   rts
.endproc

; grid_first: goes to the first square of the uppermost rank, without a mark.   Out: A = 0
.proc grid_first
        lda #0
        sta _view_mark
        sta _view_y
        sta _view_x
        rts
.endproc

; grid_next: goes to the next square of a rank.   Out: A = view_x; C = 1 after the last one
.proc grid_next
        inc _view_x
        lda _view_x
        cmp _game_grid+GRID_FILES
        rts
.endproc
