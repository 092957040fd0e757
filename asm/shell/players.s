; players.s: who plays. Twin of src/shell/players.c.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.export _shell_computer_plays_all
.import _record_computer, info_byte

.segment "CODE"

; shell_computer_plays_all: tells whether no side is played by a human
; uint8_t shell_computer_plays_all(void)
;   Out:       A = 1: yes, 0: no; X = 0
;   Clobbers:  Y, ptr1
.proc _shell_computer_plays_all
        ldy #INFO_SIDES
        jsr info_byte
        tax
:       lda _record_computer-1,x ; 0 or 1
        beq human
        dex
        bne :-
human:  ldx #0
        rts
.endproc
