; eval.s: twin of src/games/gomoku/eval.c. The search calls it at leaves that are made.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/gomoku/gomoku.inc"
.export _game_eval

.segment "GAME"

; Adds a constant to score.
.macro add_score by
        clc
        lda _score
        adc #<(by)
        sta _score
        lda _score+1
        adc #>(by)
        sta _score+1
.endmacro

; void game_eval(void): the evaluation that make keeps up to date, with fours and doubles
;   In:        ply, side
;   Out:       score = value[ply] + WORTH_MOVE, plus or minus WORTH_WON if a side is about to win
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr3
.proc _game_eval
        ldx _ply
        clc
        lda _gomoku_value_lo,x
        adc #WORTH_MOVE
        sta _score
        lda _gomoku_value_hi,x
        adc #0
        sta _score+1
        lda _gomoku_fours,x
        ora _gomoku_fours + PLIES,x
        bne fours
        lda _side
        jsr _gomoku_find_pairs
        lda #NO_CELL
        jsr _gomoku_double
        cmp #NO_CELL
        bne wins
done:   rts
fours:  ldy _side
        txa
        ora rows_of_sides,y
        tay
        lda _gomoku_fours,y
        bne wins
        tya
        eor #PLIES
        tay
        lda _gomoku_fours,y
        cmp #2
        bcc done
        add_score -WORTH_WON
        rts
wins:   add_score WORTH_WON
        rts
.endproc
