; panel_moves.s: lists the last moves of the game in the panel beside the board, normally one a line, with numbers at
; the first side's moves. Called by src/shell/screen/board.c. No C twin: C would take twice the bytes, and this code is
; always in memory.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "plat/atari/screen.inc"
.include "constants/view.inc"
.export _view_moves
.import _screen_panel_wide, _text_buffer, _text_other_board
.import _line_start, _line_text, _line_char, line_space, _line_number
.import view_byte, _view_text, _game_write_move, _record_move, _record_count, _record_computer, pusha
.importzp ptr1, panel_lines

WORD            := _text_buffer + TEXT_BUFFER / 2 ; TEXT_WORD of src/engine/text.h
LINES_BELOW     = 4             ; lines of the panel below the moves, plus one
COLUMNS         = 7             ; columns of a line: two for the number, a space, four for the move
AROUND          = 2             ; columns of the number
LINES_FREE      = 18            ; panels with at least this many lines have a free line between pairs of moves

.segment "BOTTOM"
rows:           .res 1          ; number of lines left, less one

.segment "EDITOR": zeropage
row:            .res 1          ; the current panel line
next:           .res 2          ; number of the next move in the record, from 0

.segment "CODE"

; view_moves: writes as many of the last moves as fit
; void view_moves(void)
;   The text has the colour screen_colour_bit, with a space before each move. Lines have seven columns, or eight if
;   nothing is shown beside the board (panel_wider). A move that is too long for its line loses its number. If it is
;   still too long, it is cut and ends with +. But if the part that does not fit starts with the x of a capture, the +
;   replaces the x and the number stays. Two moves of one character each share a line.
;   Pairs of moves start on an even line, so that a marker row of the board separates pairs and not the moves of a pair.
;   Boards without marker rows have a free line between pairs instead.
;   Then it asks the game for the computer's face (VIEW_TEXT_FACE).
;   Clobbers:  A, X, Y, ptr1, zero page of the screen
.proc _view_moves
        ldy #VIEW_PANEL_WIDER
        jsr view_byte
        clc
        adc #COLUMNS
        sta _screen_width
        ldy #VIEW_PANEL_KEPT
        lda panel_lines
        cmp #17
        lda (ptr1),y
        adc #3                  ; below the upper player's name and clock; with 17 lines or more, one line is left free
        and #$FE                ; even: no marker row between the two lines of a pair
        sta row
        lda _record_computer
        eor _record_computer+1
        beq :+                  ; no face
        ldy #VIEW_FACE
        lda (ptr1),y
        beq :+
        adc #FACE_LINES + 1     ; C = 0
        and #$FE
        sta row                 ; below the face
:       ldy #VIEW_PANEL_KEPT
        lda panel_lines
        sbc row                 ; C = 0, and 1 from here on
        sbc (ptr1),y
        sbc #LINES_BELOW
        sta rows
        lda _record_count
        sbc rows
        and #$FE                ; a pair starts on the first line
        sta next
        lda _record_count+1
        sbc #0
        bcs :+
        lda #0
        sta next
:       sta next+1

line:   jsr _line_start
more:   lda next
        cmp _record_count
        lda next+1
        sbc _record_count+1
        bcs none
        lda next
        ldx next+1
        jsr _record_move
        inc _text_other_board
        lda #<WORD
        ldx #>WORD
        jsr _game_write_move
        dec _text_other_board

        ldy #AROUND - 1
:       iny
        lda WORD-AROUND,y
        bne :-
        cpy _screen_width
        bcc numbered
        beq alone
        ldx _screen_width
        lda #'+'
        ldy WORD-AROUND-2,x     ; x: only the end of a capture is cut off, so the number stays
        cpy #'x'
        beq :+
        sta WORD-AROUND-1,x
        bne alone               ; always
:       sta WORD-AROUND-2,x
numbered:
        lda next+1
        lsr a
        lda next
        ror a
        bcs reply
        adc #2                  ; number of this pair, move / 2 + 1: C = 0 here makes the first subtraction take 1 more
        ldx #' '
hundreds:
        sbc #100
        bcc :+
        ldx #'0'                ; from 100 on only the last two digits are written: "07"
        bne hundreds            ; always
:       adc #100
        cmp #10
        bcs :+
        pha
        txa
        jsr _line_char
        pla
:       ldx #0
        jsr _line_number
        jmp spaced
same:   dec rows                ; a free line between pairs, so that digits of two lines do not touch
        inc row
        bne more                ; always
other:  bpl line                ; relays for two branches whose targets are too far away: from below to `line`,
none:   bcs empty               ; and from above to `empty`
reply:  lda WORD+1
        beq spaced
        jsr line_space
alone:  jsr line_space
spaced: jsr line_space
        lda #<WORD
        ldx #>WORD
        jsr _line_text
empty:  inc next
        bne :+
        inc next+1
:       lda next
        lsr a
        ldx row
        lda WORD+1
        beq one
        bcs last                ; the reply goes to the next line
        lda #LINES_FREE - 1
        cmp panel_lines
        bcs last
        inc row
one:    bcs same                ; the reply goes to the same line
last:   inc row
        txa
        jsr pusha
        lda #<_text_buffer
        ldx #>_text_buffer
        jsr _screen_panel_wide
        dec rows
        bpl other
        lda #VIEW_TEXT_FACE
        jmp _view_text
.endproc
