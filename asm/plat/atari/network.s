; network.s: the network device of a FujiNet, by SIO (src/plat/network.h). In NETWORK.SYS. No C twin: there is nothing
; here but a call of SIO.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.include "plat/atari/screen.inc"
.exportzp _network_sound
.export _network_call, _network_data, _network_bytes, _network_aux, network_sio, _network_app_key
.import _sound_off, _list_pool

DEVICE          = $71
FUJI            = $70           ; the FujiNet itself
KEY_OPEN        = $DC           ; commands for the app key (src/plat/network.h)
KEY_READ        = $DD
NAME_BYTES      = 66
SECTOR_AT       = 1024          ; NETWORK_SECTOR
TIMEOUT         = 15            ; seconds: opening a connection takes time
RECEIVES        = $40           ; DSTATS: the computer receives data,
SENDS           = $80           ; or sends them

_network_sound  = sound_on

.segment "NETWORK_BSS"
_network_data:  .res 2
_network_bytes: .res 2
_network_aux:   .res 2

.segment "NETWORK_CODE"

; network_call: sends a command to the network device
; uint8_t network_call(uint8_t command)
;   In:        A = command; network_data, network_bytes, network_aux
;   Out:       A = 0, or the error of SIO; X = 0
;   Clobbers:  Y; stops any sound
.proc _network_call
        sta DCOMND
        jsr _sound_off          ; SIO needs the channels of POKEY
        sta SOUNDR              ; A = 0: it does not beep, because we call it all the time
        lda #DEVICE
        sta DDEVIC
        ldx #1
        stx DUNIT
        lda #TIMEOUT
        sta DTIMLO
:       lda _network_data,x     ; X = 1, 0
        sta DBUFLO,x
        lda _network_bytes,x
        sta DBYTLO,x
        lda _network_aux,x
        sta DAUX1,x
        dex
        bpl :-
        ldy #RECEIVES
        lda DCOMND
        cmp #'R'
        beq set
        cmp #'S'
        beq set
        ldy #SENDS
        cmp #'C'
        bne set
        ldy #0                  ; no data
set:    sty DSTATS
        jsr network_sio
        ldx #0
        lda DSTATS
        bmi :+
        txa
:       rts
.endproc

network_sio:
        jmp SIOV                ; tests lead this jump to their stand-in

.segment "REMOTE_CODE"

; network_app_key: reads the name of the user
; uint8_t network_app_key(void)
;   Out:       A = 0, or the error of SIO; X = 0; the name in NETWORK_SECTOR
;   Clobbers:  Y; stops any sound
.proc _network_app_key
        jsr _sound_off
        ldy #DCB_BYTES - 1
        jsr command
        bmi done
        ldy #2 * DCB_BYTES - 1
        jsr command
        bmi done
        lda #0
done:   ldx #0
        rts

; Sends the command whose control block ends at commands + Y.   Out: A = status, N
command:
        ldx #DCB_BYTES - 1
:       lda commands,y
        sta DDEVIC,x
        dey
        dex
        bpl :-
        jsr network_sio
        lda DSTATS
        rts
.endproc

.segment "REMOTE_DATA"
; device control blocks: device, unit, command, direction, buffer, time-out, 0, length, aux
DCB_BYTES       = 12
KEY_TIMEOUT     = 2             ; seconds
commands:       .byte FUJI, 1, KEY_OPEN, SENDS
                .word key
                .byte KEY_TIMEOUT, 0
                .word key_end - key, 0
                .byte FUJI, 1, KEY_READ, RECEIVES
                .word _list_pool + SECTOR_AT
                .byte KEY_TIMEOUT, 0
                .word NAME_BYTES, 0
key:            .word 1         ; creator 0001, the Lobby
                .byte 1, 0      ; its app and key: the name of the user
                .byte 0, 0      ; to be read
key_end:
