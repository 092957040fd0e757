; view_text.s: of src/view/view.h: the game's own word. No C twin: cc65 makes twice the bytes of a call by a pointer.

.export _view_text
.import _game_view
.importzp ptr1

VIEW_SAY        = 31            ; say of src/view/view.h

.segment "CODE"

; const char *view_text(uint8_t what)
;   In:        A                 Out: A/X, 0 where there is none
;   Clobbers:  what View.say does
.proc _view_text
        pha
        jsr _game_view
        sta ptr1
        stx ptr1+1
        ldy #VIEW_SAY
        lda (ptr1),y
        pha
        iny
        lda (ptr1),y
        beq none                ; no code is in page 0
        sta ptr1+1
        pla
        sta ptr1
        pla
        jmp (ptr1)
none:   tax
        pla
        pla
        txa
        rts
.endproc
