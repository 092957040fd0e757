; search_info.s: the line that shows the result of the search so far. Twin of src/shell/screen/search_info.c, which
; explains it. Part of the engine overlay, because it is needed only with the search.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/view.inc"
.include "constants/shell/screen.inc"
.include "constants/shell/screen/search_info.inc"
.include "texts/shell.inc"
.export _search_info_show, _search_info_keep_score
.import _think_score, _think_reached, _think_from_book, _think_report_text, _think_line_length, _think_line_move
.import _text_buffer, _text_other_board, _screen_thinking, _view_text, _record_count
.import _show_side_name, _status_side_or_you
.import _line_start, _line_text, _line_char, line_space, _line_number, _line_move, _line_cut, _line_piece_score
.import _shell_last_score, _shell_turned_move, _shell_turned_from, _shell_turned_to, info_byte, negax

LINE_LAST       := _text_buffer + LINE_SIZE - 1 ; not 0 when the line is full

.segment "BOTTOM"
size:           .res 2          ; of the score
sign:           .res 1
shown:          .res 1          ; number of moves of the principal variation that the line has

.segment "THINK"

; search_info_show: shows depth, score and principal variation
; void search_info_show(void)
;   Clobbers:  A, X, Y, text_buffer, move, and what View.say and screen_thinking do
.proc _search_info_show
        jsr _line_start
        sta LINE_LAST           ; 0
        lda _think_from_book
        bne book
        lda _think_report_text
        ldx _think_report_text+1
        bne text                ; no text is in page 0
        lda _think_reached
        beq show
        lda #<depth
        ldx #>depth
        jsr _line_text
        lda _think_reached
        ldx #0
        jsr _line_number
        lda #VIEW_TEXT_SCORE
        jsr _view_text
        txa
        bne :+
        jsr write_score
:       jsr line_space
        inc _text_other_board
        lda #0
next:   sta shown
        jsr _think_line_length
        cmp shown
        beq last
        lda LINE_LAST
        bne last
        jsr line_space
        lda shown
        jsr _think_line_move
        jsr _line_move
        ldx shown
        inx
        txa
        bne next                ; always
last:   dec _text_other_board
        jsr _line_cut
show:   lda #<_text_buffer
        ldx #>_text_buffer
        jmp _screen_thinking
book:   lda #<from_the_book
        ldx #>from_the_book
text:   jsr _line_text
        jmp show
.endproc

; search_info_keep_score: keeps the score, and notes a change of its sign
; void search_info_keep_score(void)
;   Clobbers:  A, X
.proc _search_info_keep_score
        lda _think_reached
        beq keep
        lda _shell_turned_move
        bne :+
        inc _shell_turned_move
        bne keep                ; always
:       lda _think_score+1
        eor _shell_last_score+1
        bpl keep
        ldx #1
:       lda _shell_last_score,x
        sta _shell_turned_from,x
        lda _think_score,x
        sta _shell_turned_to,x
        dex
        bpl :-
        lda _record_count+1
        lsr a
        lda _record_count
        ror a
        sta _shell_turned_move
        inc _shell_turned_move
keep:   ldx #1
:       lda _think_score,x
        sta _shell_last_score,x
        dex
        bpl :-
        rts
.endproc

; write_score: appends the score and its side, or who wins
;   Clobbers:  A, X, Y, ptr1, and what the functions of line.h do
.proc write_score
        ldy #'+'
        lda _think_score
        ldx _think_score+1
        bpl :+
        jsr negax               ; keeps Y
        ldy #'-'
:       sta size
        stx size+1
        sty sign
        jsr line_space
        lda size+1
        cmp #>SCORE_SURE        ; the low bytes of SCORE_SURE and SCORE_WON are 0
        bcs won
        lda _side
        jsr _status_side_or_you
        jsr _line_text
        lda size+1
        bne known
        ldy #INFO_SCORE_OF_PIECE
        jsr info_byte
        lsr a
        lsr a
        lsr a
        cmp size
        bcc known
        lda #0
        sta size
        lda #'+'
        sta sign
known:  jsr line_space
        lda sign
        jsr _line_char
        lda size
        ldx size+1
        jmp _line_piece_score

won:    lda sign
        lsr a                   ; bit 2 of '-' is 1, of '+' 0: a loss is a win of the other side
        lsr a
        and #1
        eor _side
        jsr _show_side_name
        jsr _line_text
        lda #<wins
        ldx #>wins
        jsr _line_text
        lda size+1
        cmp #>SCORE_WON
        bcc done
        lda #<in
        ldx #>in
        jsr _line_text
        ldx #0
        lda #<(SCORE_WIN + 1)
        sec
        sbc size
        lsr a
        jmp _line_number
done:   rts
.endproc
.assert <SCORE_SURE = 0 && <SCORE_WON = 0 && ('+' & 4) = 0 && ('-' & 4) <> 0, error, "see write_score"

from_the_book:  .byte TEXT_FROM_THE_BOOK, 0
depth:          .byte TEXT_DEPTH, 0
wins:           .byte TEXT_WINS, 0
in:             .byte TEXT_IN, 0
