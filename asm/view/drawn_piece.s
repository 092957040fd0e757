; drawn_piece.s: of src/view/view.h: the man that is drawn on a square. No C twin: cc65 makes three times the bytes of
; it.

.export _view_drawn_piece
.import _view_mark, _view_hide_pieces

MARK_LIFTED       = 6

.segment "CODE"

; uint8_t view_drawn_piece(uint8_t man)
;   In:        A                 Out: A, or 0 while he is hidden; X = 0
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
