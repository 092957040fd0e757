; entry.s: the last event and the text of the move so far. Twin of src/shell/input/entry.c.
; SPDX-License-Identifier: MIT

.include "constants/plat.inc"
.include "constants/shell/input.inc"
.export _promotion_characters, _entry_text, _show_next, next_choice, is_arrow
.exportzp _entry_event
.import popa
.importzp tmp1

.bss
_promotion_characters: .res PROMOTION_MOST + 1

.segment "BOTTOM"               ; variables that need not be cleared at the start
_entry_text:    .res TYPED_ROOM

.segment "EDITOR": zeropage
_entry_event:   .res 1

.segment "CODE"

; show_next: the choice before or after another one, wrapping around. Up and left go back, any other event forward.
; uint8_t show_next(uint8_t at, uint8_t count)
;   In:        A = number of choices; on the C stack: a choice; entry_event
;   Out:       A = its neighbour; X = 0
;   Clobbers:  Y, tmp1
.proc _show_next
        sta tmp1
        jsr popa
        ldx #0
        ; fall into next_choice
.endproc

; next_choice: the same.
;   In:        A = a choice, tmp1 = number of choices; entry_event
;   Out:       A = its neighbour
;   Clobbers:  Y                 Keeps: X, tmp1
.proc next_choice
        tay
        lda _entry_event
        ora #EVENT_UP ^ EVENT_LEFT
        cmp #EVENT_LEFT         ; or EVENT_UP
        beq back
        iny
        cpy tmp1
        bne known
        lda #0
        rts
back:   tya
        bne :+
        ldy tmp1
:       dey
known:  tya
        rts
.endproc
.assert (EVENT_UP | EVENT_LEFT) = EVENT_LEFT && (EVENT_DOWN | EVENT_LEFT) = EVENT_RIGHT, error, "bits of the arrows"

; is_arrow: tells whether entry_event is an arrow.   Out: C = 0: it is        Clobbers: A
.proc is_arrow
        lda _entry_event
        eor #EVENT_UP
        cmp #EVENT_RIGHT + 1 - EVENT_UP
        rts
.endproc
.assert (EVENT_UP & 3) = 0 && (EVENT_UP ^ 3) = EVENT_RIGHT, error, "bits of the arrows"
