; eval.s: twin of src/games/connect4/eval.c. The search calls it at leaves.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.export _game_eval
.import _connect4_value_lo, _connect4_value_hi, _connect4_zugzwang
.importzp tmp1

.segment "GAME"

; void game_eval(void): the evaluation that make keeps up to date, without the last change of the zugzwang prediction
;   In:        ply, side, connect4_value, connect4_zugzwang
;   Out:       score
;   Clobbers:  A, X, Y, tmp1
;   Cycles:    54 to 64
.proc _game_eval
        ldx _ply
        lda _connect4_zugzwang + 1,x
        sec
        sbc _connect4_zugzwang,x
        ldy _side
        bne signed              ; for the second player the change already has the right sign
        eor #$FF
        clc
        adc #1
signed: ldy #0
        cmp #$80
        bcc plus
        dey
plus:   sty tmp1
        clc
        adc _connect4_value_lo,x
        sta _score
        lda _connect4_value_hi,x
        adc tmp1
        sta _score+1
        rts
.endproc
