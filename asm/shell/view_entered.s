; view_entered.s: the hook view_entered (src/view/hooks.h), apart from view_hooks.s, because backgammon needs no other.
; In the overlay library. No C twin.
; SPDX-License-Identifier: MIT

.export _view_entered
.import _entry_text

.segment "CODE"

; view_entered: the text of the move entered so far
; const char *view_entered(void)
;   Out:       A/X = text
.proc _view_entered
        lda #<_entry_text
        ldx #>_entry_text
        rts
.endproc
