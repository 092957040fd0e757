; sound.s: short sounds, one at a time. A sound is a list of notes, each a few frames long; the deferred VBI plays them.
; A new sound replaces the current one. Called by shell and views (src/plat/screen.h). No C twin: there is nothing here
; but POKEY.
;
; AUDFn divides the 64 kHz clock of POKEY by AUDFn + 1: a larger value is a lower note. AUDCn has the volume in bits 0-3
; and the kind of sound in bits 4-7: $A pure tone, $8 noise, $C buzz, $4 rumble.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.export _sound_play, _sound_off, sound_start, sound_tick
.export _sound_mute
.exportzp _sound_shift

SECOND          = $80           ; channel 2 plays an octave lower, softly
SLIDE           = $40           ; the pitch rises every frame, and channel 2 rumbles
SLIDE_STEP      = 8             ; subtracted from AUDF1 in every frame of a slide

; A note is three bytes: its length in frames plus flags, AUDF, AUDC (0 for a rest). A 0 in place of a length ends the
; sound. The sounds are in the order of SOUND_ in src/plat/screen.h.
.segment "RODATA"
notes:
step:   .byte 1, $1E, $A2, 0
lift:   .byte 2, $28, $A4, 0
down:   .byte 1, $10, $86, 2, $90, $A6, 2, $90, $A3, 0
take:   .byte 2, $08, $88, 2, $18, $86, 4, $B6, $A6, 0
turn:   .byte 4, $3C, $A6, 5, $2F, $A4, 0
refuse: .byte 5, $60, $C6, 3, $00, $00, 5, $60, $C6, 0
check:  .byte 3, $28, $A6, 2, $00, $00, 3, $28, $A6, 0
hint:   .byte 4, $1E, $A3, 0
fall:   .byte 2, $28, $A4, 0
land:   .byte 3, $20, $86, 0
flip:   .byte 3, $50, $A4, 0
warp:   .byte SLIDE + 15, $80, $A8, 0
crown:  .byte 4, $50, $A6, 4, $3C, $A6, 6, $28, $A6, 0
win:    .byte SECOND + 8, $3C, $A8, SECOND + 8, $2F, $A8, SECOND + 8, $28, $A8
        .byte SECOND + 16, $1E, $A8, 0
lose:   .byte 10, $3C, $A6, 10, $50, $A6, 10, $65, $A6, 20, $79, $A6, 0
draw:   .byte 8, $50, $A6, 8, $50, $A4, 0
saved:  .byte 3, $28, $A4, 3, $1E, $A4, 0
.assert * - notes < 256, error
begins: .byte step - notes, lift - notes, down - notes, take - notes
        .byte turn - notes, refuse - notes, check - notes, hint - notes
        .byte fall - notes, land - notes, flip - notes, warp - notes
        .byte crown - notes, win - notes, lose - notes, draw - notes
        .byte saved - notes

.segment "BSS"
_sound_mute:    .res 1

.segment "CODE"

; sound_play: starts a sound
; void sound_play(uint8_t sound)
;   sound_shift is added to AUDF of every note, which lowers the pitch.
;   In:        A = sound         Clobbers: A, X
.proc _sound_play
        ldx _sound_mute
        bne done
        stx sound_left          ; 0: silence, so the VBI does nothing while we change the other variables
        stx AUDCTL              ; SIO leaves its own value here
        tax
        lda begins,x
        sta sound_at
        lda #1
        sta sound_left
done:   rts
.endproc

; sound_start: sets POKEY up; called by input_start.   Clobbers: A, X
sound_start:
        lda #3                  ; SKCTL: keyboard scan and debouncing on, POKEY out of its reset state
        sta SKCTL
        lda #0
        sta _sound_shift
; sound_off: silences all channels; called before every SIO call, which uses POKEY's channels for the serial clock
; void sound_off(void)
;   SOUNDR tells SIO whether its beeps are audible; sound_mute silences them too.
;   Clobbers:  A, X              Out: A = 0
.proc _sound_off
        lda _sound_mute
        eor #1
        sta SOUNDR              ; not 0: SIO beeps
        lda #0
        sta sound_left
        ldx #6
:       sta AUDC1,x
        dex
        dex
        bpl :-
        rts
.endproc

; sound_tick: plays one frame of the sound; called by the deferred VBI
;   Clobbers:  A, X              Cycles: 12 in silence
.proc sound_tick
        lda sound_left
        beq done
        dec sound_left
        bne hold
        ldx sound_at
        lda notes,x
        beq _sound_off
        sta sound_flags
        and #$3F
        sta sound_left
        lda notes+2,x
        sta AUDC1
        lda notes+1,x
        inx
        inx
        inx
        stx sound_at
        clc
        adc _sound_shift
        sta sound_pitch
        sta AUDF1
        ldx #0
        bit sound_flags
        bvs rumble
        bpl second
        sec                     ; an octave lower: 2 * (n + 1) - 1
        rol a
        ldx #$A4
        bne second              ; always
rumble: lda #$40
        ldx #$44
second: sta AUDF2
        stx AUDC2
done:   rts
hold:   bit sound_flags
        bvc done
        lda sound_pitch
        sec
        sbc #SLIDE_STEP
        sta sound_pitch
        sta AUDF1
        rts
.endproc
