; network.s: the network device of a FujiNet, by SIO (src/plat/network.h). In NETWORK.SYS. No C twin: there is nothing
; here but a call of SIO.
; SPDX-License-Identifier: MIT

.include "atari.inc"
.export _network_call, _network_data, _network_bytes, _network_aux, network_sio
.import _sound_off

DEVICE          = $71
TIMEOUT         = 15            ; seconds: opening a connection takes time
RECEIVES        = $40           ; DSTATS: the computer receives data,
SENDS           = $80           ; or sends them

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
