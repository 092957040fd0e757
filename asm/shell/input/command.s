; command.s: twin of src/shell/input/command.c: carries out commands. The functions of src/shell/input/command_table.h
; that are in the kernel are in this file. They are called by command_execute, through overlay_call: A is their result
; (COMMAND_), and nothing else matters.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "sounds.inc"
.include "overlays.inc"
.include "commands.inc"
.include "texts/shell.inc"
.include "constants/plat.inc"
.include "constants/view.inc"
.include "constants/shell.inc"
.include "constants/shell/openings.inc"
.include "constants/shell/network.inc"
.include "constants/shell/input/command.inc"
.include "constants/disk/probe_page.inc"
.export show_found, _command_execute, _command_waits, _command_events, _command_overlays
.import probe_thinking, record_is_over, overlay_call_y, overlay_failed, _trainer_call, _show_clock
.import _entry_text, _entry_hint, _entry_mark_move
.import _shell_pending_event, _shell_is_typing, _shell_excluded, _shell_level, _shell_base, _shell_blank
.import _shell_clear_pending, _shell_computer_plays_all, _shell_save, _shell_is_saving, _shell_entry
.import _autosave_moves_since, _autosave_write, _autosave_or_confirm
.import _view_text, _status_say, _status_refuse, _show_line, _show_panel, _board_redraw
.import _line_begin, _line_text, _line_move, _text_buffer
.import _probe_screen, _thinking_run_in, _thinking_set_limits, _loader_finish
.import _ponder_drop, _ponder_off
.import _input_guard, _search_info_show, _sound_play, _sound_off, _sound_mute, _motion_off
.import _think_move, _think_score, _think_without, _root_random_margin, _root_excluded, _root_excluded_count
.import _shell_network, _network_command, _network_run, _machine_load_network, _loader_loaded
.import _record_count, _record_chosen, _record_computer, _record_resigned, _record_has_backup
.import _record_undo_choice, _record_redo, _record_restore, _record_draw_forced, _record_move, _record_play
.import _turn_draw_random
.import _view_flip, _view_without_names, _view_hide_pieces, _view_mark
.import _game_draw, _game_write_move, _game_read_move, _game_show_undo
; functions of overlays
.import _move_list_run, _new_game_start, _new_game_again, _new_game_undo, _help_show, _level_next, _remarks
.import _picker_run, _picker_play_opening, _replace_by_opening, _replace_by_variant, _replace_by_load
.import _replace_by_set_up, _load_slot, _select_sides, _select_variant, _ask_win, _set_up_run, _offer_draw, _resign_game
.import _puzzles_run, _results_write
.import _slots_save, _slots_load, _workshop_run, _command_page_run
.importzp tmp1, disk_error, _entry_event, _thinking_stopped, _show_passing, _show_more

IN_KERNEL       = OVERLAYS      ; src/shell/overlay.h
WORD            := _text_buffer + TEXT_BUFFER / 2 ; TEXT_WORD of src/engine/text.h

.segment "BOTTOM"
excluded_at:    .res 1          ; low byte of record_count for which shell_excluded is valid
result:         .res 1          ; of the last command

.segment "CODE"

; ---- the table of commands ----

.macro event_column event, overlay, function
        .byte event
.endmacro
.macro overlay_column event, overlay, function
        .byte overlay
.endmacro
.macro low_column event, overlay, function
        .byte <function
.endmacro
.macro high_column event, overlay, function
        .byte >function
.endmacro
_command_events:
        command_table event_column
COMMANDS        = * - _command_events
        .byte AFTER_THINKING    ; of events that are not in the table: see find
_command_overlays:
        command_table overlay_column
functions_lo:
        command_table low_column
functions_hi:
        command_table high_column

; Finds an event in the table. Events that are not in the table belong to the human's move, so they wait.
;   In:        A = event
;   Out:       X = its place, from 1; 0: it is not in the table. A = overlay, plus AFTER_THINKING if it must wait
.proc find
        ldx #COMMANDS
:       cmp _command_events-1,x
        beq found
        dex
        bne :-
found:  lda _command_overlays-1,x
        rts
.endproc

; command_waits: tells whether shell_pending_event waits while the computer thinks
; uint8_t command_waits(void)
;   Out:       A = not 0: yes; X = 0
.proc _command_waits
        lda _shell_pending_event
        jsr find
        ldx #0
        and #AFTER_THINKING
        rts
.endproc

; command_execute: carries out the command entry_event, and those that it asks for
; uint8_t command_execute(void)
;   Out:       A = COMMAND_; X = 0
;   Clobbers:  everything
.proc _command_execute
        lda #COMMAND_DONE
        sta result
again:  jsr _show_clock         ; charge the clock before the command can change the turn
        jsr _ponder_drop
        lda _shell_network
        beq :+
        jsr _network_command
        cmp #NETWORK_PASS
        bne answered
:       lda _entry_event
        jsr find
        and #OVERLAY_BITS
        tay
        txa
        beq unknown
        lda functions_lo-1,x
        pha
        lda functions_hi-1,x
        tax
        pla
        jsr overlay_call_y
        sta result
; The command may ask for a second one (1 to EVENT_OPEN), which must run before a new game rolls its dice.
unknown:
        ldx _shell_pending_event
        dex
        cpx #EVENT_OPEN
        bcs done
        inx
        stx _entry_event
        lda #0
        sta _shell_pending_event
        beq again               ; always
done:   lda result
answered:
        ldx #0
        rts
.endproc

; The client takes the place of the engine, which is read again when the game over the network has ended.
.proc _network
        jsr _autosave_or_confirm
        cmp #COMMAND_MENU
        bne _command_execute::answered ; X = 0
        jsr _loader_loaded
        jsr _machine_load_network
        cpx #0                  ; no text is in page 0
        bne :+
        jmp _network_run
:       jmp _status_refuse
.endproc

; ---- commands that search ----

; Searches for the human.
;   In:        A = how many moves of root_excluded to leave out; with any, the book is not used     Out: move
.proc think_for_human
        pha
        jsr _loader_finish
        lda _shell_level
        cmp #LEVEL_MOST + 1
        bcs default
        cmp #LEVEL_DEFAULT
        bcs :+
default:
        lda #LEVEL_DEFAULT
:       jsr _thinking_set_limits ; think_without = 0
        ldx #0
        stx _root_random_margin
        pla
        sta _root_excluded_count
        beq search_and_show
        lda #>WITHOUT_BOOK
        sta _think_without+1
        ; fall into search_and_show
.endproc

; Searches with the limits that are set, and shows the result.   Out: move
.proc search_and_show
        lda #<looking
        ldx #>looking
        jsr _status_say
        jsr probe_thinking
        lda #SCREEN_THINKING
        jsr _thinking_run_in
        lda _thinking_stopped
        jsr _input_guard        ; a FIRE that stopped the search must not play a move
        ; fall into show_found
.endproc

; show_found: shows the result of the search.   Out: move
.proc show_found
        jsr _search_info_show
        lda _think_move
        sta _move
        lda _think_move+1
        sta _move+1
        rts
.endproc

; "Find a win": can the side to move force a win within the number of moves that ask_win asks for? The search
; overwrites the overlay of ask_win, which has left "win in 2" in entry_text.
.proc _find_win
        jsr _loader_finish
        ldy #OVERLAY_SETTINGS
        lda #<_ask_win
        ldx #>_ask_win
        jsr overlay_call_y
        tax
        beq is_back
        jsr search_and_show
        lda #<no_forced
        ldx #>no_forced
        jsr _line_begin
        lda #<_entry_text
        ldx #>_entry_text
        jsr _line_text
        lda #0
        sta _entry_text
        lda _think_score+1
        cmp #WON_HI             ; a win: any other score is below SCORE_WON
        beq show_hint
        lda #<_text_buffer
        ldx #>_text_buffer
        ldy _thinking_stopped
        beq refuse
        lda #<none_yet
        ldx #>none_yet
refuse: jmp _status_refuse
is_back:
        jmp new_turn
.endproc

.proc _hint
        jsr record_is_over
        beq :+
        jmp none
:       lda #OPENINGS_MOVE
        jsr _trainer_call
        tax
        bne show_hint
        jsr think_for_human     ; A = 0
        ; fall into show_hint
.endproc

; Shows `move` as a hint.   Out: A = COMMAND_DONE
.proc show_hint
        lda _move
        sta _entry_hint
        lda _move+1
        sta _entry_hint+1
        lda #MARK_HINT
        sta _view_mark
        jsr _entry_mark_move
        lda #SOUND_HINT
        jsr _sound_play
        lda #<hint
        ldx #>hint
        jsr _line_begin
        jsr _line_move
        jsr _show_line          ; A = COMMAND_DONE = 0, show_more = 0
        inc _show_more          ; the line below, with the result of the search, belongs to the hint
        sta _show_passing
        sta _shell_is_typing    ; the status line no longer shows the typed text
        rts
.endproc

; ---- undo and redo ----

; Undo and redo stop only where a human has a move to choose: not before a roll or a forced pass, and not at the
; computer's turn while a human plays.
;   Out:       Z = 0: they go on past this position
.proc must_step_on
        jsr _record_draw_forced
        tax
        bne done
        ldx _side
        lda _record_computer,x
        beq done
        jsr _shell_computer_plays_all
        eor #1
done:   rts
.endproc

; Plays moves of the record until a human has a move to choose.   Out: Z = 1
.proc step_on
        jsr must_step_on
        beq done
        jsr _record_redo
        tax
        bne step_on
done:   rts
.endproc

; Undoing one move may not be enough. Then it goes straight back to before the human's last move. If there is no move to
; undo, the last action may be a new game or a load: undo brings the replaced game back.
.proc _undo
        lda #VIEW_TEXT_BACK
        jsr _view_text
        txa                     ; the high byte of a text is not 0
        bne clear               ; the view has taken a part of the turn back
        lda _record_resigned
        bne clear               ; undo only takes the resignation back
        jsr say_working
back:   jsr _record_undo_choice
        tax
        beq none
        jsr _game_show_undo
        jsr must_step_on
        beq found
        lda _record_chosen
        sta _record_count
        lda _record_chosen+1
        sta _record_count+1
        jmp back
none:   jsr _record_restore
        jsr step_on
        beq replaced            ; always
found:  lda _record_has_backup
        beq done
        lda _record_count
        cmp _shell_base
        lda _record_count+1
        sbc _shell_base+1
        bcs done
replaced:
        ldy #OVERLAY_CONTROL
        lda #<_new_game_undo
        ldx #>_new_game_undo
        jsr overlay_call_y
        ldx disk_error
        beq is_back
done:   inc _autosave_moves_since
clear:  jsr _shell_clear_pending
        lda #0
        sta _record_resigned
        beq redraw              ; always
is_back:
        rts
.endproc

; Next best: the computer takes its last move back and plays another one.
.proc _next_best
        lda _record_count
        cmp excluded_at
        beq :+
        sta excluded_at
        lda #0
        sta _shell_excluded
:       lda _record_count
        ora _record_count+1
        beq none
        lda _shell_excluded
        cmp #EXCLUDED_MOST
        beq none
back:   jsr _record_undo_choice ; take back rolls as well: they will be the same again
        tax
        beq new_turn
        jsr _record_draw_forced
        tax
        bne back
        lda _record_count
        ldx _record_count+1
        jsr _record_move
        lda #<WORD
        ldx #>WORD
        jsr _game_write_move
        lda #<WORD
        ldx #>WORD
        jsr _game_read_move     ; the move as listed, without its random bits
        lda _shell_excluded
        inc _shell_excluded
        asl a
        tax
        lda _move
        sta _root_excluded,x
        lda _move+1
        sta _root_excluded+1,x
        jsr _game_draw
        jsr _show_panel
        lda _shell_excluded
        jsr think_for_human
        jsr _turn_draw_random
        jsr _record_play
        ; fall into redraw
.endproc
redraw: jsr _game_draw
new_turn:
        lda #COMMAND_NEW_TURN
        rts
none:   lda #<not_possible
        ldx #>not_possible
        jmp _status_refuse

.proc _redo
        jsr say_working
        jsr _record_redo
        tax
        beq none
        jsr _shell_clear_pending
        jsr step_on
        beq redraw              ; always
.endproc

; Says that the moves are replayed.
.proc say_working
        lda #<replaying
        ldx #>replaying
        jmp _status_say
.endproc

; ---- saves ----

.proc _save
        jsr _slots_save
        tax
        beq new_turn
        inc _shell_is_saving
        jsr _autosave_write
        lda #0                  ; the save may have failed
        sta _shell_is_saving
        beq new_turn            ; always
.endproc

.proc _load
        jsr _slots_load
        cmp #SHELL_NO_SAVE
        beq new_turn
        pha
        jsr _autosave_or_confirm
        tax
        pla
        dex                     ; COMMAND_NEW_TURN: the player stays
        beq new_turn
        sta _shell_save         ; of another game: main.c loads it
        ldx #SHELL_FILE
:       lda _entry_text,x
        sta _shell_entry,x      ; its file is first
        dex
        bpl :-
        lda #COMMAND_MENU
        rts
.endproc

; ---- switches ----

_names: ldx #1
        .byte $2C               ; bit abs: skips the next instruction
_blind: ldx #2
        lda _view_flip,x
        eor #1
        sta _view_flip,x
        jmp redraw
.assert _view_without_names = _view_flip + 1 && _view_hide_pieces = _view_flip + 2, lderror, "see _names and _blind"

.proc _flip
        lda _view_flip
        eor #1
        sta _view_flip
board:  jmp _board_redraw
.endproc

.proc _set_up
        jsr _set_up_run
        tax
        beq _flip::board
        ldy #OVERLAY_CONTROL
        lda #<_replace_by_set_up
        ldx #>_replace_by_set_up
        jsr overlay_call_y
        tax
        bne _flip::board
        jmp overlay_failed      ; the board has the new position, but the record has the old game
.endproc

.proc _mute
        lda _sound_mute
        eor #1
        sta _sound_mute
        jsr _sound_off          ; also tells the drive
        ldy _sound_mute
        lda #<sound
        ldx #>sound
        bne say_switch          ; always
.endproc

.proc _motion
        lda _motion_off
        eor #1
        sta _motion_off
        tay
        lda #<motion
        ldx #>motion
        bne say_switch          ; always
.endproc

.proc _ponder
        lda _ponder_off
        eor #1
        sta _ponder_off
        tay
        lda #<ponder
        ldx #>ponder
        bne say_switch          ; always
.endproc

.proc _blank
        lda _shell_blank
        eor #1
        sta _shell_blank
        eor #1
        tay
        lda #<blank
        ldx #>blank
        ; fall into say_switch
.endproc

; Says that something is now on or off.
;   In:        A/X = its name; Y = 0: on; 1: off    Out: A = COMMAND_DONE
.proc say_switch
        sty tmp1
        jsr _line_begin
        lda #<on
        ldx #>on
        ldy tmp1
        beq :+
        lda #<off
        ldx #>off
:       jsr _line_text
        jmp _show_line
.endproc

; ---- texts ----

looking:        .byte TEXT_LOOKING, 0
hint:           .byte TEXT_HINT, 0
no_forced:      .byte TEXT_NO_FORCED, 0
not_possible:   .byte TEXT_NONE, 0
none_yet:       .byte TEXT_NONE_YET, 0
replaying:      .byte TEXT_REPLAYING, 0
sound:          .byte TEXT_SOUND, 0
motion:         .byte TEXT_MOTION, 0
ponder:         .byte TEXT_PONDER, 0
blank:          .byte TEXT_BLANK, 0
on:             .byte TEXT_ON, 0
off:            .byte TEXT_OFF, 0
