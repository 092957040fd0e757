; menu_tune.s: plays the tune of the title softly, while the menu waits (src/title/tune.txt, tools/build/menu_tune.awk).
; In the file TUNE.SYS, which src/shell/menu/menu.c loads after the menu and calls. Channel 1 has the lead, channel 2
; bass and drums, channel 3 the notes of the chord in turn. No C twin: there is nothing here but POKEY.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.export _sound_tune
.import _sound_off, _input_wait_frames, pal

PURE            = $A0           ; AUDC: a pure tone
VIBRATO         = 13            ; first frame of a note with vibrato
STEP_FRAMES     = 6             ; frames of a step, NTSC; PAL has one less
BEATS           = 16            ; steps of a bar
NOISES          = 3             ; notes of the bass from this one on are noises, which have an AUDF of their own
SOFT            = 2             ; volume of channel 3

.segment "TUNE"
.include "menu_tune.inc"
vibrato:        .byte 0, 1, 0, <-1

.segment "TUNE_BSS"
state:
note:           .res 1          ; the next note of the lead
pitch:          .res 1          ; AUDF of the current one, 0: a rest
age:            .res 1          ; frames that it has sounded
bar:            .res 1
beat:           .res 1          ; step of the bar
bass:           .res 1          ; offset in tune_other: bass or drum, eight bytes each
bass_age:       .res 1          ; frames that it has sounded, 7 at most
third:          .res 1          ; two frames for each note of the chord: 0 to 5
STATE           = * - state
steps:          .res 1          ; steps left of the note
frames:         .res 1          ; frames left of the step
chord:          .res 1          ; offset of the chord

.segment "TUNE"

; sound_tune: plays the tune once, until an event is in the queue; the event stays there
; void sound_tune(void)
;   Clobbers:  A, X, Y
.proc _sound_tune
        jsr _sound_off          ; A = 0
        sta AUDCTL
        ldx #STATE - 1
:       sta state,x
        dex
        bpl :-
        lda #3
        sta SKCTL
        lda #1
        sta steps
step:   dec steps
        bne beats
        ldx note
        inc note
        lda tune_notes,x
        beq end
        pha
        and #$0F
        sta steps
        pla
        lsr a
        lsr a
        lsr a
        lsr a
        tax
        lda tune_pitches,x
        sta pitch
        lda #0
        sta age
beats:  ldx beat
        lda tune_pattern,x
        bmi :+                  ; the last one goes on
        sta bass
        lda #0
        sta bass_age
:       lda #STEP_FRAMES
        sec
        sbc pal
        sta frames
frame:  jsr play
        lda #1
        jsr _input_wait_frames
        tax
        bne end
        dec frames
        bne frame
        inc beat
        lda beat
        cmp #BEATS
        bne step
        lda #0
        sta beat
        inc bar
        bne step                ; always
end:    jmp _sound_off
.endproc

; Plays one frame.   Clobbers: A, X, Y
.proc play
        ldx pitch
        beq lead                ; X = 0: silence
        ldx age
        lda tune_lead,x
        ora #PURE
        tay                     ; AUDC
        lda #0
        cpx #VIBRATO - 1
        bcc :+
        txa
        and #3
        tax
        lda vibrato,x
        clc
:       adc pitch
        sta AUDF1
        ldx age
        cpx #LEAD_FRAMES - 1
        bcs :+
        inc age
:       tya
        tax
lead:   stx AUDC1

        ldy bar
        lda tune_bars,y
        sta chord
        lda third
        lsr a
        clc
        adc chord
        tax
        lda tune_chords+3,x
        sta AUDF3
        lda #PURE + SOFT
        sta AUDC3
        ldx third
        inx
        cpx #6
        bcc :+
        ldx #0
:       stx third

        lda bass
        lsr a
        lsr a
        lsr a
        tax
        cmp #NOISES
        bcs noise
        adc chord               ; C = 0
        tax
        lda tune_chords,x
        bcc pitched             ; always
noise:  lda tune_noise - NOISES,x
pitched:
        sta AUDF2
        lda bass
        ora bass_age
        tax
        lda tune_other,x
        sta AUDC2
        ldx bass_age
        cpx #7
        bcs :+
        inc bass_age
:       rts
.endproc
