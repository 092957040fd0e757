; view_text.s: asks the game for a text of its own (View.say in src/view/view.h). Called by the shell. No C twin: cc65
; would make twice the bytes of this call through a pointer.
; SPDX-License-Identifier: MIT

.export _view_text
.import _game_view
.importzp ptr1

.include "constants/view.inc"

.segment "CODE"

; view_text: calls View.say, if the game has it
; const char *view_text(uint8_t what)
;   In:        A = VIEW_TEXT_ number          Out: A/X = text, or 0 if there is none
;   Clobbers:  ptr1, Y, and what View.say clobbers
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
        beq none                ; high byte 0: no function, as no code is in page 0
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
