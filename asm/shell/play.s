; play.s: the game loop. Twin of src/shell/play.c, which explains it.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/engine.inc"
.include "constants/plat.inc"
.include "constants/view.inc"
.include "constants/shell.inc"
.include "constants/shell/input.inc"
.include "constants/shell/openings.inc"
.include "constants/shell/play.inc"
.include "constants/disk/probe_page.inc"
.include "overlays.inc"
.include "sounds.inc"
.include "texts/shell.inc"
.export _play_run
.import _entry_new_board, _entry_start, _entry_hide, _entry_handle, _entry_blink
.import _entry_mark_latest, _entry_text, is_arrow
.import _while_thinking_next, _while_thinking_ignores, _while_thinking_end, _command_execute
.import _input_wait_frames, _input_next, _input_demo, _input_port, _input_ports
.import show_found, is_dice, _loader_finish, _loader_read_ahead, _loader_discard, _thinking_begin, _thinking_run_in
.import _ponder_step, _ponder_idle, _machine_has_engine
.import _think_resumes, _think_move, _search_info_show, _search_info_keep_score
.import _trainer_call, _turn_perform, _autosave_now, _autosave_end, _autosave_exists, _autosave_moves_since
.import _shell_level, _shell_seed, _shell_blank, _shell_bubble, _shell_end_told, _shell_first_choice
.import _shell_pending_event, _shell_search_resumes, _shell_computer_plays_all
.import _show_board, _show_heading, _show_panel, _show_keys, _show_keys_for, _show_clock, _show_turn
.import _status_say, say_reading, _screen_thinking, _screen_no_arrow
.import probe_thinking, record_is_over, _probe_screen, _probe_position, overlay_call_y, _bubble_show, _game_over_run
.import _shell_puzzle, _puzzle_turn
.import _shell_network, _network_turn, _network_move, _network_poll
.import _record_count, _record_computer, _record_resigned, _record_update_outcome, _record_draw_forced, info_byte
.import _view_text, _view_mark, _game_draw_square, _clock_start, _sound_play
.importzp _input_by_stick, tmp1, _entry_event, _show_passing, _entry_beat

.segment "CODE"

; play_run: plays games until the player wants the menu
; void play_run(void)
.proc _play_run
        jsr _show_board
        jsr _entry_new_board    ; after show_board, because a view may draw at the cursor
        jsr _while_thinking_end ; ignore FIRE presses made while loading
turn:   jsr _record_update_outcome
        jsr _probe_position
        lda _shell_search_resumes
        bne :+
        jsr _show_heading       ; removes the last search line and the last game's result
:       jsr _show_panel
        lda _shell_network
        bne chosen              ; the server rolls
        jsr _record_draw_forced
        tax
        beq chosen
        jsr probe_thinking        ; no input is expected
        jsr _turn_perform
        dec _autosave_moves_since ; turn_perform has counted the roll, but record_seed determines all rolls
        jmp turn
chosen: ldy _shell_puzzle
        beq :+
        jsr probe_thinking        ; no input is expected
        ldy #OVERLAY_PUZZLES
        lda #<_puzzle_turn
        ldx #>_puzzle_turn
        jsr overlay_call_y
:
        jsr _shell_computer_plays_all
        lsr a
        lda #AUTOSAVE_MOVES
        bcc :+
        lda #AUTOSAVE_MOVES_ALONE
        clc
:       ldx _side
        adc _record_computer,x  ; prefer to save at a human's turn
        sta tmp1
        lda _autosave_moves_since
        and #SHELL_TIME ^ $FF
        cmp tmp1
        bcc :+
        lda _input_demo
        bne :+
        jsr _autosave_now
:       jsr _show_keys          ; the old row stays while the game is saved
        jsr _entry_mark_latest
        jsr show_threat
        beq :+
        jsr is_dice
        bne :+
        lda #SOUND_CHECK
        jsr _sound_play
:       lda #TRAINER_TURN
        jsr _trainer_call
        tax
        bne again
        jsr take_turn
        cmp #COMMAND_MENU
        bne again
        jmp say_reading         ; the board stays on screen while the menu loads
again:  jmp turn
.endproc

; game_over_turn: shows the result, then carries out commands until one of them changes the game.   Out: A = COMMAND_
.proc game_over_turn
        lda #PROBE_SCREEN_OVER
        jsr _probe_screen
        jsr say_reading         ; no side is to move: no other status line fits
        jsr _screen_no_arrow
        jsr _entry_hide
        lda _autosave_exists
        beq :+
        jsr show_result         ; the result and its tune first, then the disk
        jsr _autosave_end
:       lda #0
        sta _entry_event
next:   lda _entry_event
        bne :+
        jsr show_result         ; A = 0
        sta _show_passing       ; the message stays; after a disk error GAMEOVER is not loaded again
        lda #VIEW_TEXT_OVER
        jsr _view_text
:       lda _input_demo
        beq :+
        lda #DEMO_FRAMES
        jsr _input_wait_frames
menu:   lda #COMMAND_MENU
done:   rts
:       jsr wait_for_event
        jsr _clock_start        ; no clock runs
        jsr _command_execute
        tax
        beq next
        rts
.endproc

.proc show_result
        ldy #OVERLAY_GAMEOVER
        lda #<_game_over_run
        ldx #>_game_over_run
        jmp overlay_call_y
.endproc

; take_turn: runs the turn of the side to move, or what follows the end of the game.   Out: A = COMMAND_
.proc take_turn
        lda _input_demo
        bmi game_over_turn::menu ; INPUT_DEMO_ENDS
        lda _shell_network
        beq :+
        jsr _network_turn
        tax                     ; COMMAND_DONE = 0
        bne game_over_turn::done
        lda _outcome
        cmp #OUTCOME_CHANCE     ; the server has not rolled yet
        beq human
:
        jsr record_is_over
        bne game_over_turn
        sta _shell_end_told
        ldx _side
        ldy _record_computer,x
        bne computer
        sty _shell_search_resumes ; the next search may be another side's
human:  jmp human_turn
computer:
        lda _shell_pending_event
        bne pending
        jmp computer_turn

; A command in shell_pending_event came in the computer's turn. An event that must wait for the human's turn is queued
; instead.
pending:
        jsr _while_thinking_ignores ; X = 0
        lda _shell_pending_event
        sta _entry_event
        beq new_turn
        stx _shell_pending_event
        jsr _command_execute
        tax
        bne game_over_turn::done
        lda _shell_pending_event
        bne new_turn
        lda #MESSAGE_FRAMES     ; the command has only shown a message: leave time to read it
        jsr _input_wait_frames
        ; fall into new_turn
.endproc
.proc new_turn
        lda #COMMAND_NEW_TURN
        rts
.endproc
.assert INPUT_DEMO_ENDS = $80, error, "take_turn tests bit 7"

; computer_turn: finds and plays the computer's move. If a command interrupts the search, no move is played, and the
; command is in shell_pending_event.   Out: A = COMMAND_NEW_TURN
.proc computer_turn
        jsr probe_thinking
        jsr _entry_hide
        lda #OPENINGS_MOVE
        jsr _trainer_call
        tax
        bne perform
        lda _shell_search_resumes
        beq start
        lda #1
        sta _think_resumes
shown:  jsr _search_info_show   ; show the result so far again: the command may have redrawn the screen
        jmp search
start:  jsr _loader_finish
        lda #<no_text
        ldx #>no_text
        jsr _screen_thinking
        lda #PONDER_HIT
        jsr _ponder_step
        bne shown
        jsr _thinking_begin
search: lda #<thinks
        ldx #>thinks
        jsr _status_say
        lda _shell_blank
        eor #SCREEN_THINKING    ; SCREEN_BLANK if shell_blank is 1
        jsr _thinking_run_in
        lda _shell_pending_event
        sta _shell_search_resumes
        bne again
        lda #PONDER_EXPECT
        jsr _ponder_step
        jsr show_found
        jsr _search_info_keep_score
perform:
        jsr _turn_perform
        ldx _shell_first_choice
        inx                     ; SHELL_NO_CHOICE
        bne :+
        jsr _shell_computer_plays_all
        lsr a
        bcs :+
        dec _autosave_moves_since ; a game in which no human has moved yet is not saved
:       jsr _while_thinking_end
        lda #SOUND_TURN
        jsr _sound_play
again:  jmp new_turn
.endproc
.assert SHELL_NO_CHOICE = $FF && (SCREEN_THINKING ^ 1) = SCREEN_BLANK, error, "see computer_turn"

; human_turn: runs a human's turn until the position or the players change.   Out: A = COMMAND_
.proc human_turn
        lda _record_count
        cmp _shell_first_choice
        bcs :+
        sta _shell_first_choice
        jsr _entry_new_board
:       lda _side
        and _input_ports
        sta _input_port
        jsr _entry_start
bubble: jsr show_bubble
next:   lda #PROBE_SCREEN_PLAY
        jsr _probe_screen
        jsr wait_for_event
        lda _show_keys_for
        cmp _input_by_stick
        beq :+
        jsr _show_keys
:       ldx _shell_network
        dex                     ; SHELL_NETWORK_WAITS
        beq other
        jsr _entry_handle
        tax
        beq bubble              ; ENTRY_NOTHING
        dex
        beq perform             ; ENTRY_MOVE
other:  jsr _command_execute
        tax
        beq next
        rts
perform:
        lda _shell_network
        bne :+
        jsr _turn_perform
        jmp new_turn
:       jmp _network_move
.endproc
.assert ENTRY_NOTHING = 0 && ENTRY_MOVE = 1, error, "see human_turn"

; show_bubble: in the first game shows what the stick does next, in the key row (src/shell/input/bubbles.h).
.proc show_bubble
        lda _shell_bubble
        cmp #BUBBLE_LAST - 1
        bcc show
        bne done
        lda _entry_text         ; the last one comes when a piece is lifted
        beq done
show:   jsr _loader_discard
        ldy #OVERLAY_LEVEL
        lda #<_bubble_show
        ldx #>_bubble_show
        jmp overlay_call_y
done:   rts
.endproc

; show_threat: makes the marker of a threatened piece blink: on for four beats, off for four. Dice games mark the pieces
; that can use the roll.   Out: Z = 1: there is nothing to mark
.proc show_threat
        lda #VIEW_TEXT_THREAT
        jsr _view_text
        txa                     ; no text is in page 0
        beq done
        lda _entry_beat
        and #MARK_THREAT        ; or MARK_NONE
        sta _view_mark
        jsr _game_draw_square
        lda #1
done:   rts
.endproc

; wait_for_event: waits for an event. The clock of the side to move runs, unless the game is over. A message that has
; been shown long enough is replaced by the side to move. After the end of the game the function then returns with
; entry_event = 0, so that the caller shows the result again.
;   Out:       entry_event
.proc wait_for_event
        jsr _while_thinking_next
        sta _entry_event
        tax
        bne done
        sta _ponder_idle
        lda #QUIET_FRAMES
wait:   tay
        jsr _input_wait_frames  ; keeps Y
        bne came
        tya
        beq shown
        lda _show_passing
        beq shown
        dec _show_passing
        bne shown
        jsr record_is_over
        bne done
        jsr _show_turn
shown:  lda _shell_network
        beq :+
        jsr _network_poll
:       jsr record_is_over
        bne again
        jsr _show_clock
        jsr _entry_blink
        jsr show_threat
        lda _shell_network
        bne again
        jsr _loader_read_ahead
        tax
        beq rests
        lda #TRAINER_TURN       ; the names of the openings may be in memory now
        jsr _trainer_call
        lda #0                  ; reading the sector has taken long enough
        beq wait                ; always
rests:  lda _machine_has_engine
        beq again
        lda #PONDER_TURN
        jsr _ponder_step
again:  lda #BEAT_FRAMES
        bne wait                ; always
came:   inc _shell_seed         ; the time that players take makes the seed random
        bne :+
        inc _shell_seed+1
:       jsr _input_next
        sta _entry_event
        jsr is_arrow
        bcc done
        jmp _loader_discard
done:   rts
.endproc

thinks:         .byte TEXT_THINKING, 0
no_text         := * - 1
