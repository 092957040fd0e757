; rank.s: twin of src/games/morris/rank.c: ranks of the moves in a list, for the search.
; SPDX-License-Identifier: MIT

.include "games/morris/morris.inc"
.include "constants/games/morris/rank.inc"
.export _game_rank
.import rows

.segment "GAME"

; rank_list: body of game_rank for one side; enemy = its opponent. Y = move_count.
.macro rank_list enemy
        .local each, mill, stop, put
each:   lda (_list_hi),y
        bmi mill
        sty tmp1
        lda (_list_lo),y        ; only the target point, because no man is removed
        tax
        ldy rows,x
        lda lines,y
        clc
        adc _morris_power_across + (enemy) * POINTS,x
        cmp #FULL * ((enemy) + 1)
        beq stop
        ldy _morris_down,x
        lda lines,y
        clc
        adc _morris_power_down + (enemy) * POINTS,x
        cmp #FULL * ((enemy) + 1)
        beq stop
        lda _history,x
put:    ldy tmp1
        sta (_list_rank),y
        dey
        bne each
        rts
mill:   lda #RANK_MILL
        sta (_list_rank),y
        dey
        bne each
        rts
stop:   lda #RANK_STOP
        bne put                 ; always
.endmacro

; void game_rank(void): ranks the moves of the list
;   In:        list, move_count, side, lines, history
;   Out:       list_rank
;   Clobbers:  A, X, Y, tmp1
.proc _game_rank
        ldy _move_count
        beq done
        lda _side
        bne noughts
        rank_list 1
noughts:
        rank_list 0
done:   rts
.endproc
