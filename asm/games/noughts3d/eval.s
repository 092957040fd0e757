; eval.s: twin of src/games/noughts3d/eval.c. The search calls it at leaves that are made.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/noughts3d/noughts3d.inc"
.export _game_eval

.segment "GAME"

; void game_eval(void): the value that make keeps up to date, with threes
;   In:        ply, side
;   Out:       score = value[ply], plus or minus WORTH_WON if a side is about to win
;   Clobbers:  A, X, Y
.proc _game_eval
        ldx _ply
        lda _noughts3d_value_lo,x
        sta _score
        lda _noughts3d_value_hi,x
        sta _score+1
        lda _noughts3d_threes,x
        ora _noughts3d_threes + PLIES,x
        bne threes
        rts
threes: ldy _side
        txa
        ora rows_of_sides,y
        tay
        lda _noughts3d_threes,y
        bne wins
        tya
        eor #PLIES
        tay
        lda _noughts3d_threes,y
        cmp #2
        bcc done
        lda _score              ; C = 1
        sbc #<WORTH_WON
        sta _score
        lda _score+1
        sbc #>WORTH_WON
        sta _score+1
done:   rts
wins:   clc
        lda _score
        adc #<WORTH_WON
        sta _score
        lda _score+1
        adc #>WORTH_WON
        sta _score+1
        rts
.endproc
