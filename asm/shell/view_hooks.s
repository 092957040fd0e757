; view_hooks.s: hooks that views call (src/view/hooks.h): what the shell tells a view, and takes from it. So a game
; knows no variable of the shell. In the overlay library. No C twin: cc65 would make twice the bytes.
; src/plat/host/shell/views.c has it for the host.
; SPDX-License-Identifier: MIT

.export _view_level, _view_entered, _view_leave_event
.import _shell_level, _shell_pending_event, _entry_text

.segment "CODE"

; view_level: the chosen level
; uint8_t view_level(void)
;   Out:       A = level; X = 0
.proc _view_level
        lda _shell_level
        ldx #0
        rts
.endproc

; view_entered: the text of the move entered so far
; const char *view_entered(void)
;   Out:       A/X = text
.proc _view_entered
        lda #<_entry_text
        ldx #>_entry_text
        rts
.endproc

; view_leave_event: hands over an event that a view did not use while it waited
; void view_leave_event(uint8_t event)
;   In:        A = event, or 0
.proc _view_leave_event
        sta _shell_pending_event
        rts
.endproc
