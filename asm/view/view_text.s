; view_text.s: reads the View of a game (src/view/view.h), and asks the game for a text of its own (View.say). Called by
; the shell. No C twin: cc65 would make twice the bytes of this call through a pointer.
; SPDX-License-Identifier: MIT

.export _view_text, view_byte
.import _game_view, call_pushed
.importzp ptr1

.include "constants/view.inc"

.segment "CODE"

; view_text: calls View.say, if the game has it
; const char *view_text(uint8_t what)
;   In:        A = VIEW_TEXT_ number          Out: A/X = text, or 0 if there is none
;   Clobbers:  ptr1, Y, and what View.say clobbers
.proc _view_text
        pha
        ldy #VIEW_SAY + 1
        jsr view_byte
        beq none                ; high byte 0: no function, as no code is in page 0
        jmp call_pushed
none:   tax
        pla
        txa
        rts
.endproc

; view_byte: a byte of View. For callers in assembly
;   In:        Y = its offset
;   Out:       A = the byte, Z; ptr1 = View. For the high byte of a function, Z = 1 means that there is none
;   Clobbers:  X                 Keeps: Y, because game_view only returns an address
.proc view_byte
        jsr _game_view
        sta ptr1
        stx ptr1+1
        lda (ptr1),y
        rts
.endproc
