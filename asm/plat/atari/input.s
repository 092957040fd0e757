; input.s: keyboard, console keys and joystick as one queue of events, filled by the
; immediate VBI, which comes while the disk is read as well. Codes are those of src/plat/screen.h.
;
; No CIO: the keyboard interrupt of the operating system leaves a key code in
; CH, with its own debouncing and repeat, and we take it from there. BREAK has
; no interrupt at all while we run: a 400/800 of the first revision has no
; vector for it, and SIO would give up a transfer.

.include "atari.inc"
.include "plat/atari/screen.inc"
.export input_start, input_look, vbi_later
.export _input_next, _input_wait, _input_wait_answer, _input_pending, _input_unread, _input_clear, _input_ignore_fire, _input_guard
.export _input_wait_frames
.export _machine_frames
.import sound_start, sound_tick, wait_frame

QUEUE           = 16            ; events, a power of two
STICK_FIRST     = 18            ; frames to the first repeat
STICK_NEXT      = 6             ; and between the others
FIRE_LONG       = 36
TOLD            = $80           ; nothing more comes of this press
REPEATS         = 16            ; SRTIMR is below it after a repeat of the OS, and above it after a key was pressed
GUARD           = 15            ; frames after the computer's move in which FIRE and RETURN do not count yet,
GUARD_HURRIED   = $80 + 45      ; and where one of them was pressed while it thought
REST            = 60            ; frames before the cursor swings

EVENT_EARLY      = $08           ; the bit that a press lacks while it does not count
EVENT_BACK       = $08
EVENT_TAB        = $09
EVENT_RETURN     = $0D
EVENT_FIRE       = $0E
KEY_MINUS       = $0E           ; its code, and that of the arrow up
EVENT_FIRE_LONG  = $0F
EVENT_START      = $10           ; SELECT, OPTION follow
EVENT_HELP       = $13
EVENT_ESC        = $1B
EVENT_UP         = $1C           ; down, left, right follow
EVENT_CTRL    = $C0           ; + 1 to 26
UP              = EVENT_UP
DOWN            = EVENT_UP + 1
LEFT            = EVENT_UP + 2
RIGHT           = EVENT_UP + 3

.segment "BSS"
queue:          .res QUEUE
guard:          .res 1          ; frames to go; bit 7: another press starts them again

.segment "RODATA"
; by key code without SHIFT and CTRL; 0: nothing of ours. The keys with arrows
; are arrows with and without CTRL, but for a -; so are F1 to F4 of a 1200XL.
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

; Empty hands; called by screen_start.   Clobbers: A, X
.proc input_start
        lda #$40                ; keyboard yes, BREAK no
        sei
        sta POKMSK
        sta IRQEN
        cli
        ldx #queue_out - stick
        lda #0
:       sta stick,x
        dex
        bpl :-
        sta HELPFG
        stx CH                  ; $FF: none
        stx cursor_rest
        jmp sound_start
.endproc

; uint16_t machine_frames(void)
;   Out:       A/X               Clobbers: nothing else
.proc _machine_frames
:       ldx RTCLOK+1
        lda RTCLOK+2
        cpx RTCLOK+1
        bne :-
        rts
.endproc

; uint8_t input_wait(void)
;   Waits for an event: Out as input_next, but a - is the arrow on its key.
.proc _input_wait
:       jsr _input_pending
        beq :-
        jsr _input_next
        cmp #'-'
        bne :+
        lda #UP
:       rts
.endproc

; uint8_t input_next(void)
;   Out:       A = the oldest event, taken from the queue, or 0; X = 0
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

; void input_unread(void)
;   Clobbers:  A, Y
.segment "TOOLS_CODE"
.proc _input_unread
        ldy queue_out
        dey
        tya
        and #QUEUE - 1
        sta queue_out
        rts
.endproc
.segment "CODE"

; uint8_t input_wait_answer(void)
;   As input_wait, but a long fire is one like others.
.proc _input_wait_answer
        jsr _input_wait
        cmp #EVENT_FIRE_LONG
        bne :+
        lda #EVENT_FIRE
:       rts
.endproc

; void input_clear(void)
;   Clobbers:  A
.proc _input_clear
        lda queue_in
        sta queue_out
        ; fall into input_ignore_fire
.endproc

; void input_ignore_fire(void)
;   Clobbers:  A
.proc _input_ignore_fire
        lda fire
        beq :+
        lda #TOLD
        sta fire
:       rts
.endproc

; void input_guard(uint8_t is_hurried)
;   FIRE and RETURN do not count for a moment; for a longer one when FIRE is down or was pressed before. Nor do those
;   that wait in the queue: they came before what they would answer was there.
;   In:        A = 0 when neither was pressed while the computer thought
;   Clobbers:  A, Y
.proc _input_guard
        ora fire
        beq :+
        lda #GUARD_HURRIED ^ GUARD
:       eor #GUARD
        sta guard
        ldy #QUEUE - 1          ; all of it: what was taken from it is nobody's any more
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

; uint8_t input_wait_frames(uint8_t frames)
;   Waits, but not longer than to the next event, which stays in the queue.
;   In:        A                 Out: A = 1 when an event ended it, else 0; X = 0
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

; uint8_t input_pending(void)
;   Out:       A = 1 when an event waits, else 0; X = 0
.proc _input_pending
        ldx #0
        ; fall into _input_pending_y
.endproc
.proc _input_pending_y
        lda queue_in
        eor queue_out
        beq :+
        lda #1
:       rts
.endproc

; Event A joins the queue; a full one stays as it is.   Clobbers: A, Y; keeps X
; FIRE and RETURN lose the bit EVENT_EARLY while the guard is up; anything else takes it down.
.proc push
        cmp #EVENT_RETURN
        beq acts
        cmp #EVENT_FIRE
        beq acts
        ldy #0
        sty guard
acts:   ldy guard
        beq add
        bpl early
        ldy #GUARD_HURRIED
        sty guard
early:  eor #EVENT_EARLY
add:    ldy queue_in
        sta queue,y             ; not yet in it: queue_in stays when it is full
        iny
        tya
        and #QUEUE - 1
        cmp queue_out
        beq :+
        sta queue_in
:       rts
.endproc

; An event for every bit of A: X for bit 0, X + 1 for bit 1, ...
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

; Deferred VBI: what must not be while SIO runs, or need not.
.proc vbi_later
        jsr sound_tick
        ; the cursor swings when it has rested for a second
        ldx cursor_rest
        bmi done                ; not on this screen
        lda #0
        cpx #REST
        bcs swing
        inc cursor_rest
        bcc tint                ; always
swing:  lda RTCLOK+2
        and #$10
        lsr a
        lsr a                   ; by 4 of 16
tint:   eor cursor_colour
        sta PCOLR0
done:   jmp XITVBV
.endproc

; What hands do in this frame. In the immediate VBI, with SIO at work or not: a byte of its comes every 930
; cycles and must not be missed, so there is no time to lose. The operating system has not copied the ports yet.
;   Cycles:    120 with nothing to do
;   Clobbers:  A, X, Y
.proc input_look
        lda CRITIC              ; then nobody else counts how long a key is let go,
        beq keys
        lda KEYDEL              ; and the same one twice would be one
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
        ldy SRTIMR              ; a key that is held repeats only where it moves or deletes:
        cpy #REPEATS            ; one that acts must be pressed again
        bcs pressed
        cmp #EVENT_BACK
        beq pressed
        cmp #UP
        bcc no_key
        cmp #RIGHT + 1
        bcs no_key
pressed:
        cpx #$80
        bcs control
        cpx #$40
        bcc plain
        cmp #'/'
        bne :+
        lda #'?'
:       cmp #';'
        bne capital
        lda #':'
        bne told                ; always
plain:  cpx #KEY_MINUS
        bne told
        lda #'-'
        bne told                ; always
capital:
        cmp #'a'
        bcc told
        sbc #'a' - 'A'          ; C = 1
        bne told                ; always
control:
        cmp #'a'                ; CTRL + letter has a code of its own,
        bcc told                ; CTRL + anything else is that
        and #$1F
        ora #EVENT_CTRL
told:   jsr push
no_key: lda HELPFG
        beq no_help
        lda #0
        sta HELPFG
        lda #EVENT_HELP
        jsr push
no_help:
        lda CONSOL
        and #7
        eor #7
        tay
        eor console
        sty console
        and console             ; pressed since the last frame
        ldx #EVENT_START
        jsr push_bits

        lda PORTA
        and #$0F
        eor #$0F
        tay
        eor stick
        sty stick
        and stick
        bne fresh
        lda stick
        beq no_stick
        dec stick_wait
        bne no_stick
        ldy #STICK_NEXT
        bne moved               ; always
fresh:  ldy #STICK_FIRST
moved:  sty stick_wait
        ldx #EVENT_UP
        jsr push_bits
no_stick:
        ; fire counts when it is let go, so that holding it can mean the menu
        ; without a man being put down first
        ldx fire
        lda TRIG0
        bne up
        txa
        bmi done                ; TOLD
        inx
        stx fire
        cpx #FIRE_LONG
        bne done
        lda #TOLD
        sta fire
        lda #EVENT_FIRE_LONG
        bne tell                ; always
up:     ldy guard               ; which waits while FIRE is down
        beq open
        dey
        tya
        asl a
        bne :+
        tay                     ; without its bit 7, too
:       sty guard
open:   lda #0
        sta fire
        txa
        beq done
        bmi done                ; TOLD
        lda #EVENT_FIRE
tell:   jmp push
done:   rts
.endproc
