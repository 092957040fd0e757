; board_text.s: twin of src/engine/board_text.c: boards as text in FEN style.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/common.inc"
.export _board_text_read, _board_text_write, _board_text_side
.import _text_error_place, popax
.importzp ptr1, ptr2, ptr3, ptr4, tmp1, tmp2

.bss
_board_text_side: .res 1
files:          .res 1
ranks:          .res 1          ; ranks not done yet
step:           .res 1

.segment "RODATA"
no_piece:       .asciiz "That letter is not a piece"
too_many:       .asciiz "Too many squares in this rank"
no_slash:       .asciiz "A / must follow the rank"
no_side:        .asciiz "A space and the side must follow"

.segment "CODE"

; take_sides: ptr4 = letters of the two sides.   Clobbers: A, Y
.proc take_sides
        ldy #BOARD_TEXT_SIDES
        lda (ptr1),y
        sta ptr4
        iny
        lda (ptr1),y
        sta ptr4+1
        rts
.endproc

; open: fetches the arguments of board_text_read or board_text_write.
;   In:        A/X = board, text and format on the C stack
;   Out:       ptr1 = format, ptr2 = text, ptr3 = board above the top rank, ptr4 = letters - 1; text_error_place = 0
;   Clobbers:  A, X, Y
.proc open
        keep_pointer ptr3
        pop_pointer ptr2
        pop_pointer ptr1
        ldy #0
        sty _text_error_place
        sty _text_error_place+1
        sec
        lda (ptr1),y
        sbc #1
        sta ptr4
        iny
        lda (ptr1),y
        sbc #0
        sta ptr4+1
        ldy #BOARD_TEXT_FILES
        lda (ptr1),y
        sta files
        iny
        lda (ptr1),y
        sta ranks
        tax
        iny
        lda (ptr1),y
        sta step
up:     clc
        lda ptr3
        adc step
        sta ptr3
        bcc :+
        inc ptr3+1
:       dex
        bne up
        rts
.endproc

; down: moves ptr3 one rank down.   Out: X = 0, the first file   Clobbers: A
.proc down
        sec
        lda ptr3
        sbc step
        sta ptr3
        bcs :+
        dec ptr3+1
:       ldx #0
        rts
.endproc

; character: A = the character at text_error_place, Y = text_error_place
.proc character
        ldy _text_error_place
        lda (ptr2),y
        rts
.endproc

; const char *board_text_read(const BoardText *format, const char *text, uint8_t *board): reads a board.
;   In:        A/X = board, the others on the C stack
;   Out:       A/X = 0, or an error message; text_error_place, board_text_side
;   Clobbers:  Y, ptr1-ptr4, tmp1, tmp2
.proc _board_text_read
        jsr open
rank:   jsr down
square: jsr character
        sta tmp1
        lda #1
        sta tmp2                ; number of squares that the character stands for
        sec
        lda tmp1
        sbc #'1'
        cmp #9
        bcs letter
        adc #1                  ; C = 0
        sta tmp2
        lda files               ; with ten files or more a number may have two digits
        cmp #10
        bcc empty
        iny
        lda (ptr2),y
        eor #'0'
        cmp #10
        bcs empty
        inc _text_error_place
        ldy tmp2
:       adc #10                 ; C = 0
        dey
        bne :-
        sta tmp2
        beq empty               ; always: Y = 0
letter: lda tmp1
        cmp #'-'
        beq empty
        cmp #'.'
        beq empty
        ldy #0
find:   iny
        lda (ptr4),y
        beq unknown
        cmp tmp1
        bne find
        tya
        .byte $2C               ; BIT abs: skips the next instruction
empty:  lda #0
        sta tmp1
fill:   cpx files
        beq long
        txa
        tay
        lda tmp1
        sta (ptr3),y
        inx
        dec tmp2
        bne fill
        inc _text_error_place
        cpx files
        bne square
        dec ranks
        beq last
        jsr character
        cmp #'/'
        bne slash
        inc _text_error_place
        bne rank                ; always
last:   jsr character
        cmp #' '
        bne side
        inc _text_error_place
        jsr take_sides
        jsr character
        ldy #0
        cmp (ptr4),y
        beq found
        iny
        cmp (ptr4),y
        bne side
found:  sty _board_text_side
        inc _text_error_place
        lda #0
        tax
        rts
unknown:
        lda #<no_piece
        ldx #>no_piece
        rts
long:   lda #<too_many
        ldx #>too_many
        rts
slash:  lda #<no_slash
        ldx #>no_slash
        rts
side:   lda #<no_side
        ldx #>no_side
        rts
.endproc

; put: writes character A at text_error_place, which advances.   Out: Z = 0   Clobbers: Y   Keeps: A, X
.proc put
        ldy _text_error_place
        sta (ptr2),y
        inc _text_error_place
        rts
.endproc

; put_gap: writes tmp1, the number of consecutive empty squares, unless it is 0.   Out: tmp1 = 0   Clobbers: A, Y
.proc put_gap
        lda tmp1
        beq none
        cmp #10
        bcc digit
        sbc #10
        sta tmp1
        lda #'1'
        jsr put
        lda tmp1
digit:  ora #'0'
        jsr put
        lda #0
        sta tmp1
none:   rts
.endproc

; void board_text_write(const BoardText *format, char *text, const uint8_t *board): writes a board.
;   In:        A/X = board, the others on the C stack; side
;   Out:       text_error_place = length of the text
;   Clobbers:  A, X, Y, ptr1-ptr4, tmp1, tmp2
.proc _board_text_write
        jsr open
rank:   jsr down
        stx tmp1
square: txa
        tay
        lda (ptr3),y
        bne piece
        inc tmp1
        bne next                ; always
piece:  sta tmp2
        jsr put_gap
        ldy tmp2
        lda (ptr4),y
        jsr put
next:   inx
        cpx files
        bne square
        jsr put_gap
        dec ranks
        beq last
        lda #'/'
        jsr put
        bne rank                ; always: text_error_place is not 0
last:   lda #' '
        jsr put
        jsr take_sides
        ldy _side
        lda (ptr4),y
        jsr put
        iny
        lda #0
        sta (ptr2),y
        rts
.endproc
