; square_moves.s: twin of src/engine/square_moves.c: moves of two squares.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.export _squares_read_from, _squares_read_to, _squares_from
.import squares_open, square_read_at, _text_error_place, _text_find_move
.importzp ptr1, ptr2

.bss
_squares_from:  .res 1

.segment "CODE"

; const char *squares_read_from(const SquareMoves *moves, const char *text): the first square
;   In:        A/X = text, moves on the C stack
;   Out:       A/X = 0, or a message; text_error_place, squares_from
;   Clobbers:  Y, ptr1, ptr2, tmp1, tmp2
.proc _squares_read_from
        jsr squares_open
        sty _text_error_place
        sty _text_error_place+1
        lda (ptr2),y
        beq no_squares
        jsr square_read_at
        sta _squares_from
        beq bad
        ldy #SQUARE_MOVES_OVER
        lda _outcome
        bne message
        tax                     ; A = 0
        rts
no_squares:
        ldy #SQUARE_MOVES_NO_SQUARES
        bne message             ; always
bad:    ldy #SQUARE_MOVES_BAD_SQUARE
        ; fall into message
.endproc

; message: A/X = the message at offset Y of ptr1
.proc message
        iny
        lda (ptr1),y
        tax
        dey
        lda (ptr1),y
        rts
.endproc

; const char *squares_read_to(const SquareMoves *moves, const char *text): the second square, and the move
;   In:        A/X = text, moves on the C stack
;   Out:       A/X = 0, or a message; text_error_place, move
;   Clobbers:  Y, ptr1, ptr2, tmp1, tmp2, and all that text_find_move clobbers
.proc _squares_read_to
        jsr squares_open
        sty _text_error_place+1
        ldy #2
        lda (ptr2),y
        cmp #'-'
        beq skip
        ora #$20
        cmp #'x'
        bne second
skip:   iny
second: sty _text_error_place
        lda (ptr2),y
        beq no_target
        jsr square_read_at
        beq bad
        ldy _text_error_place
        iny
        iny
        lda (ptr2),y
        bne long
        lda ptr1+1              ; text_find_move needs ptr1
        pha
        lda ptr1
        pha
        lda ptr2
        ldx ptr2+1
        jsr _text_find_move
        tay
        pla
        sta ptr1
        pla
        sta ptr1+1
        tya
        beq illegal
        lda #0
        tax
        rts
illegal:
        ldy #SQUARE_MOVES_ILLEGAL
        bne message             ; always
no_target:
        ldy #SQUARE_MOVES_NO_TARGET
        bne message             ; always
bad:    ldy #SQUARE_MOVES_BAD_SQUARE
        bne message             ; always
long:   sty _text_error_place
        ldy #SQUARE_MOVES_TWO_SQUARES
        bne message             ; always
.endproc
