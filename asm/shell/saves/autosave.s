; autosave.s: twin of src/shell/saves/autosave.c: writes the unfinished game to the disk.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "overlays.inc"
.include "texts/shell.inc"
.include "constants/plat.inc"
.include "constants/shell.inc"
.include "constants/shell/saves.inc"
.include "constants/shell/saves/autosave.inc"
.export _autosave_write, _autosave_now, _autosave_or_confirm, _autosave_end
.import _ponder_drop, _overlay_load, overlay_call_y, _list_clear
.import _status_say, _status_refuse, _screen_keys, _input_clear, _input_wait_answer, _input_wait_frames
.import _autosave_moves_since, _autosave_exists, _shell_slot, _shell_replaceable, record_is_over
.import _saves_write, _slots_replace, _results_write ; of overlays
.importzp disk_error, _entry_event

.segment "CODE"

; autosave_write: writes the game to the entry shell_slot, by the overlay GAMESAVE. If there is no space, the overlay
; SLOTS asks whether the oldest unfinished game may be replaced, and GAMESAVE tries again.
; uint8_t autosave_write(void)
;   Out:       A = 1, or 0: not written; X = 0
.proc _autosave_write
        jsr _ponder_drop        ; A = 0
        sta _shell_replaceable
again:  lda #OVERLAY_GAMESAVE
        jsr _overlay_load
        cpx #0                  ; no text is in page 0
        bne :+
        jsr _saves_write
:       ldy disk_error
        cpy #DISK_ASKS
        bne known
        ldy #OVERLAY_SLOTS
        lda #<_slots_replace
        ldx #>_slots_replace
        jsr overlay_call_y
        tax
        bne again
        rts
known:  cpx #1
        php                     ; C = 1: an error, with its text in A/X
        bcc :+
        jsr _status_refuse      ; the text may be in the overlay: show it before list_clear
        lda #ERROR_FRAMES
        jsr _input_wait_frames
:       jsr _list_clear
        plp
        ldx #0
        txa
        bcs :+
        lda #1
:       rts
.endproc

; autosave_now: autosaves the game, if it is not over and something has changed
; uint8_t autosave_now(void)
;   Out:       A = COMMAND_MENU, or COMMAND_NEW_TURN: it could not be written; X = 0
.proc _autosave_now
        lda _autosave_moves_since
        beq leave
        jsr record_is_over
        bne leave
        lda #<saving
        ldx #>saving
        jsr _status_say
        lda #SHELL_TIME
        sta _autosave_moves_since
        lda #SAVE_ENTRIES
        sta _shell_slot
        jsr _autosave_write
        tax
        beq failed
        stx _autosave_exists    ; 1
leave:  lda #COMMAND_MENU
        .byte $2C               ; bit abs: skips the next instruction
stay:   lda #COMMAND_NEW_TURN
        ldx #0
done:   rts
failed: inc _autosave_moves_since ; makes the caller try again later
        bne stay                ; always
.endproc

; autosave_or_confirm: autosave_now; if it fails, asks whether to leave anyway. The kernel asks this question itself: an
; overlay that could ask may be on a disk that is not in the drive.
; uint8_t autosave_or_confirm(void)
;   Out:       A = COMMAND_MENU, or COMMAND_NEW_TURN: stay; X = 0
.proc _autosave_or_confirm
        jsr _autosave_now
        cmp #COMMAND_NEW_TURN
        bne _autosave_now::done
        jsr _input_clear        ; ignore keys pressed while the drive was busy
        lda #<ask_leave
        ldx #>ask_leave
        jsr _status_say
        lda #<ask_leave_keys
        ldx #>ask_leave_keys
        jsr _screen_keys
ask:    jsr _input_wait_answer
        sta _entry_event
        cmp #EVENT_ESC
        beq _autosave_now::stay
        cmp #EVENT_RETURN
        beq _autosave_now::leave
        cmp #EVENT_FIRE
        bne ask
        beq _autosave_now::leave ; always
.endproc

; autosave_end: the game is over: the overlay RESULTS changes what the disk says about it
; void autosave_end(void)
.proc _autosave_end
        ldy #OVERLAY_RESULTS
        lda #<_results_write
        ldx #>_results_write
        jsr overlay_call_y
        lda #AUTOSAVE_MOVES_ALONE + 1
        sta _autosave_moves_since ; after an undo the game is saved again at once
        rts
.endproc

; ---- texts ----

saving:         .byte TEXT_SAVING, 0
ask_leave:      .byte TEXT_ASK_LEAVE, 0
ask_leave_keys: .byte TEXT_ASK_LEAVE_KEYS, 0
