; panel.s: the last moves in the panel, one a line, the first side's with its number. Like write.s: what a C caller
; would do in twice the bytes, and this is always in memory.

.include "zp.inc"
.include "plat/atari/screen.inc"
.export _screen_moves
.import panel_lines, _screen_panel_wide, _text_buffer, _text_blind
.import _line_start, _line_text, _line_sign, _line_number
.import _game_view, _game_write_move, _record_move, _record_count, pusha
.importzp ptr1

WORD            := _text_buffer + 64 ; TEXT_WORD of src/engine/text.h
VIEW_KEPT       = 30            ; panel_kept and numbers of src/engine/view.h
VIEW_NUMBERS    = 35
PLAYERS         = 6             ; lines of the panel that are not the moves'
ROOM            = 5             ; signs of a move, behind its number

.segment "BOTTOM"
rows:           .res 1          ; to go
row:            .res 1
room:           .res 1
next:           .res 2          ; move

.segment "CODE"

; void screen_moves(void)
;   As many of the last moves as fit, in screen_paint. A move stands behind a blank, where it is not too long for that;
;   one that is longer than there is room ends with +. Where squares have their names on them nothing stands beside the
;   board: there is a column more.
;   Clobbers:  A, X, Y, ptr1, zero page of the screen
.proc _screen_moves
        jsr _game_view
        sta ptr1
        stx ptr1+1
        ldy #VIEW_NUMBERS
        lda (ptr1),y
        clc
        adc #ROOM
        sta room
        ldy #VIEW_KEPT
        lda panel_lines
        cmp #17
        lda (ptr1),y
        adc #2                  ; PANEL_MOVES of src/plat/screen.h: 2 or 3
        sta row
        lda (ptr1),y
        asl a
        adc #PLAYERS            ; C = 0
        sta rows
        sec
        lda panel_lines
        sbc rows
        sta rows
        sec
        lda _record_count
        sbc rows
        sta next
        lda _record_count+1
        sbc #0
        bcs :+
        lda #0
        sta next
:       sta next+1
        lda next                ; a pair begins on the first line
        lsr a
        bcc line
        inc next
        bne line
        inc next+1

line:   jsr _line_start
        lda next
        cmp _record_count
        lda next+1
        sbc _record_count+1
        bcs empty
        lda next+1
        lsr a
        lda next
        ror a
        bcs reply
        adc #1                  ; of this pair
hundreds:
        cmp #100
        bcc :+
        sbc #100
        bcs hundreds            ; always
:       cmp #10
        bcs :+
        pha
        jsr blank
        pla
:       ldx #0
        jsr _line_number
        jmp text
reply:  jsr blank
        jsr blank
text:   lda next
        ldx next+1
        jsr _record_move
        inc _text_blind
        lda #<WORD
        ldx #>WORD
        jsr _game_write_move
        dec _text_blind
        ldy #$FF
:       iny
        lda WORD,y
        bne :-
        cpy room
        beq put
        bcs long
        jsr blank
        jmp put
long:   ldx room
        lda #'+'
        sta WORD-1,x
put:    lda #<WORD
        ldx #>WORD
        jsr _line_text
empty:  inc next
        bne :+
        inc next+1
:       ldx room
        inx
        inx
        stx _screen_wide
        lda row
        inc row
        jsr pusha
        lda #<_text_buffer
        ldx #>_text_buffer
        jsr _screen_panel_wide
        dec rows
        beq :+
        jmp line
:       rts

blank:  lda #' '
        jmp _line_sign
.endproc
