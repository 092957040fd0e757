; input.s: keyboard, console keys and joystick as one queue of events. The immediate VBI fills the queue, also while
; the disk is read. Event codes are those of src/plat/screen.h; shell and views take them with input_next and
; input_wait. No C twin: there is nothing here but the hardware.
;
; The keyboard is read without CIO. The keyboard interrupt of the operating system debounces and repeats keys and leaves
; a key code in CH ($02FC); we take it from there. The interrupt of the BREAK key is off: the first OS of the 400/800
; has no vector for it, and BREAK would abort a transfer of SIO.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.export input_start, input_look, vbi_later
.export _input_demo, _input_port, _input_ports
.export _input_next, _input_wait, _input_wait_answer, _input_pending, _input_unread, _input_wake, _input_clear
.export _input_ignore_fire, _input_guard, _input_wait_frames
.export _motion_wait, _motion_off
.export _machine_frames, cursor_at
.exportzp _input_by_stick, _input_guard_frames, _motion_skipped
.import sound_start, sound_tick, wait_frame
.importzp disk_ahead

QUEUE           = 16            ; size of the queue, a power of two
STICK_FIRST     = 18            ; frames until the stick repeats for the first time
STICK_NEXT      = 6             ; frames between further repeats
FIRE_LONG       = 36            ; frames after which FIRE counts as held
REPORTED        = $80           ; value of `fire`: this press has been reported
SKIPS           = $40           ; bit of `fire`: this press has skipped a motion, and counts only if it is held
REPEATS         = 16            ; SRTIMR, the repeat timer of the OS: 40 or 48 after a new press, 5 or 6 after a repeat
GUARD           = 15            ; frames after the computer's move in which FIRE and RETURN do not count;
GUARD_HURRIED   = $80 + 45      ; the same if one was pressed during the search; bit 7: another press starts them again
REST            = 60            ; frames before the cursor starts to blink
CRETRY_800      = $36           ; CRETRY of an 800, and DRETRY; an XL uses these bytes only while it loads a driver

KEY_MINUS       = $0E           ; key code of - and of the up arrow, which share a key
EVENT_CTRL      = $C0           ; + 1 to 26
PIA_DATA        = $04           ; bit of PBCTL: 1: PORTB is the port, 0: its direction register
UP              = EVENT_UP
DOWN            = EVENT_UP + 1
LEFT            = EVENT_UP + 2
RIGHT           = EVENT_UP + 3

.segment "BOTTOM"
queue:          .res QUEUE

.segment "DEVICES": zeropage
_input_guard_frames: .res 1     ; frames until FIRE and RETURN count; bit 7: another press starts with 45 again

.segment "BSS"
cursor_at:      .res 1          ; horizontal position of the cursor
_motion_off:    .res 1          ; 1: moves are shown without motion
_input_demo:    .res 1          ; not 0: a demonstration (src/plat/screen.h)
_input_port:    .res 1          ; 1 to 3: stick 2, 3 or 4 counts, too
_input_ports:   .res 1          ; 3: the machine has four sticks (400/800); 1: two

.segment "RODATA"
; Events by key code, without SHIFT ($40) and CTRL ($80); 0: no event. The four arrow keys are arrows with and without
; CTRL, except that the key of the up arrow is the character - without CTRL. F1 to F4 of a 1200XL are arrows as well.
ascii:  .byte "lj;", UP, DOWN, "k", LEFT, RIGHT
        .byte "o", 0, "pu", EVENT_RETURN, "i", UP, DOWN
        .byte "v", EVENT_HELP, "c", LEFT, RIGHT, "bxz"
        .byte "4", 0, "36", EVENT_ESC, "521"
        .byte ", .n", 0, "m/", 0
        .byte "r", 0, "ey", EVENT_TAB, "twq"
        .byte "9", 0, "07", EVENT_BACK, "8<>"
        .byte "fhd", 0, 0, "gsa"
.assert * - ascii = 64, error

.segment "CODE"

; input_start: empties the queue and starts keyboard and sound; called by screen_start.   Clobbers: A, X
.proc input_start
        lda #$40                ; POKEY interrupt mask: keyboard (bit 6) yes, BREAK (bit 7) no;
        sei
        sta POKMSK              ; POKMSK is the shadow of IRQEN, which cannot be read: the OS changes bits there first
        sta IRQEN
        cli
        ldx #queue_out - stick  ; clears stick to queue_out
        lda #0
:       sta stick,x
        dex
        bpl :-
        sta HELPFG
        stx CH                  ; $FF: no key
        stx _input_by_stick     ; not 0: until a key is pressed, texts name the stick
        stx cursor_rest
        lda PBCTL               ; sticks 3 and 4 of a 400/800 are at port B: all its lines are inputs. An XL has outputs
        and #<~PIA_DATA         ; there, which select memory
        sta PBCTL
        ldx PORTB               ; now the direction register: 0 = input
        ora #PIA_DATA
        sta PBCTL
        lda #1
        cpx #1
        bcs :+
        lda #3
:       sta _input_ports
        jmp sound_start
.endproc

; machine_frames: the clock, in frames
; uint16_t machine_frames(void)
;   Out:       A/X = the two low bytes of RTCLOK, which has its high byte first; Y = the high byte
.proc _machine_frames
:       ldy RTCLOK
        ldx RTCLOK+1
        lda RTCLOK+2
        cpx RTCLOK+1
        bne :-                  ; the VBI came between the two reads: read again
        rts
.endproc

; input_wait: waits for an event
; uint8_t input_wait(void)
;   Out:       as input_next, but - is the up arrow on the same key
;   Clobbers:  Y
.proc _input_wait
:       jsr _input_next
        tay
        beq :-
        cmp #'-'
        bne :+
        lda #UP
:       rts
.endproc

; input_next: takes the oldest event from the queue, without waiting
; uint8_t input_next(void)
;   Out:       A = event, or 0; X = 0
;   Clobbers:  Y
.proc _input_next
        ldx #0
        txa
        ldy queue_out
        cpy queue_in
        beq none
        lda queue,y
        pha
        iny
        tya
        and #QUEUE - 1
        sta queue_out
        pla
none:   rts
.endproc

; input_unread: puts the event that was taken last back into the queue; only the shell overlay LEVEL needs it
; void input_unread(void)
;   Clobbers:  A, Y
.segment "LEVEL_CODE"
.proc _input_unread
        ldy queue_out
        dey
        tya
        and #QUEUE - 1
        sta queue_out
        rts
.endproc

; input_wake: puts EVENT_NETWORK before all other events, if the queue is not full; for NETWORK.SYS
; void input_wake(void)
;   Clobbers:  A, Y
.segment "NETWORK_CODE"
.proc _input_wake
        ldy queue_out
        dey
        tya
        and #QUEUE - 1
        cmp queue_in
        beq full
        tay
        lda #EVENT_NETWORK
        sta queue,y
        sty queue_out
full:   rts
.endproc
.segment "CODE"

; input_wait_answer: as input_wait, but a long FIRE counts as FIRE
; uint8_t input_wait_answer(void)
;   Clobbers:  Y
.proc _input_wait_answer
        jsr _input_wait
        cmp #EVENT_FIRE_LONG
        bne :+
        lda #EVENT_FIRE
:       rts
.endproc

; input_clear: discards all events in the queue, and a FIRE button that is still down
; void input_clear(void)
;   Clobbers:  A
.proc _input_clear
        lda queue_in
        sta queue_out
        ; fall into input_ignore_fire
.endproc

; input_ignore_fire: a FIRE button that is down now gives no event when it is released
; void input_ignore_fire(void)
;   Clobbers:  A
.proc _input_ignore_fire
        lda fire
        beq :+
        lda #REPORTED
        sta fire
:       rts
.endproc

; input_guard: FIRE and RETURN do not count for a moment after the computer's move
; void input_guard(uint8_t is_hurried)
;   The moment is longer if FIRE is down or one of them was pressed during the search. Presses that are already in the
;   queue do not count either: the player had not seen the new position.
;   In:        A = not 0: FIRE or RETURN was pressed during the search
;   Clobbers:  A, Y
.proc _input_guard
        ora fire
        beq :+
        lda #GUARD_HURRIED ^ GUARD
:       eor #GUARD
        sta _input_guard_frames
        ldy #QUEUE - 1          ; change EVENT_EARLY in the whole buffer: events that were taken do not matter
next:   lda queue,y
        sec
        sbc #EVENT_RETURN
        cmp #EVENT_FIRE - EVENT_RETURN + 1
        bcs :+
        adc #EVENT_RETURN ^ EVENT_EARLY
        sta queue,y
:       dey
        bpl next
        rts
.endproc
.assert (EVENT_FIRE ^ EVENT_EARLY) - (EVENT_RETURN ^ EVENT_EARLY) = EVENT_FIRE - EVENT_RETURN, error
; neither is another event
.assert (EVENT_RETURN ^ EVENT_EARLY) > EVENT_HELP && (EVENT_FIRE ^ EVENT_EARLY) < EVENT_ESC, error

; input_wait_frames: waits for a number of frames, or until there is an event
; uint8_t input_wait_frames(uint8_t frames)
;   In:        A = frames        Out: A, Z = not 0: an event is in the queue (it stays there), else 0; X = 0
;   Clobbers:  nothing else
.proc _input_wait_frames
        tax
        beq _input_pending
:       jsr _input_pending_y
        bne ended
        jsr wait_frame
        dex
        bne :-
ended:  ; fall into input_pending
.endproc

; input_pending: tells whether an event is in the queue
; uint8_t input_pending(void)
;   Out:       A, Z = not 0: yes, 0: no; X = 0
.proc _input_pending
        ldx #0
        ; fall into _input_pending_y
.endproc
.proc _input_pending_y
        lda queue_in
        eor queue_out
        rts
.endproc

; motion_wait: waits for a number of frames between two pictures of a motion, or until a key or FIRE skips it
; uint8_t motion_wait(uint8_t frames)
;   A key stays in the queue. FIRE counts when it is pressed; it is not reported then, unless it is held.
;   In:        A = frames        Out: A = 1: motion_skipped is set, else 0; X = 0
;   Clobbers:  nothing else
.proc _motion_wait
        tax
        lda _motion_skipped
        bne done
next:   lda fire
        beq :+
        cmp #SKIPS
        bcs :+                  ; pressed before, or REPORTED
        lda _input_demo         ; in a demonstration FIRE is reported, and ends it
        bne skip
        lda fire
        ora #SKIPS
        sta fire
        bne skip                ; always
:       jsr _input_pending_y
        bne skip
        jsr wait_frame
        dex
        bne next
        txa
        rts
skip:   lda #1
        sta _motion_skipped
done:   ldx #0
        rts
.endproc

; Appends event A to the queue; if the queue is full the event is lost. FIRE and RETURN change by EVENT_EARLY while the
; guard is active; any other event ends the guard.   Clobbers: A, Y
.proc push
        ldy _input_demo
        beq :+
        lda #INPUT_DEMO_ENDS    ; any input ends the demonstration and counts as FIRE, which ends every wait
        sta _input_demo
        lda #EVENT_FIRE
:       cmp #EVENT_RETURN
        beq acts
        cmp #EVENT_FIRE
        beq acts
        ldy #0
        sty _input_guard_frames
acts:   ldy _input_guard_frames
        beq add
        bpl early
        ldy #GUARD_HURRIED
        sty _input_guard_frames
early:  eor #EVENT_EARLY
add:    ldy queue_in
        sta queue,y             ; not visible yet: queue_in does not move if the queue is full
        iny
        tya
        and #QUEUE - 1
        cmp queue_out
        beq :+
        sta queue_in
:       bit disk_ahead
        bvc :+
        lda #DISK_AHEAD | DISK_BEGUN ; the player need not wait: SIO gives up, and the sector is read again later
        sta disk_ahead
        lda #0
        sta TIMFLG
        sta CRETRY
        sta DRETRY
        sta CRETRY_800
        sta CRETRY_800 + 1      ; DRETRY
:       rts
.endproc

; Appends an event for every bit of A: X for bit 0, X + 1 for bit 1, ...   Clobbers: A, X, Y
.proc push_bits
next:   lsr a
        bcc :+
        pha
        txa
        jsr push
        pla
:       inx
        cmp #0
        bne next
        rts
.endproc

; vbi_later: the deferred VBI: plays sound and makes the cursor blink. The OS skips it while SIO runs, so no sound
; disturbs SIO, which needs POKEY for itself.
.proc vbi_later
        jsr sound_tick
        ; the cursor blinks when it has not moved for a second
        ldx cursor_rest
        bmi done                ; this screen has no cursor that blinks
        cpx #REST
        bcs rests
        inc cursor_rest
        bcc place               ; always
rests:  lda RTCLOK+2
        and #$18
        beq place_at            ; for 8 of 32 frames it is outside the picture
place:  lda cursor_at
place_at:
        sta HPOSP0
done:   jmp XITVBV
.endproc

; input_look: reads keyboard, console keys and joystick once a frame. Called by the immediate VBI.
;   It must be fast: while SIO runs, a byte arrives every 930 cycles and must not be missed. It reads hardware
;   registers, not shadows: the OS copies ports to shadows only after the immediate VBI, and not at all while SIO runs.
;   Cycles:    120 if there is nothing to do
;   Clobbers:  A, X, Y
.proc input_look
        lda CRITIC              ; while SIO runs, the OS does not count its debounce timer KEYDEL down, and would
        beq keys                ; ignore a second press of the same key: so count it here
        lda KEYDEL
        beq keys
        dec KEYDEL

keys:   ldx CH
        cpx #$FF
        beq no_key
        lda #$FF
        sta CH
        txa
        and #$3F
        tay
        lda ascii,y
        beq no_key
        ldy SRTIMR              ; below REPEATS, the OS repeats this key: that counts only for arrows and the delete
        cpy #REPEATS            ; key; others must be released and pressed again
        bcs pressed
        cmp #EVENT_BACK
        beq pressed
        cmp #UP
        bcc no_key
        cmp #RIGHT + 1
        bcs no_key
pressed:
        cpx #$80
        bcs control             ; with CTRL
        cpx #$40
        bcs shifted             ; with SHIFT
        cpx #KEY_MINUS
        bne append
        lda #'-'
        bne append              ; always
shifted:
        cmp #'/'
        bne :+
        lda #'?'
:       cmp #';'
        bne :+
        lda #':'
:       cmp #'9'
        bne :+
        lda #'('
:       cmp #'0'
        bne :+
        lda #')'
:       cmp #'a'
        bcc append
        sbc #'a' - 'A'          ; C = 1
        bne append              ; always
control:
        cmp #'a'                ; CTRL + letter is a command;
        bcc append              ; CTRL + any other key is that key
        and #$1F
        ora #EVENT_CTRL
append: ldy #0
        sty _input_by_stick      ; the key row names keys
        jsr push
no_key: lda HELPFG              ; HELP key of XL and XE
        beq no_help
        lda #0
        sta HELPFG
        lda #EVENT_HELP
        jsr push
no_help:
        lda CONSOL              ; START, SELECT, OPTION: bits 0 to 2, 0 = pressed
        and #7
        eor #7
        tay
        eor console
        sty console
        and console             ; only those pressed since the last frame
        ldx #EVENT_START
        jsr push_bits

        lda PORTA               ; stick 1: bits 0 to 3 are up, down, left, right; 0 = pushed
        ldx _input_port
        cpx #2
        bcc :+
        lda PORTB               ; sticks 3 and 4
:       pha
        txa
        lsr a
        pla
        bcc :+
        lsr a                   ; sticks 2 and 4 have bits 4 to 7
        lsr a
        lsr a
        lsr a
:       and PORTA               ; stick 1 counts as well
        and #$0F
        eor #$0F
        tay
        eor stick
        sty stick
        and stick
        bne fresh
        lda stick               ; held: repeat
        beq no_stick
        dec stick_wait
        bne no_stick
        ldy #STICK_NEXT
        bne moved               ; always
fresh:  ldy #STICK_FIRST
moved:  sty stick_wait
        ldx #1
        stx _input_by_stick
        ldx #EVENT_UP
        jsr push_bits
no_stick:
        ; FIRE counts when it is released. So holding it can open the command menu without placing a piece first.
        ldx fire
        ldy _input_port
        lda TRIG0               ; 0 = pressed
        and TRIG0,y
        bne up
        txa
        bmi done                ; REPORTED: already reported
        inx
        stx fire
        txa
        and #SKIPS - 1
        cmp #FIRE_LONG
        bne done
        lda #REPORTED
        sta fire
        lda #EVENT_FIRE_LONG
        bne report              ; always
up:     ldy _input_guard_frames ; the guard counts down only while FIRE is up
        beq open
        dey
        tya
        asl a
        bne :+
        tay                     ; at 0 clear bit 7 as well
:       sty _input_guard_frames
open:   lda #0
        sta fire
        txa
        beq done
        cmp #SKIPS
        bcs done                ; already reported, or it has skipped a motion
        lda #EVENT_FIRE
report: ldy #1
        sty _input_by_stick
        jmp push
done:   rts
.endproc
