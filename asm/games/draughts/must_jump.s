; must_jump.s: must a side jump? Twin of src/games/draughts/must_jump.c
;
; The middle byte between bytes k and k + 1 (draughts.h) is looked up in two halves. left_of and right_of then give the
; squares from which a step leads into it.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/draughts/draughts.inc"
.export _draughts_must_jump, black_must, white_must
.import to_low, to_high, left_of, right_of
.importzp _draughts_crowned, tmp2

middle    = tmp2

.segment "GAME"

; Branches to `found_it` if a piece of `own` in byte k can jump down over a piece of `other` in the middle byte. With
; `crowned` only kings are tested. test_up does the same for pieces in byte k + 1 that jump up.
.macro test_down found_it, own, other, k, crowned
        .local next, right
        lda own + k
    .ifnblank crowned
        and kings + k
    .endif
        beq next
    .ifnblank crowned
        sta middle
    .endif
        ldx other + k
        ldy other + k + 1
        lda to_low,x
        ora to_high,y
        beq next
        tax
        lda left_of,x
    .ifnblank crowned
        and middle
    .else
        and own + k
    .endif
        beq right
        and #$EE
        lsr a                   ; is a square beyond the jumped piece empty?
        eor #$FF
        ora own + k + 1
        ora other + k + 1
        cmp #$FF
        bne found_it
right:  lda right_of,x
    .ifnblank crowned
        and middle
    .else
        and own + k
    .endif
        beq next
        and #$77
        asl a
        eor #$FF
        ora own + k + 1
        ora other + k + 1
        cmp #$FF
        bne found_it
next:
.endmacro

.macro test_up found_it, own, other, k, crowned
        .local next, right
        lda own + k + 1
    .ifnblank crowned
        and kings + k + 1
    .endif
        beq next
        sta middle
        ldx other + k
        ldy other + k + 1
        lda to_low,x
        ora to_high,y
        beq next
        tax
        lda middle
        asl a
        and #$EE
        and left_of,x
        beq right
        eor #$FF
        ora own + k
        ora other + k
        cmp #$FF
        bne found_it
right:  lda middle
        lsr a
        and #$77
        and right_of,x
        beq next
        eor #$FF
        ora own + k
        ora other + k
        cmp #$FF
        bne found_it
next:
.endmacro

; black_must, white_must: must this side jump?
;   In:        the board
;   Out:       A = 1 and Z = 0 if it must, else A = 0 and Z = 1
;   Clobbers:  X, Y, tmp2
.proc black_yes
        lda #1
        rts
.endproc

.proc black_must
        test_down black_yes, black, white, 1    ; most pieces meet here
        test_down black_yes, black, white, 0
        test_down yes, black, white, 2
        lda _draughts_crowned
        bne crowned
        rts
yes:    lda #1
        rts
crowned:
        test_up yes, black, white, 0, crowned
        test_up yes, black, white, 1, crowned
        test_up late_yes, black, white, 2, crowned
        lda #0
        rts
late_yes:
        lda #1
        rts
.endproc

.proc white_yes
        lda #1
        rts
.endproc

.proc white_must
        test_up white_yes, white, black, 1
        test_up white_yes, white, black, 2
        test_up yes, white, black, 0
        lda _draughts_crowned
        bne crowned
        rts
yes:    lda #1
        rts
crowned:
        test_down yes, white, black, 0, crowned
        test_down yes, white, black, 1, crowned
        test_down late_yes, white, black, 2, crowned
        lda #0
        rts
late_yes:
        lda #1
        rts
.endproc

; uint8_t draughts_must_jump(void)
;   In:        side, the board
;   Out:       A = 1 if `side` must jump, else 0; X = 0
.proc _draughts_must_jump
        lda _side
        bne second
        jsr black_must
        ldx #0
        rts
second: jsr white_must
        ldx #0
        rts
.endproc
