; grid_edit.s: twin of src/view/grid_edit.c: changes squares while a position is set up
; SPDX-License-Identifier: MIT

.include "constants/view.inc"
.export _grid_edit
.import _game_grid, _game_cycle, _grid_cell, _view_mark
.importzp ptr1

.segment "CODE"

; grid_edit: puts the next piece of the cycle on the square at view_x, view_y; nothing if the piece there is lifted
; void grid_edit(void)
;   In:        view_mark         Clobbers: A, X, Y, ptr1, grid_file, grid_rank
.proc _grid_edit
        jsr _grid_cell          ; X = 0
        clc
        adc _game_grid+GRID_BOARD
        sta ptr1
        txa
        adc _game_grid+GRID_BOARD+1
        sta ptr1+1
        ldy #0
        tya
        ldx _view_mark
        cpx #MARK_LIFTED
        beq found
        lda (ptr1),y            ; the piece
        ldx #$FF
:       inx
        cmp _game_cycle,x
        bne :-
        lda _game_cycle+1,x
found:  sta (ptr1),y
        rts
.endproc
