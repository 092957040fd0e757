; grid_names.s: twin of src/view/grid_names.c: names of squares such as e4, on a board that is described as data
; SPDX-License-Identifier: MIT

.include "constants/view.inc"
.export _grid_write_square, _grid_find_square
.import _game_grid, _grid_file, _grid_find, grid_show_at
.importzp ptr1

.segment "CODE"

; grid_write_square: the name of the square at view_x, view_y
; void grid_write_square(char *text)
;   In:        A/X = text        Clobbers: A, X, Y, ptr1
.proc _grid_write_square
        sta ptr1
        stx ptr1+1
        jsr _grid_find          ; A = rank
        ldy #1
        clc
        adc #'1'
        sta (ptr1),y
        dey
        lda _grid_file
        adc #'a'                ; C = 0
        sta (ptr1),y
        tya
        ldy #2
        sta (ptr1),y
        rts
.endproc

; grid_find_square: sets view_x and view_y to the square whose name a text starts with
; uint8_t grid_find_square(const char *text)
;   In:        A/X = text        Out: A = 2, or 0 if there is none; X = 0        Clobbers: Y, ptr1
.proc _grid_find_square
        sta ptr1
        stx ptr1+1
        ldy #0
        lda (ptr1),y
        sec
        sbc #'a'
        cmp _game_grid+GRID_FILES
        bcs none
        tax
        iny
        lda (ptr1),y
        sbc #'1' - 1            ; C = 0
        cmp _game_grid+GRID_RANKS
        bcs none
        tay
        txa
        jsr grid_show_at
        lda #2
        .byte $2C               ; bit abs: skips the next instruction
none:   lda #0
        ldx #0
        rts
.endproc
