; eval.s: twin of src/games/minichess/eval.c

.include "games/minichess/minichess.inc"
.export _game_eval

.segment "GAME"

; void game_eval(void)
;   In:        ply, side, value
;   Out:       score             Clobbers: A, X
;   About 30 cycles
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
