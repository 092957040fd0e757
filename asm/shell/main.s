; main.s: twin of src/shell/main.c: from power-on to the menu and the game, and the restart after RESET. disk/kernel.s
; calls shell_main and shell_reset.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "overlays.inc"
.include "texts/shell.inc"
.include "constants/plat.inc"
.include "constants/shell.inc"
.include "constants/shell/main.inc"
.include "commands.inc"
.include "constants/disk/probe_page.inc"
.export _shell_main, _shell_reset
.import _ponder_reset
.import _probe_start, _screen_start, _screen_menu, _input_clear, _input_wait, _input_wait_frames, _clock_start
.import _shell_pending_event, _shell_clear_pending, _shell_save, _shell_is_saving, _shell_entry
.import _machine_load_menu, _machine_load_game, _menu_run, _overlay_load, _load_run, _play_run
.import _loader_loaded, _turn_new_game, _state_clear, _record_restore, _list_clear, _list_pool, _rules
.import _view_hide_pieces, _board_without_panel, _show_board, show_row_y
.import say_reading, _status_refuse, _status_reading_disk, _status_retry, pushax
.importzp disk_ahead

GAME_BYTES      := _shell_entry + SHELL_FILE + 1 ; shell_entry.bytes

.segment "BSS"
playing:        .res 1          ; 1: a game is loaded and being played

.segment "SPARE"
save:           .res 1          ; entry of the save that load_game loads after the game, or SHELL_NO_SAVE
message:        .res 2          ; why the chosen game was not loaded, or 0

.segment "CODE"

; shell_main: starts after power-on, never returns
; void shell_main(void)
.proc _shell_main
        jsr _probe_start
        jsr _screen_start
        jmp run
.endproc

; shell_reset: starts after RESET, which keeps the game and everything else except the screen and the input
; void shell_reset(void)
.proc _shell_reset
        jsr _screen_start
        jsr _input_clear
        jsr _shell_clear_pending
        jsr _clock_start        ; the frame counter starts at 0 again
        ldx #0
        ; The player had chosen a save of another game, and RESET came before it was loaded: back to the menu
        lda #SHELL_NO_SAVE
        cmp _shell_save
        sta _shell_save
        beq :+
        stx playing
:       lda playing
        beq menu
        jsr _state_clear
        jsr _ponder_reset
        jsr _record_restore     ; RESET may have interrupted a search
        lda _shell_is_saving
        beq run
        dec _shell_is_saving
        jsr _show_board
        lda #<interrupted
        ldx #>interrupted
        jsr _status_refuse
        lda #SAVE_MESSAGE_FRAMES
        jsr _input_wait_frames
        jmp run
menu:   jsr _screen_menu        ; the menu is read from the disk: show something meanwhile
        jsr show_reading
        ; fall into run
.endproc

; Plays, and chooses games.
.proc run
        lda playing
        bne play
        ; Shows the menu until a game is loaded. If neither the chosen game nor the menu can be loaded, FIRE tries the
        ; game again, and ESC the menu.
        jsr clear_message
choose: jsr _machine_load_menu
        cpx #0                  ; no text is in page 0
        bne failed
        lda message
        ldx message+1
        jsr _menu_run
        jmp load
failed: pha
        txa
        pha
        jsr _screen_menu
        pla
        tax
        pla
        ldy #ERROR_ROW
        jsr show_row_y
        lda #<_status_retry
        ldx #>_status_retry
        ldy #STATE_ROW
        jsr show_row_y
        lda #<esc_menu
        ldx #>esc_menu
        ldy #ESC_ROW
        jsr show_row_y
        jsr _input_wait
        cmp #EVENT_ESC
        bne :+
        jsr clear_message
:       jsr show_reading
        lda message+1
        beq choose
        lda save
        sta _shell_save
load:   jsr load_game
        sta message
        stx message+1
        txa
        bne choose
        inc playing
play:   jsr _play_run
        dec playing
        beq run                 ; always
.endproc

.proc clear_message
        lda #0
        sta message
        sta message+1
        rts
.endproc

; Says that the disk is being read.
.proc show_reading
        lda #<_status_reading_disk
        ldx #>_status_reading_disk
        ldy #STATE_ROW
        jmp show_row_y
.endproc

; Loads the game shell_entry and starts a new game; then loads the save shell_save, if the player has chosen one.
;   Out:       A/X = 0, or an error text
.proc load_game
        lda #<_shell_entry      ; its file is first
        ldx #>_shell_entry
        jsr pushax
        lda GAME_BYTES+1
        clc
        adc #>_list_pool        ; list_pool starts on a page
        tax
        lda GAME_BYTES
        jsr _machine_load_game
        ldy _shell_save
        sty save
        ldy #SHELL_NO_SAVE
        sty _shell_save
        cpx #0
        bne done
        jsr _state_clear
        lda #0
        sta _rules
        jsr _loader_loaded
        jsr _turn_new_game
        lda PROBE_PAGE + PROBE_LESSON
        beq :+
        bmi :+
        lda #EVENT_CTRL('t')
        sta _shell_pending_event
:       ldx #0
        lda save
        cmp #SHELL_NO_SAVE
        beq none
        ; The game's character set has replaced the menu's: show its board without pieces while the save is read
        inc _view_hide_pieces
        jsr _board_without_panel
        dec _view_hide_pieces
        jsr say_reading
        lda #OVERLAY_LOADGAME
        jsr _overlay_load
        pha
        txa
        pha
        bne :+
        lda save
        jsr _load_run
:       jsr _list_clear
        pla
        tax
        pla
        rts
none:   txa
done:   rts
.endproc
.assert <_list_pool = 0, lderror, "list_pool does not start on a page"

.segment "RODATA"
interrupted:    .byte TEXT_SAVE_INTERRUPTED, 0
esc_menu:       .byte TEXT_ESC_MENU, 0
