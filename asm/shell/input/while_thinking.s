; while_thinking.s: what input does while the computer thinks. Twin of src/shell/input/while_thinking.c, which explains
; it.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/plat.inc"
.include "constants/view.inc"
.include "constants/shell/input/while_thinking.inc"
.include "constants/shell.inc"
.include "commands.inc"
.export _hook_should_stop, _while_thinking_ignores, _while_thinking_end, _while_thinking_next
.import _ponder_state, _ponder_step
.import _thinking_clock, _command_waits, _view_text, _record_computer
.import _shell_pending_event, _shell_queued_events, _input_next, _input_guard
.importzp _thinking_stopped

.segment "LOW"                  ; not cleared at the start
queue:          .res QUEUE_MOST

.segment "BOTTOM"                ; nor is this one; while_thinking_ignores sets the first two before they count
queue_taken:    .res 1          ; number of queued events that while_thinking_next has returned
typing:         .res 1          ; not 0: the queue ends with text that RETURN would finish
is_hurried:     .res 1          ; not 0: FIRE or RETURN has stopped the search

.segment "CODE"

; hook_should_stop: lets the player stop the search, and queues other input
; uint8_t hook_should_stop(void)
;   Out:       A = 1: the search is to stop, else 0; X = 0
;   Clobbers:  Y, and what show_clock and View.say do
.proc _hook_should_stop
        jsr _thinking_clock
        bit _ponder_state
        bpl next                ; not PONDER_RUNS
        lda #PONDER_PAUSE
        jmp _ponder_step
next:   lda _thinking_stopped
        bne done
        lda _shell_pending_event ; it may be left from before the player asked for a hint
        bne :+
        jsr take
        beq done
:       jsr _while_thinking_ignores
        eor #1
        sta _thinking_stopped
        bpl next                ; always
done:   ldx #0
        rts
.endproc

; take: shell_pending_event = the next event.   Out: A, Z = the same; X = 0        Clobbers: Y
.proc take
        jsr _input_next
        sta _shell_pending_event
        tay
        rts
.endproc

; while_thinking_end: queues what came during the last search, after the computer has moved
; void while_thinking_end(void)
;   Clobbers:  A, X, Y, tmp1, and what View.say does
.proc _while_thinking_end
        lda _thinking_stopped
        sta is_hurried
        ldx _side
        lda _record_computer,x
        eor #1                  ; keep arrows from now on if a human moves next
        sta _thinking_stopped
next:   lda _shell_pending_event
        bne last
        jsr take
        beq last
        jsr _while_thinking_ignores
        bne next
        inc is_hurried
        bne next                ; always
last:   lda _thinking_stopped
        beq done
        lda is_hurried
        jmp _input_guard
done:   rts
.endproc

; while_thinking_ignores: handles shell_pending_event by the table in src/shell/input/while_thinking.h
; uint8_t while_thinking_ignores(void)
;   Out:       A = 1, Z = 0: the search continues; A = 0, Z = 1: it stops; X = 0
;   Clobbers:  Y, tmp1, and what View.say does
.proc _while_thinking_ignores
        lda _shell_queued_events
        bne :+
        sta queue_taken
        sta typing
:       lda _shell_pending_event
        cmp #EVENT_FIRE
        beq now
        cmp #EVENT_RETURN
        beq text
        cmp #' '
        bne other
        lda #VIEW_TEXT_SPACES
        jsr _view_text
        txa                     ; no text is in page 0
        beq now
text:   lda typing
        bne other
now:    lda #0
        sta _shell_pending_event
        beq done                ; always
other:  jsr _command_waits
        tax
        beq done
        ldx _shell_pending_event
        lda #0
        sta _shell_pending_event
        lda _thinking_stopped
        bne keep
        txa                     ; arrows are ignored
        eor #EVENT_UP
        cmp #EVENT_RIGHT + 1 - EVENT_UP
        bcc goes_on
keep:   ldy _shell_queued_events
        cpy #QUEUE_MOST
        bcs goes_on
        inc _shell_queued_events
        txa
        sta queue,y
        cmp #EVENT_CTRL(0)      ; from here on it is a command, which does not end typed text
        bcs goes_on
        eor #EVENT_RETURN
        sta typing
goes_on:
        lda #1
done:   ldx #0
        tay
        rts
.endproc

; while_thinking_next: takes the oldest queued event, or shell_pending_event, which came after them, for example while
; dice rolled
; uint8_t while_thinking_next(void)
;   Out:       A = event, or 0; X = 0
;   Clobbers:  Y
.proc _while_thinking_next
        ldx #0
        ldy queue_taken
        cpy _shell_queued_events
        bcs none
        inc queue_taken
        lda queue,y
        rts
none:   stx _shell_queued_events
        lda _shell_pending_event
        stx _shell_pending_event
        rts
.endproc
