; move_entry.s: lets the player choose a move with the cursor or by typing it. Twin of src/shell/input/move_entry.c,
; which explains it.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/plat.inc"
.include "constants/view.inc"
.include "constants/shell/input.inc"
.include "constants/shell/input/move_entry.inc"
.include "overlays.inc"
.include "sounds.inc"
.include "texts/shell.inc"
.exportzp _entry_beat
.export _entry_hint, _point_x, _point_y
.export _entry_cursor, _entry_move_cursor, _entry_new_board, _entry_mark_latest, _entry_start, _entry_hide
.export _entry_handle, _entry_blink, is_dice
.import _entry_text, _promotion_characters, next_choice, is_arrow
.import _marks_add, marks_draw_as, mark_move_as, square_at
.import _shell_is_typing, _show_turn, _show_keys, _status_refuse, overlay_call_y, _promotion_run
.import _view_x, _view_y, _view_blinking, view_byte, info_byte
.import _game_place, _game_write_square, _game_write_move, _game_read_move
.import _screen_cursor, _screen_cursor_off, _screen_select, _screen_select_off, _sound_play
.import _list_moves, _list_choose, _list_is_legal, _record_latest
.import _text_buffer, _text_other_board, _text_lower, _text_after_prefix, _strcpy, pushax
.importzp _screen_line, ptr1, tmp1, regbank, _marks_count, _entry_event, _show_more

.segment "BOTTOM"
_point_x:       .res 1          ; the square of the cursor; the order of these two matters
_point_y:       .res 1
why:            .res 2          ; why the game refuses the move; high byte 0: it does not
_entry_hint:    .res 2

.segment "DEVICES": zeropage
_entry_beat:    .res 1
is_lifted:      .res 1          ; number of squares of the move so far; 0: no piece is shown as picked up
tails_count:    .res 1          ; number of promotion_characters

.bss
cursor:         .res 1          ; CURSOR_: why the cursor is where it is

; While an event is handled. No C code has register variables, and no game uses this memory.
prefix          := regbank      ; 2 bytes: what `fit` compares with the texts of the moves
ordinal         := regbank + 2  ; of the move that is compared
fitting         := regbank + 3  ; FIT_ so far
rest            := regbank + 4  ; place in text_buffer after the prefix
length          := regbank + 5  ; of entry_text before a square is added to it

.segment "CODE"

; ---- the cursor ----

; entry_new_board: puts the cursor near the middle: a dark square on a board of 8 by 8. Clears the markers of the
; previous board.
; void entry_new_board(void)
;   Clobbers:  A, X, Y, ptr1, tmp1, entry_event, and what game_place does
.proc _entry_new_board
        lda #CURSOR_NEW         ; 0
        sta _marks_count
        sta cursor
        ldy #VIEW_DOWN
        jsr view_byte
        lsr a
        sta _point_y
        dey                     ; VIEW_ACROSS
        lda (ptr1),y
        lsr a
        adc #0                  ; rounded up
        sta _point_x
        lda #EVENT_LEFT
        sta _entry_event
        ; fall into step
.endproc
.assert CURSOR_NEW = 0 && VIEW_ACROSS = VIEW_DOWN - 1, error, "see entry_new_board"

; step: moves the cursor to the next square in the direction of the arrow entry_event, wrapping around.
;   Clobbers:  A, X, Y, ptr1, tmp1, and what game_place does
.proc step
        ldy #VIEW_DOWN
        jsr view_byte           ; ptr1 = View
        ldx #_point_y - _point_x
        lda _entry_event
        cmp #EVENT_LEFT
        bcc :+
        dey                     ; VIEW_ACROSS
        dex                     ; point_x
:       lda (ptr1),y
        sta tmp1
        lda _point_x,x
        jsr next_choice
        sta _point_x,x
        jsr look_at_cursor
        lda _screen_line
        beq step                ; no square is here
        rts
.endproc

; entry_move_cursor: moves the cursor if entry_event is an arrow
; uint8_t entry_move_cursor(void)
;   Out:       A = 1: it was an arrow; 0: not; X = 0
;   Clobbers:  Y, ptr1, tmp1, and what game_place and screen_cursor do
.proc _entry_move_cursor
        ldx #0
        jsr is_arrow
        txa
        bcs done
        jsr step
        lda #SOUND_STEP
        jsr _sound_play
        jsr _entry_cursor
        lda #1
        ldx #0
done:   rts
.endproc

; entry_cursor: shows the cursor
; void entry_cursor(void)
;   Clobbers:  what game_place and screen_cursor do
.proc _entry_cursor
        jsr look_at_cursor
        jmp _screen_cursor
.endproc

; look_at_cursor: makes the square of the cursor the square of the view.
;   Clobbers:  A, and what game_place does
.proc look_at_cursor
        lda _point_x
        sta _view_x
        lda _point_y
        sta _view_y
        jmp _game_place
.endproc

; ---- markers ----

; hide_marks: removes the markers of the target squares.   Out: X = 0, marks_count = 0
.proc hide_marks
        lda #MARK_NONE
        jsr marks_draw_as       ; X = 0
        stx _marks_count
        rts
.endproc

; entry_hide: removes everything that move entry has drawn
; void entry_hide(void)
.proc _entry_hide
        jsr clear_marks
        jmp _screen_cursor_off
.endproc

; clear_entry: drops the move so far.   Out: A = X = 0
.proc clear_entry
        jsr clear_marks
        lda #0
        tax
        sta _entry_text
        sta _shell_is_typing
        rts
.endproc

; clear_marks: removes the markers, and puts the lifted piece down.
.proc clear_marks
        jsr hide_marks
        ldy is_lifted
        beq done
        stx is_lifted
        jmp _screen_select_off  ; costs a frame
done:   rts
.endproc

; entry_mark_latest: marks the squares of the last move with MARK_LAST
; void entry_mark_latest(void)
;   Clobbers:  A, X, Y, ptr1, ptr2, tmp1, move, and what the verbs of the game do
.proc _entry_mark_latest
        jsr _record_latest
        tax
        beq done
        inc _text_other_board
        lda #MARK_LAST
        jsr mark_move_as
        dec _text_other_board
done:   rts
.endproc

; entry_blink: makes the targets of the lifted piece blink, and the squares of a hint
; void entry_blink(void)
;   Clobbers:  A, X, Y, move, and what the verbs of the game do
.proc _entry_blink
        dec _entry_beat
        lda is_lifted
        beq hint
        inc _view_blinking
        lda _entry_beat
        lsr a
        and #1
        eor #MARK_TARGET        ; or MARK_NONE
        jsr marks_draw_as
        dec _view_blinking
hint:   lda _show_more
        beq done
        lda _entry_beat
        and #3
        bne done
        lda _entry_hint
        sta _move
        lda _entry_hint+1
        sta _move+1
        lda _entry_beat
        and #4
        eor #4
        beq :+                  ; MARK_NONE
        lda #MARK_HINT
:       jmp mark_move_as
done:   rts
.endproc

; ---- legal moves that begin with entry_text ----

; list_first: lists the moves.   Out: ordinal, fitting, tails_count, marks_count = 0
.proc list_first
        ldx #0
        stx ordinal
        stx fitting
        stx tails_count
        stx _marks_count
        jmp _list_moves
.endproc

; write_next: takes the next move of the list.   Out: ordinal, move, text_buffer = its text
.proc write_next
        inc ordinal
        lda ordinal
        jsr _list_choose
        lda #<_text_buffer
        ldx #>_text_buffer
        jmp _game_write_move
.endproc

; fit_entry: fit with entry_text as the prefix.
.proc fit_entry
        lda #<_entry_text
        ldx #>_entry_text
        ; fall into fit
.endproc

; fit: compares a prefix, usually entry_text, with the texts of the legal moves.
;   In:        A/X = prefix
;   Out:       A, Z = FIT_NONE: no move begins with it; FIT_BEGINS: some do, and marks and promotion_characters say how
;              they continue; FIT_WHOLE: it is a whole move, which is now in `move`
;   Clobbers:  X, Y, ptr1, ptr2, tmp1, text_buffer, the list, and what the verbs of the game do
.proc fit
        sta prefix
        stx prefix+1
        jsr list_first
next:   lda ordinal
        cmp _move_count
        beq last
        jsr write_next
        lda prefix
        ldx prefix+1
        jsr pushax
        lda #<_text_buffer
        ldx #>_text_buffer
        jsr _text_after_prefix
        cpx #0                  ; no text is in page 0
        beq next
        sbc #<_text_buffer      ; C = 1
        sta rest
        jsr _list_is_legal
        beq next
        ldy rest
        lda _text_buffer,y
        beq whole
        ldx #FIT_BEGINS
        stx fitting
        tya
        jsr square_at
        tax
        beq tail
        jsr _marks_add
        jmp next
tail:   ldx rest
        lda _text_buffer+1,x
        bne next
        ldy tails_count
        cpy #PROMOTION_MOST
        bcs next
        lda _text_buffer,x
        sta _promotion_characters,y
        inc tails_count
        bne next                ; always
last:   ldx tails_count
        lda #0
        sta _promotion_characters,x
        lda fitting
        rts
whole:  lda #FIT_WHOLE
        rts
.endproc

; place_cursor: puts the cursor on the piece of the first legal move, if moves lead from square to square. With more
; than two sides the cursor stays in the middle of the map.
.proc place_cursor
        jsr list_first
next:   jsr write_next
        lda #0
        jsr square_at
        sta rest
        tax
        beq skip
        jsr _list_is_legal
        bne chosen
skip:   lda ordinal
        cmp _move_count
        bne next
chosen: ldx rest
        beq done
        lda _text_buffer,x
        bne :+
        jsr is_dice
        beq done
:       ldy #INFO_SIDES
        jsr info_byte
        cmp #2
        bne done
        lda _view_x
        sta _point_x
        lda _view_y
        sta _point_y
done:   rts
.endproc

; is_dice: Z = 0: a game of dice.   Clobbers: A, Y, ptr1
.proc is_dice
        ldy #INFO_CHANCE + 1
        jmp info_byte
.endproc

; entry_start: begins a human's turn
; void entry_start(void)
;   Clobbers:  A, X, Y, ptr1, ptr2, tmp1, move, the list, and what the verbs of the game do
.proc _entry_start
        ldx #0
        stx _marks_count
        lda _shell_is_typing    ; typed text survives a command that shows a page
        bne :+
        jsr clear_entry
        lda cursor              ; CURSOR_NEW
        beq new
        jsr is_dice             ; every roll has other pieces
        beq :+
new:    jsr place_cursor
:       lda #CURSOR_LEFT
        sta cursor
        jsr _entry_cursor
        jmp _show_turn
.endproc

; ---- results of an event: A = ENTRY_, X = 0 ----

; read_entry: asks the game to read entry_text as a move.   Out: why; Z = 1: it is one, and is in `move`
.proc read_entry
        lda #<_entry_text
        ldx #>_entry_text
        jsr _game_read_move
        ; fall into set_why
.endproc
.proc set_why
        sta why
        stx why+1
        txa                     ; no text is in page 0
        rts
.endproc

; submit: plays entry_text. A typed text that is the beginning of a move is kept like squares that are pointed at: the
; rest can be pointed at, or typed if it begins with an x.
.proc submit
        jsr read_entry
        beq accept
        lda _entry_text+1
        beq refuse
        ldy #INFO_SIDES
        jsr info_byte
        cmp #2
        bne refuse
        jsr fit_entry
        beq refuse
        lda _marks_count
        beq refuse
        ; fall into keep
.endproc

; keep: says what is wrong and keeps the move so far.
.proc keep
        jsr fit_entry
        jsr lift
        jmp say_why
.endproc

; refuse: says what is wrong and drops the move so far.
.proc refuse
        jsr clear_entry
        jsr _entry_mark_latest  ; target markers may have replaced this marker
        ; fall into say_why
.endproc
.proc say_why
        lda why
        ldx why+1
        jmp _status_refuse      ; ENTRY_NOTHING
.endproc

; choose_tail: call it when all squares are entered and the moves differ only in their last character. Asks for that
; character (src/shell/input/promotion.c).
.proc choose_tail
        ldy #OVERLAY_PROMOTE
        lda #<_promotion_run
        ldx #>_promotion_run
        jsr overlay_call_y
        tax
        beq cancelled
        jsr fit_entry
        ; fall into accept
.endproc

; accept: `move` is to be played.
.proc accept
        jsr clear_entry
        lda #ENTRY_MOVE
        rts
.endproc

.proc cancelled
        jsr clear_entry
        jsr _show_keys
        jmp _show_turn          ; ENTRY_NOTHING
.endproc

; ---- events ----

; find_end: Y = length of entry_text.   Clobbers: A
.proc find_end
        ldy #$FF
:       iny
        lda _entry_text,y
        bne :-
        rts
.endproc

; name: A/X = the part of entry_text from `length` on.   Keeps: Y
.proc name
        lda #<_entry_text
        clc
        adc length
        ldx #>_entry_text
        rts
.endproc
.assert >_entry_text = >(_entry_text + TYPED_ROOM - 1), lderror, "entry_text is in two pages"

; type: adds the character entry_event to the text, or takes one away.
.proc type
        lda _shell_is_typing
        bne :+
        lda _entry_event
        cmp #'x'
        beq :+
        jsr clear_entry
:       jsr find_end
        lda _entry_event
        cmp #EVENT_BACK
        bne add
        dey
        bmi none
        bpl end                 ; always
add:    cpy #TYPED_MOST
        bcs end
        sta _entry_text,y
        iny
end:    lda #0
        sta _entry_text,y
none:   lda _entry_text         ; not 0: there is text
        sta _shell_is_typing
        jmp _show_turn          ; ENTRY_NOTHING
.endproc

; text: adds a character to the text, or takes one away, if entry_event is one.
.proc text
        jsr _text_lower         ; X = 0
        cmp #EVENT_BACK
        beq type
        cmp #' '
        bne :+
        ldy _shell_is_typing
        bne type
:       sbc #'('                ; C = 1 from the space on; control characters come out above 17 and 25 anyway
        cmp #'9' + 1 - '('      ; ( ) , - . / and digits
        bcc type
        sbc #'a' - '('
        cmp #26
        bcc type
        lda #ENTRY_OTHER
        rts
.endproc

; early: FIRE or RETURN came too soon after the computer's move.   In: A = the event
.proc early
        sta _entry_event
        lda #SOUND_REFUSE
        jsr _sound_play
        lda #ENTRY_NOTHING
        tax
done:   rts
.endproc

; entry_handle: handles entry_event
; uint8_t entry_handle(void)
;   Out:       A = ENTRY_; X = 0
;   Clobbers:  Y, ptr1, ptr2, tmp1, move, the list, text_buffer, and what the verbs of the game do
.proc _entry_handle
        lda _entry_event
        eor #EVENT_EARLY
        cmp #EVENT_FIRE
        beq early
        cmp #EVENT_RETURN
        bne counts
        ldx _shell_is_typing
        beq early
        sta _entry_event        ; RETURN ends text typed ahead
counts: lda _entry_event
        cmp #'-'
        bne :+
        lda _shell_is_typing
        bne :+
        lda #EVENT_UP           ; the same key without CTRL
        sta _entry_event
:       jsr _entry_move_cursor
        lsr a                   ; A = 0: ENTRY_NOTHING
        bcs early::done
        ; Clear an old refusal before a view asks for an order or the disk is read. look_at_cursor lets a view describe
        ; the square under the cursor again after a hint.
        jsr _show_turn
        jsr look_at_cursor
        lda _entry_event
        cmp #EVENT_FIRE
        beq entry_here
        cmp #EVENT_RETURN
        bne text
        lda _shell_is_typing
        bne play
        ; fall into entry_here

; entry_here: adds the square under the cursor to entry_text. If no legal move begins with the new text, there are five
; cases:
; - The game can read it as a move nevertheless: the move is played, unless it is only the name of a square.
; - The text before was typed: it is dropped, and the square begins a new move.
; - The lifted piece stands on the square: it is put down again.
; - Another piece that can move is there, and the move so far is one square: that piece is lifted instead.
; - Else the square is refused, and the move so far stays.
entry_here:
        jsr find_end
        sty length
        cpy #TYPED_MOST + 1
        bcs play                ; too long for another square
        jsr hide_marks
        jsr look_at_cursor
        jsr name
        jsr _game_write_square
        ; Without a name for the square, the view has handled FIRE itself and has redrawn its board without markers.
        ldy length
        lda _entry_text,y
        bne :+
        jsr clear_marks
        jmp put_down
play:   jmp submit
:       jsr fit_entry
        bne fits
        jsr read_entry
        beq none
        lda length
        beq none
        lda _shell_is_typing
        bne replace
        jsr name
        jsr pushax
        lda #<_entry_text
        ldx #>_entry_text
        jsr _text_after_prefix
        txa
        bne drop
        lda is_lifted
        cmp #2
        bcs stay
        jsr name
        jsr fit
        cmp #FIT_BEGINS
        bne stay
        lda #0
        sta is_lifted
replace:
        lda #<_entry_text
        ldx #>_entry_text
        jsr pushax
        jsr name
        jsr _strcpy
        jsr fit_entry
        bne fits
; No listed move begins with this square, but its name alone may be a move: a pawn move to it. It can be typed; FIRE
; pressed too early must not play it.
none:   lda why+1
        bne play
        lda _entry_text+2
        bne play
        lda #<lift_a_piece
        ldx #>lift_a_piece
        jsr set_why
        jmp refuse

fits:   cmp #FIT_WHOLE
        beq go_accept
        lda tails_count
        cmp #2
        bcc :+
        lda _marks_count
        bne :+
        jmp choose_tail
go_accept:
        jmp accept
:       jsr look_at_cursor
        jsr _screen_select
        ; fall into lift
.endproc

; lift: shows the squares that can follow entry_text.   Out: A = ENTRY_NOTHING, X = 0
.proc lift
        lda #0
        sta _shell_is_typing
        inc is_lifted
        lda #MARK_TARGET
        jsr marks_draw_as
        lda #SOUND_LIFT
        jsr _sound_play
        jmp _show_turn
.endproc

; drop: puts the lifted piece down again.
.proc drop
        jsr clear_entry
        ; fall into put_down
.endproc
.proc put_down
        jsr _entry_mark_latest
        jmp _show_turn          ; ENTRY_NOTHING
.endproc

; stay: takes the last square back, and says what is wrong.
.proc stay
        ldy length
        lda #0
        sta _entry_text,y
        dec is_lifted
        jmp keep
.endproc

lift_a_piece:   .byte TEXT_LIFT_A_PIECE, 0
