; record.s: twin of src/engine/record.c: the moves of the game so far: play, undo, redo, replay.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.export _record_count, _record_last, _record_seed, _record_has_backup, _record_resigned
.export _record_computer, _record_chosen
.export _record_start, _record_play, _record_move, _record_redo
.export _record_draw_forced, _record_undo_choice, _record_latest, _record_append
.export _record_restore, _record_undo, _record_update_outcome, info_byte
.export call_plain, call_pushed, record_is_over, record_try
.import _game_info, _game_write_position, _game_read_position, _game_reset, _game_no_moves, _game_hash
.import _list_play, _list_moves, _list_choose, _list_is_legal
.import _record_moves, _record_most, _record_begin, _text_position
.import _repetition_keys, _repetition_count, _hash_key, _reversible_plies
.import _path_lo
.importzp ptr1, ptr2, tmp1, tmp2

.bss
_record_count:  .res 2
_record_last:   .res 2
_record_has_backup: .res 1
_record_resigned: .res 1
_record_computer: .res SIDES_MOST
_record_chosen: .res 2
start_reversible: .res 1
reversible:     .res 1
target:         .res 2
ordinal:        .res 1

.data
_record_seed:   .word 1

.segment "CODE"

; void record_start(void): starts a game with the position on the board.
;   Out:       record_begin; record_count, record_last, record_has_backup, repetition_count and A = 0
;   Clobbers:  X, Y, and what game_write_position does
.proc _record_start
        lda _record_begin
        ldx _record_begin+1
        jsr _game_write_position
        lda _reversible_plies
        sta start_reversible
        lda #0
        sta _record_last
        sta _record_last+1
        sta _record_has_backup
        ; fall into clear_moves
.endproc

; clear_moves: record_count = repetition_count = 0.   Out: A = 0
.proc clear_moves
        lda #0
        sta _repetition_count
        sta _record_count
        sta _record_count+1
        rts
.endproc

; void record_play(void): plays `move`.
;   In:        move, legal
;   Clobbers:  A, X, Y, ptr1, ptr2, tmp1-tmp3, and what the verbs do
.proc _record_play
        jsr is_full
        bcc room
        beq full
        jsr _record_start       ; the record is full; with more than two sides the game continues with an empty record
room:   ldy #INFO_DRAW_RANDOM + 1
        jsr info_byte
        beq fixed
        jsr call_plain
fixed:  lda _record_count
        sta _record_last
        lda _record_count+1
        sta _record_last+1
        jsr _record_append
::record_try:
        jsr step
        jmp rebase
full:   rts
.endproc

; info_byte: a byte of GameInfo. Also for callers in other files.
;   In:        Y = its offset
;   Out:       A = the byte, Z; ptr1 = GameInfo. For the high byte of a function, Z = 1 means that there is none
;   Clobbers:  X                 Keeps: Y, because game_info only returns an address
.proc info_byte
        jsr _game_info
        sta ptr1
        stx ptr1+1
        lda (ptr1),y
        rts
.endproc

; record_is_over: A, Z = RECORD_IS_OVER. For callers in other files.
.proc record_is_over
        lda _outcome
        ora _record_resigned
        rts
.endproc

; call_plain: calls a function of GameInfo or View that has no argument. Also for callers in other files.
; call_pushed: jumps to one whose argument, a byte, has been pushed
;   In:        A = the high byte of the function, Y = its offset, ptr1 = GameInfo or View: as info_byte leaves them
;   Out:       what the function returns
call_plain:
        pha
call_pushed:
        tax
        dey
        lda (ptr1),y
        sta ptr1
        stx ptr1+1
        pla
        jmp (ptr1)

; is_full: C = 1: the record has no room for another move; then Z = 1: two sides play.   Clobbers: A, X, Y, ptr1
.proc is_full
        lda _record_count
        cmp _record_most
        lda _record_count+1
        sbc _record_most+1
        bcc done
        ldy #INFO_SIDES
        jsr info_byte
        cmp #2                  ; C = 1
done:   rts
.endproc

; skip_forced: moves record_count back over rolls and forced passes, in a game with dice.
;   Clobbers:  A, X, Y, ptr1, ptr2, tmp1, move
skip_forced:
        lda #CHANCE_SKIP
        .byte $2C               ; BIT abs: skips the next instruction
; uint8_t record_draw_forced(void): finds the roll or forced pass that comes next, in a game with dice.
;   Out:       A = 1 and move, or A = 0; X = 0
;   Clobbers:  Y, ptr1-ptr4, tmp1, tmp2, random_seed, the list
.proc _record_draw_forced
        lda #CHANCE_ROLL
        pha
        ldy #INFO_CHANCE + 1
        jsr info_byte
        beq none
        jmp call_pushed
none:   tax
        pla
        txa
        rts
.endproc

; uint8_t record_latest(void): finds the last move that is not a roll.
;   Out:       A = 1 and move, or A = 0; X = 0
;   Clobbers:  Y, ptr1, ptr2
.proc _record_latest
        lda _record_count
        sta ptr2
        lda _record_count+1
        sta ptr2+1
back:   lda ptr2
        bne :+
        lda ptr2+1
        beq none
        dec ptr2+1
:       dec ptr2
        lda ptr2
        ldx ptr2+1
        jsr _record_move
        lda _move+1
        bpl found
        ldy #INFO_CHANCE + 1
        jsr info_byte
        bne back                ; a roll: look further back
found:  lda #1
none:   ldx #0
        rts
.endproc

; void record_append(void): appends `move` without playing it.
;   In:        move              Out: record_count, record_last
;   Clobbers:  A, X, Y, ptr1
.proc _record_append
        lda _record_last
        cmp _record_most
        lda _record_last+1
        sbc _record_most+1
        bcs full
        lda _record_last
        ldx _record_last+1
        jsr place
        lda _move
        sta (ptr1),y
        iny
        lda _move+1
        sta (ptr1),y
        inc _record_last
        bne :+
        inc _record_last+1
:       lda _record_last
        sta _record_count
        lda _record_last+1
        sta _record_count+1
full:   rts
.endproc

; place: ptr1 = address of move number A/X in record_moves, Y = 0.   Clobbers: A, X
.proc place
        stx ptr1+1
        asl a
        rol ptr1+1
        clc
        adc _record_moves
        sta ptr1
        lda ptr1+1
        adc _record_moves+1
        sta ptr1+1
        ldy #0
        rts
.endproc

; void record_move(uint16_t n): sets `move` to the nth move.
;   In:        A/X = n           Out: move
;   Clobbers:  A, X, Y, ptr1
.proc _record_move
        jsr place
        lda (ptr1),y
        sta _move
        iny
        lda (ptr1),y
        sta _move+1
        rts
.endproc

; next_move: sets `move` to the next move of the record.   Clobbers: A, X, Y, ptr1
.proc next_move
        lda _record_count
        ldx _record_count+1
        inc _record_count
        bne :+
        inc _record_count+1
:       jmp _record_move
.endproc

; step: plays `move` and keeps repetition_keys up to date; ply grows by one.
;   Clobbers:  A, X, Y, ptr1, ptr2, tmp1-tmp3
.proc step
        lda _repetition_keys+1
        beq play                ; positions of this game cannot repeat
        jsr keep_key
        jsr _list_play
        jsr _game_hash
        ldx _ply
        lda _reversible_plies,x
        bne done
        sta _repetition_count
done:   rts
play:   jmp _list_play
.endproc

; rebase: makes the current position the root: brings the board back to ply 0 by way of its text.
;   Clobbers:  A, X, Y, ptr1, ptr2, tmp1-tmp3
.proc rebase
        ldx _ply
        lda _reversible_plies,x
        sta reversible
        lda _outcome
        pha
        lda _text_position
        ldx _text_position+1
        jsr _game_write_position
        lda _text_position
        ldx _text_position+1
        jsr _game_read_position
        pla
        cmp #OUTCOME_DRAW       ; read_position cannot see a draw by reversible plies
        bne :+
        sta _outcome
:       lda reversible
        sta _reversible_plies
        rts
.endproc

; keep_key: appends the key of the current position to repetition_keys.   Clobbers: A, X, Y, ptr1, ptr2
.proc keep_key
        ldy _repetition_count
        cpy #REPETITION_MAX
        bne room
        dec _repetition_count   ; drop the oldest
        lda #0
        jsr key_row
        ldx ptr1+1
        stx ptr2+1
        ldx ptr1                ; repetition_keys starts on a page
        inx
        stx ptr2
        ldx #>REPETITION_BYTES
shift:  lda (ptr2),y
        sta (ptr1),y
        iny
        bne shift
        inc ptr1+1
        inc ptr2+1
        dex
        bne shift
room:   lda _repetition_count
        jsr key_row
next:   lda (ptr2),y
        sta (ptr1),y
        jsr next_key_byte
        bne next
        inc _repetition_count
        rts
.endproc

; key_row: ptr1 = first byte of number A of repetition_keys, ptr2 = the same byte of hash_key at ply,
; X = REPETITION_KEY, Y = 0
.proc key_row
        sta ptr1                ; repetition_keys starts on a page
        lda _repetition_keys+1
        sta ptr1+1
        lda #<(_hash_key + REPETITION_FROM * PLIES)
        clc
        adc _ply
        sta ptr2
        lda #>(_hash_key + REPETITION_FROM * PLIES)
        adc #0
        sta ptr2+1
        ldx #REPETITION_KEY
        ldy #0
        rts
.endproc

; next_key_byte: advances ptr1 and ptr2 to the next byte of their keys.   Out: Z = 1 after the last   Clobbers: A, X
.proc next_key_byte
        clc
        lda ptr1
        adc #REPETITION_MAX
        sta ptr1
        bcc :+
        inc ptr1+1
        clc
:       lda ptr2
        adc #PLIES
        sta ptr2
        bcc :+
        inc ptr2+1
:       dex
        rts
.endproc

; uint8_t record_redo(void): plays the next move of the record again.
;   Out:       A = 1, or 0 if there is none; X = 0
;   Clobbers:  Y, ptr1, ptr2, tmp1-tmp3, move
.proc _record_redo
        lda _record_count
        ldx _record_count+1
        cmp _record_last
        bne again
        cpx _record_last+1
        beq none
again:  jsr next_move
        jsr step
        jsr rebase
done:   lda #1
        .byte $2C               ; BIT abs: skips the next instruction
none:   lda #0
        ldx #0
        rts
.endproc

; uint8_t record_undo_choice(void): undoes the last chosen move, with the rolls and forced passes after it.
;   Out, Clobbers: as record_redo
_record_undo_choice:
        jsr skip_forced
; uint8_t record_undo(void): undoes one move or roll.
;   Out, Clobbers: as record_redo
.proc _record_undo
        lda _record_count
        bne :+
        ora _record_count+1
        beq _record_redo::none
        dec _record_count+1
:       dec _record_count
        jsr _record_restore
        jmp _record_redo::done
.endproc

; void record_restore(void): sets up the board from the record.
;   In:        record_begin, record_moves, record_count
;   Out:       the board at ply 0, outcome, record_chosen
;   Clobbers:  A, X, Y, ptr1, ptr2, tmp1-tmp3, move
.proc _record_restore
        lda _record_count
        sta target
        lda _record_count+1
        sta target+1
        jsr _game_reset         ; read_position needs ply 0
        lda _record_begin
        ldx _record_begin+1
        jsr _game_read_position
        lda start_reversible
        sta _reversible_plies
        jsr clear_moves
        sta _record_chosen
        sta _record_chosen+1
next:   lda _record_count
        ldx _record_count+1
        cmp target
        bne play
        cpx target+1
        beq done
play:   jsr next_move
        ldx _side
        lda _record_computer,x
        bne :+
        lda _record_count       ; a human side chose this move
        sta _record_chosen
        lda _record_count+1
        sta _record_chosen+1
:       jsr step
        lda _outcome
        beq running
        cmp #OUTCOME_CHANCE
        bne go_rebase
running:
        ldx _ply
        cpx #PLIES - 2
        beq go_rebase
        lda _path_lo-1,x
        cmp #MOVE_RANDOM
        bcc next
        ldy #INFO_DRAW_RANDOM + 1 ; game_hash ignores random draws: only the text gives the right key
        jsr info_byte
        beq next
go_rebase:
        jsr rebase
        jmp next
done:   lda _ply
        bne rebase_last
        rts
rebase_last:
        jmp rebase
.endproc

; void record_update_outcome(void): ends a running game without a legal move, at a threefold repetition or with a full
; record.
;   In:        outcome           Out: outcome
;   Clobbers:  A, X, Y, ptr1, ptr2, tmp1-tmp3, move, the list
.proc _record_update_outcome
        lda _outcome
        beq running
        cmp #OUTCOME_CHANCE
        beq can_move
        rts
running:
        jsr _list_moves
        lda #1
        sta ordinal
try:    lda _move_count
        cmp ordinal
        bcc stuck
        lda ordinal
        jsr _list_choose
        jsr _list_is_legal
        tax
        bne can_move
        inc ordinal
        bne try                 ; always
stuck:  jmp _game_no_moves
can_move:
        jsr is_full
        bcc :+
        beq draw
:       lda #2                  ; two earlier occurrences make a draw
        sta tmp1
        ldy _repetition_count
        beq done
        dey
        sty tmp2
look:   lda tmp2
        jsr key_row
same:   lda (ptr2),y
        cmp (ptr1),y
        bne other
        jsr next_key_byte
        bne same
        dec tmp1
        beq draw
other:  dec tmp2
        bpl look                ; there are at most 128 keys, so tmp2 is 127 or less
done:   rts
draw:   lda #OUTCOME_DRAW
        sta _outcome
        rts
.endproc
