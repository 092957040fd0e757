; eval.s: twin of src/games/connect4/eval.c

.include "zp.inc"
.export _game_eval
.import _connect4_value_lo, _connect4_value_hi, _connect4_zug
.importzp tmp1

.segment "GAME"

; void game_eval(void)
;   Out:       score = value[ply], without what the last man changed in the threats
;   Clobbers:  A, X, Y, tmp1
.proc _game_eval
        ldx _ply
        lda _connect4_zug + 1,x
        sec
        sbc _connect4_zug,x
        ldy _side
        bne signed              ; for the second player it is the opposite already
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
