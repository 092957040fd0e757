; attacks.s: is a square attacked, and from where? Twin of src/games/chess/attacks.c: it replaces that file on the
; Atari. Of the C functions only chess_attacked is here; make.s has the others inline.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/chess/chess.inc"
.include "games/chess/make.inc"
.export _chess_attacked, attacked

.segment "GAME"

; uint8_t chess_attacked(uint8_t square); attacked: the same for assembly
;   In:        A = square, side
;   Out:       A = 1 and Z = 0 if the side not to move attacks it, else A = 0 and Z = 1; X = 0;
;              if A = 1: chess_attacker = square of one attacker
;   Clobbers:  Y, regsave, ptr1
;   Twin test: bench
.proc _chess_attacked
        ; fall into attacked
.endproc
.proc attacked
        sta target
        lda #>where
        sta table+1
        lda #<(where + SLOTS)
        ldx _side
        beq black
        lda #<where
black:  sta table               ; the slots of both sides are in one page, so the high byte is the same
        ldy #SLOTS
next:   dey
        bmi none
        lda (table),y
        bmi next
        sta _chess_attacker
        eor #$FF
        sec
        adc target              ; target - square
        tax
        lda _chess_reach,x
        beq next
        stx step
        ldx _chess_attacker
        and board,x
        beq next
        and #SLIDERS
        beq yes
        ldx step
        lda _chess_step,x
        sta step
        lda _chess_attacker
slide:  clc
        adc step
        cmp target
        beq yes
        tax
        lda board,x
        bne next
        txa
        bpl slide               ; always
yes:    ldx #0
        lda #1
        rts
none:   ldx #0
        txa
        rts
.endproc
