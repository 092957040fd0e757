; view_undo.s: a hook that views call (src/view/hooks.h), and the shell itself. No C twin: cc65 would make twice the
; bytes, and this code is always in memory. src/plat/host/shell/views.c has it for the host.
; SPDX-License-Identifier: MIT

.export _view_can_undo
.import _shell_first_choice, _record_count

.segment "CODE"

; view_can_undo: tells whether there is a choice that undo can take back
; uint8_t view_can_undo(void)
;   Out:       A = not 0: yes, 0: no; X = 0
.proc _view_can_undo
        lda _shell_first_choice
        cmp _record_count       ; the low byte is enough, as in src/shell/play.c
        lda #0
        tax
        sbc #0                  ; $FF if the first choice is before the last move (C = 0), else 0
        rts
.endproc
