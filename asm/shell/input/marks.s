; marks.s: twin of src/shell/input/marks.c: draws marked squares: the targets of the lifted piece, and the squares of a
; move
; SPDX-License-Identifier: MIT

.include "constants/shell/input.inc"
.exportzp _marks_count
.export _marks_draw, _marks_add, _entry_mark_move, marks_draw_as, mark_move_as, square_at
.import _view_x, _view_y, _view_mark, _text_buffer, _game_write_move, _game_find_square, _game_draw_square

.segment "BOTTOM"
marks:          .res MARKS_MOST + 1 ; squares as x * 16 + y; the last place is for the sentinel of marks_add

.segment "DEVICES": zeropage
_marks_count:   .res 1
at:             .res 1          ; number of marks left to draw; place in the text of a move

.segment "CODE"

; marks_draw_as: marks_draw with the mark in A.
marks_draw_as:
        sta _view_mark
        ; fall into marks_draw

; marks_draw: draws all marked squares with view_mark
; void marks_draw(void)
;   Out:       X = 0             Clobbers: what game_draw_square does
.proc _marks_draw
        lda _marks_count
        sta at
next:   ldx at
        beq done
        dec at
        lda marks-1,x
        pha
        lsr a
        lsr a
        lsr a
        lsr a
        sta _view_x
        pla
        and #15
        sta _view_y
        jsr _game_draw_square
        jmp next
done:   rts
.endproc

; marks_add: adds the square view_x, view_y, unless it is there already
; void marks_add(void)
;   Clobbers:  A, X, Y
.proc _marks_add
        lda _view_x
        asl a
        asl a
        asl a
        asl a
        ora _view_y
        ldx _marks_count
        sta marks,x
        ldy #$FF
:       iny
        cmp marks,y
        bne :-
        cpy _marks_count
        bne done
        cpy #MARKS_MOST
        bcs done
        inc _marks_count
done:   rts
.endproc

; mark_move_as: entry_mark_move with the mark in A.
mark_move_as:
        sta _view_mark
        ; fall into entry_mark_move

; entry_mark_move: draws the squares that the text of `move` names, with the mark view_mark
; void entry_mark_move(void)
;   Clobbers:  what the verbs of the game do
.proc _entry_mark_move
        lda #<_text_buffer
        ldx #>_text_buffer
        jsr _game_write_move
        lda #0
step:   sta at
        tay
        lda _text_buffer,y
        beq done
        tya
        jsr square_at
        tay
        beq none
        pha
        jsr _game_draw_square
        pla
        .byte $2C               ; bit abs: skips the next instruction
none:   lda #1
        clc
        adc at
        bcc step                ; always
done:   rts
.endproc

; square_at: finds the square that a part of text_buffer names.
;   In:        A = place in text_buffer
;   Out:       A = length of the name, view_x, view_y; or A = 0: it names none
;   Clobbers:  X, Y, and what game_find_square does
.proc square_at
        ldx #>_text_buffer
        clc
        adc #<_text_buffer
        bcc :+
        inx
:       jmp _game_find_square
.endproc
