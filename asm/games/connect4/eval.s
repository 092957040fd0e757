; eval.s: twin of src/games/connect4/eval.c

.include "zp.inc"
.export _game_eval
.import _connect4_value_lo, _connect4_value_hi

.segment "GAME"

; void game_eval(void)
;   Out:       score = value[ply]
.proc _game_eval
        ldx _ply
        lda _connect4_value_lo,x
        sta _score
        lda _connect4_value_hi,x
        sta _score+1
        rts
.endproc
