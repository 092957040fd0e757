; panel_moves.s: the last moves in the panel, one a line as a rule, the first side's with its number. Like line_text.s:
; what a C
; caller would do in twice the bytes, and this is always in memory.

.include "zp.inc"
.include "plat/atari/screen.inc"
.export _screen_moves
.import panel_lines, _screen_panel_wide, _text_buffer, _text_other_board
.import _line_start, _line_text, _line_char, _line_number
.import _game_view, _game_write_move, _record_move, _record_count, pusha
.importzp ptr1

WORD            := _text_buffer + 64 ; TEXT_WORD of src/engine/text.h
VIEW_KEPT       = 30            ; panel_kept and panel_wider of src/view/view.h
VIEW_WIDER      = 37
BELOW           = 4             ; lines of the panel behind the moves, and one
COLUMNS         = 7             ; of the panel: two for the number, a blank, the move
AROUND          = 2             ; columns that a move never has
LINES_FREE      = 18            ; of a panel, or more: its pairs have a free line between them

.segment "BOTTOM"
rows:           .res 1          ; to go, less one
row:            .res 1
next:           .res 2          ; move

.segment "CODE"

; void screen_moves(void)
;   As many of the last moves as fit, in screen_colour_bit, each behind a blank. One that leaves no room for that does
;   without its number, and ends with + where it is too long for that, or where that leaves out no more than a man
;   taken. Where nothing stands beside the board there is a column more. Two moves of one sign each share a line.
;   Where no band of the board parts the pairs, a free line does; so no number comes to the line of a rank's figure.
;   Clobbers:  A, X, Y, ptr1, zero page of the screen
.proc _screen_moves
        jsr _game_view
        sta ptr1
        stx ptr1+1
        ldy #VIEW_WIDER
        lda (ptr1),y
        clc
        adc #COLUMNS
        sta _screen_width
        ldy #VIEW_KEPT
        lda panel_lines
        cmp #17
        lda (ptr1),y
        adc #3                  ; who sits at the top; where there are many lines, one is free
        and #$FE                ; no band of the board comes between the two lines of a pair
        sta row
        lda panel_lines
        sbc row                 ; C = 0, and 1 from here on
        sbc (ptr1),y
        sbc #BELOW
        sta rows
        lda _record_count
        sbc rows
        and #$FE                ; a pair begins on the first line
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
        ldy WORD-AROUND-2,x     ; what is cut there is a man taken, and the number stays
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
        adc #2                  ; the number of this pair, and 1 for C = 0
        ldx #' '
hundreds:
        sbc #100
        bcc :+
        ldx #'0'                ; its last two digits
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
        jmp behind
same:   dec rows                ; a free line is between two pairs, and so digits do not touch
        inc row
        bne more                ; always
other:  bpl line                ; from below, which is too far away,
none:   bcs empty               ; and from above
reply:  lda WORD+1
        beq behind
        jsr blank
alone:  jsr blank
behind: jsr blank
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
        bcs last                ; the reply comes below
        lda #LINES_FREE - 1
        cmp panel_lines
        bcs last
        inc row
one:    bcs same                ; it stands in the same line
last:   inc row
        txa
        jsr pusha
        lda #<_text_buffer
        ldx #>_text_buffer
        jsr _screen_panel_wide
        dec rows
        bpl other
        rts

blank:  lda #' '
        jmp _line_char
.endproc
