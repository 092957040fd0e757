; sound.s: the sounds of events, on three channels of POKEY. src/sounds/sounds.txt describes them;
; tools/build/sounds.awk makes the tables, one for the kernel and one for each game, and explains their format.
; sound_play starts a sound, the deferred VBI plays it. A new sound takes only the channels that it uses. Called by
; shell and views (src/plat/screen.h). No C twin: there is nothing here but POKEY.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.importzp ptr1, tmp1
.import game_sounds_at
.export _sound_play, _sound_off, sound_start, sound_tick
.export _sound_mute
.exportzp _sound_shift
.export sound_state

LAST            = $80           ; flags of a step: it is the last one of its channel,
SLIDE           = $40           ; it has a fourth byte, which is added to AUDF in every frame,
FADE            = $20           ; its volume decreases
FRAMES          = $1F           ; bits for the number of frames
SLOW            = 11            ; from this number of frames on, the volume decreases only every second frame
SKCTL_SOUND     = 3             ; SKCTL: keyboard scan and debouncing on, POKEY out of its reset state

.include "sounds.inc"           ; numbers of the events, and their table, made from src/sounds/sounds.txt
sound_table

; State of the channels: 0, 2 and 4 are their offsets here, as in POKEY's registers
.segment "SOUND"
sound_state:
sound_left:     .res 1          ; frames left of the current step, 0: silence
sound_flags:    .res 5          ; its first byte
sound_at:       .res 6          ; offset of its next step in its table (the second byte is not used)
sound_table_at: .res 6          ; address of that table
sound_pitch:    .res 1          ; AUDF
sound_control:  .res 5          ; AUDC
sound_slide:    .res 1          ; added to AUDF in every frame
sound_shifted:  .res 5          ; added to AUDF of every step

.segment "BSS"
_sound_mute:    .res 1

.segment "CODE"

; sound_play: starts a sound
; void sound_play(uint8_t sound)
;   sound_shift is added to AUDF of every step, which lowers the pitch.
;   In:        A = sound
;   Clobbers:  A, X, Y, ptr1, tmp1
.proc _sound_play
        ldx _sound_mute
        bne done
        ldx #<sounds
        ldy #>sounds
        cmp #SOUND_GAME
        bcc :+
        ldx game_sounds_at
        ldy game_sounds_at+1
        sbc #SOUND_GAME         ; C = 1
:       stx ptr1
        sty ptr1+1
        tay
        lda (ptr1),y
        beq done                ; the game has no such sound
        tay
        ldx #0
        stx sound_on            ; the VBI does nothing while we change the channels
        stx AUDCTL              ; SIO leaves its own values here and in SKCTL, where it stops channel 3
        lda #SKCTL_SOUND
        sta SKCTL
        lda (ptr1),y            ; the channels
        iny
channel:
        lsr a
        sta tmp1
        bcc next
        tya
        sta sound_at,x
        lda ptr1
        sta sound_table_at,x
        lda ptr1+1
        sta sound_table_at+1,x
        lda _sound_shift
        sta sound_shifted,x
        lda #1                  ; as if a step, which is not the last one, ended with the next frame
        sta sound_left,x
        sta sound_flags,x
step:   lda (ptr1),y            ; skip the steps of this channel
        iny
        iny
        iny
        asl a                   ; C = LAST, N = SLIDE
        bpl :+
        iny
:       bcc step
next:   inx
        inx
        lda tmp1
        bne channel
        inc sound_on
done:   rts
.endproc
.assert LAST = $80 && SLIDE = $40, error

; sound_start: sets POKEY up; called by input_start.   Clobbers: A, X
sound_start:
        lda #SKCTL_SOUND
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
        sta sound_on
        ldx #6                  ; 6: channel 4, which SIO uses, and in sound_left a byte that does not matter
:       sta AUDC1,x
        sta sound_left,x
        dex
        dex
        bpl :-
        rts
.endproc

; sound_tick: plays one frame; called by the deferred VBI
;   Clobbers:  A, X, Y           Cycles: 12 in silence; a channel 102 at most, 160 when a step begins
.proc sound_tick
        lda sound_on
        beq done
        lda #0
        sta sound_on
        ldx #4
channel:
        lda sound_left,x
        beq next
        inc sound_on
        dec sound_left,x
        beq step
        lda sound_slide,x
        clc
        adc sound_pitch,x
        sta sound_pitch,x
        lda sound_flags,x
        and #FADE + FRAMES
        cmp #FADE
        bcc write
        cmp #FADE + SLOW
        bcc fade
        lda sound_left,x
        lsr a
        bcs write
fade:   lda sound_control,x
        and #$0F
        cmp #2
        bcc write
        dec sound_control,x
write:  lda sound_pitch,x
        sta AUDF1,x
        lda sound_control,x
silent: sta AUDC1,x
next:   dex
        dex
        bpl channel
done:   rts

step:   lda sound_flags,x
        and #LAST
        eor #LAST
        beq silent
        lda sound_table_at,x
        sta sound_from
        lda sound_table_at+1,x
        sta sound_from+1
        ldy sound_at,x
        lda (sound_from),y
        sta sound_flags,x
        and #FRAMES
        sta sound_left,x
        iny
        lda (sound_from),y
        clc
        adc sound_shifted,x
        sta sound_pitch,x
        iny
        lda (sound_from),y
        sta sound_control,x
        lda sound_flags,x
        and #SLIDE
        beq :+
        iny
        lda (sound_from),y
:       sta sound_slide,x
        iny
        tya
        sta sound_at,x
        bne write               ; always: a table is shorter than 256 bytes
.endproc
