; text.s: twin of src/engine/text.c: helpers for moves and positions as text.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.export _text_error_place, _text_other_board, _text_buffer
.export _text_error, _text_lower, _text_after_prefix, _text_find_move
.import _list_moves, _list_choose, _game_write_move, popax, pushax
.importzp ptr1, ptr2, tmp1

.bss
_text_error_place: .res 2
_text_other_board: .res 1
wanted:         .res 2
ordinal:        .res 1

.segment "LOW"             ; not cleared at start
_text_buffer:   .res TEXT_BUFFER

.segment "CODE"

; const char *text_error(uint16_t place, const char *what): stores the place of an error.
;   In:        A/X = what, place on the C stack
;   Out:       A/X = what; text_error_place
;   Clobbers:  Y, ptr1
.proc _text_error
        sta ptr1
        stx ptr1+1
        jsr popax
        sta _text_error_place
        stx _text_error_place+1
        lda ptr1
        ldx ptr1+1
        rts
.endproc

; char text_lower(char c): converts a capital to a small letter.
;   In:        A = c             Out: A = the letter; X = 0         Keeps: Y
.proc _text_lower
        ldx #0
        cmp #'A'
        bcc done
        cmp #'Z' + 1
        bcs done
        ora #$20
done:   rts
.endproc

; const char *text_after_prefix(const char *typed, const char *written): the rest of `written` after the prefix `typed`.
;   In:        A/X = written, typed on the C stack
;   Out:       A/X = the rest, also in ptr2; 0 if written does not start with typed
;   Clobbers:  Y, ptr1, ptr2, tmp1
.proc _text_after_prefix
        sta ptr2
        stx ptr2+1
        jsr popax
        sta ptr1
        stx ptr1+1
        lda #0
        sta tmp1
next:   ldy #0                  ; after a digit both numbers must end here, or neither
        lda tmp1
        jsr is_digit
        bcs same_number
        lda (ptr1),y
        beq ends
        cmp #'-'
        beq ends
        jsr is_digit
        bcs same_number
        lda (ptr2),y
        cmp #'-'
        beq differs
        cmp #'x'
        beq differs
        bne same_number         ; always
ends:   lda (ptr2),y
        jsr is_digit
        bcc differs
same_number:
        ldx #0                  ; (ptr1) = typed, then (ptr2) = written
        jsr next_character
        sta tmp1
        ldx #ptr2 - ptr1
        jsr next_character
        ldy tmp1
        beq whole
        cmp tmp1
        bne differs
        inc ptr1
        bne :+
        inc ptr1+1
:       inc ptr2
        bne next
        inc ptr2+1
        bne next                ; always
whole:  lda ptr2
        ldx ptr2+1
        rts
differs:
        lda #0
        tax
        rts

; is_digit: C = 0 if A is a digit.   Clobbers: A
is_digit:
        eor #'0'
        cmp #10
        rts

; next_character: A = the next character that is no separator, capitals as small letters. X = 0: at ptr1; X = 2: at ptr2
next_character:
        lda (ptr1,x)
        cmp #'-'
        beq skip
        cmp #'A'
        bcc known
        cmp #'Z' + 1
        bcs :+
        ora #$20
:       cmp #'x'
        bne known
skip:   inc ptr1,x
        bne next_character
        inc ptr1+1,x
        bne next_character      ; always
known:  rts
.endproc

; uint8_t text_find_move(const char *text): finds the listed move with this text.
;   In:        A/X = text
;   Out:       A = 1 and `move`, or A = 0; X = 0
;   Clobbers:  Y, ptr1, ptr2, tmp1, text_buffer, the list
.proc _text_find_move
        sta wanted
        stx wanted+1
        jsr _list_moves
        ldx #0
        stx ordinal
next:   lda ordinal
        cmp _move_count
        beq none
        inc ordinal
        lda ordinal
        jsr _list_choose
        lda #<_text_buffer
        ldx #>_text_buffer
        jsr _game_write_move
        lda wanted
        ldx wanted+1
        jsr pushax
        lda #<_text_buffer
        ldx #>_text_buffer
        jsr _text_after_prefix
        cpx #0
        beq next                ; no match: the high byte is 0, and no text is in page 0
        ldy #0
        lda (ptr2),y
        bne next
        ldx #0
        lda #1
        rts
none:   lda #0
        tax
        rts
.endproc
