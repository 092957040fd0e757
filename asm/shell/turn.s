; turn.s: starts a game, and plays one move. Twin of src/shell/turn.c, which explains it.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/shell.inc"
.include "constants/shell/turn.inc"
.include "sounds.inc"
.export _turn_new_game, _turn_draw_random, _turn_perform
.import _loader_new_game, _shell_base, _shell_turned_move, _shell_first_choice, _shell_level, _shell_clear_pending
.import _shell_computer_plays_all, _autosave_moves_since, _machine_random, _random_seed, _clock_reset, _clock_start
.import _record_resigned, _record_seed, _record_start, _record_computer, _record_play, info_byte
.import _game_reset, _game_show_move, _game_draw, _screen_cursor_off, _show_clock, _sound_play
.import _shell_puzzle, _shell_puzzle_next
.import _motion_off, _view_hide_pieces, call_pushed
.importzp _sound_shift, ptr1, _motion_skipped

.segment "CODE"

; turn_new_game: starts a game
; void turn_new_game(void)
;   Clobbers:  A, X, Y, ptr1, and what game_reset and record_start do
.proc _turn_new_game
        jsr _loader_new_game
        jsr _shell_clear_pending
        lda _shell_puzzle_next
        sta _shell_puzzle
        lda #0
        sta _shell_puzzle_next
        sta _record_resigned
        sta _shell_base
        sta _shell_base+1
        sta _shell_turned_move
        sta _autosave_moves_since
        lda #SHELL_NO_CHOICE
        sta _shell_first_choice
        jsr draw_seed           ; the start position may be random
        sta _record_seed
        stx _record_seed+1
        jsr _game_reset
        jsr _record_start
        jmp _clock_reset
.endproc

; draw_seed: random_seed = a random number, not 0.   Out: A/X = the same        Clobbers: Y
.proc draw_seed
        jsr _machine_random
        ora #1
        sta _random_seed
        stx _random_seed+1
done:   rts
.endproc

; turn_draw_random: draws the random part of `move`, if the game has that. Takes the seed from the hardware: with the
; seed of the search a player could undo a move and get the same lucky result again.
; void turn_draw_random(void)
;   Clobbers:  A, X, Y, ptr1, tmp1, random_seed, and what GameInfo.draw_random does
.proc _turn_draw_random
        ldy #INFO_DRAW_RANDOM + 1
        jsr info_byte
        beq draw_seed::done
        jsr draw_seed           ; keeps ptr1
        ldy #INFO_DRAW_RANDOM + 1
        lda (ptr1),y
        pha                     ; there is no argument
        jmp call_pushed
.endproc

; turn_perform: plays `move` and shows it
; void turn_perform(void)
;   Clobbers:  A, X, Y, ptr1, tmp1, and what the verbs of the game and record_play do
.proc _turn_perform
        jsr _screen_cursor_off
        jsr _turn_draw_random
        lda _move
        pha
        lda _move+1
        pha
        ldx _side
        lda _record_computer,x
        asl a
        asl a
        asl a                   ; COMPUTER_SHIFT
        sta _sound_shift
        jsr _show_clock         ; charges the mover's clock; the motion counts for no side
        lda _motion_off
        sta _motion_skipped
        lda _shell_level
        cmp #MOTION_LEVEL
        bcs :+
        jsr _shell_computer_plays_all
        ora _motion_skipped
        sta _motion_skipped
:       lda _view_hide_pieces
        beq show
        lda _move+1
        bmi show                ; MOVE_ROLL
        lda #SOUND_DOWN
        jsr _sound_play
        jmp shown
show:   jsr _game_show_move
shown:  lda #0
        sta _sound_shift
        pla
        sta _move+1
        pla
        sta _move
        jsr _clock_start
        jsr _record_play
        inc _autosave_moves_since
        jmp _game_draw
.endproc
.assert COMPUTER_SHIFT = 8 && MOVE_ROLL = $8000, error, "see turn_perform"
