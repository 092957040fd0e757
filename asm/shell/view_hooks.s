; view_hooks.s: hooks that views call (src/view/hooks.h): what the shell tells a view, and takes from it. So a game
; knows no variable of the shell. In the overlay library. No C twin: cc65 would make twice the bytes.
; src/plat/host/shell/views.c has it for the host.
; SPDX-License-Identifier: MIT

.export _view_level, _view_can_undo, _view_leave_event
.import _shell_level, _shell_first_choice, _shell_pending_event, _record_count

.segment "CODE"

; view_level: the chosen level
; uint8_t view_level(void)
;   Out:       A = level; X = 0
.proc _view_level
        lda _shell_level
        ldx #0
        rts
.endproc

; view_can_undo: tells whether there is a choice that undo can take back
; uint8_t view_can_undo(void)
;   Out:       A = not 0: yes, 0: no; X = 0
.proc _view_can_undo
        lda _shell_first_choice
        cmp _record_count       ; the low byte is enough (shell_can_undo in src/shell/shell.h)
        lda #0
        tax
        sbc #0                  ; $FF if the first choice is before the last move (C = 0), else 0
        rts
.endproc

; view_leave_event: hands over an event that a view did not use while it waited
; void view_leave_event(uint8_t event)
;   In:        A = event, or 0
.proc _view_leave_event
        sta _shell_pending_event
        rts
.endproc
