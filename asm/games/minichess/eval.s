; eval.s: the evaluation, which game_make keeps up to date. Twin of src/games/minichess/eval.c
; SPDX-License-Identifier: MIT

.include "games/minichess/minichess.inc"
.export _game_eval

.segment "GAME"

; void game_eval(void)
;   In:        ply, side, minichess_value of ply
;   Out:       score
;   Clobbers:  A, X
;   Cycles:    about 30
.proc _game_eval
        ldx _ply
        lda _side
        bne black
        lda _minichess_value_lo,x
        sta _score
        lda _minichess_value_hi,x
        sta _score+1
        rts
black:  sec
        lda #0
        sbc _minichess_value_lo,x
        sta _score
        lda #0
        sbc _minichess_value_hi,x
        sta _score+1
        rts
.endproc
