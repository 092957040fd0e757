; drawn_piece.s: of src/view/view.h: the man that is drawn on a square. No C twin: cc65 makes three times the bytes of
; it.

.export _view_man
.import _view_mark, _view_blind

MARK_GONE       = 6

.segment "CODE"

; uint8_t view_man(uint8_t man)
;   In:        A                 Out: A, or 0 while he is hidden; X = 0
.proc _view_man
        ldx _view_blind
        bne hidden
        ldx _view_mark
        cpx #MARK_GONE
        bne :+
hidden: lda #0
:       ldx #0
        rts
.endproc
