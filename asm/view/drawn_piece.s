; drawn_piece.s: which piece a view draws on a square (src/view/view.h). Called by the views of the games. No C twin:
; cc65 would make three times the bytes of it.
; SPDX-License-Identifier: MIT

.export _view_drawn_piece
.import _view_mark, _view_hide_pieces

.include "constants/view.inc"

.segment "CODE"
; view_drawn_piece: the piece itself, or 0 while it is lifted or the pieces are hidden
; uint8_t view_drawn_piece(uint8_t piece)
;   In:        A = piece         Out: A = piece or 0; X = 0
.proc _view_drawn_piece
        ldx _view_hide_pieces
        bne hidden
        ldx _view_mark
        cpx #MARK_LIFTED
        bne :+
hidden: lda #0
:       ldx #0
        rts
.endproc
