; rank.s: twin of src/games/warptrog/rank.c: ranks of the moves in a list, for the search.
; SPDX-License-Identifier: MIT

.include "games/warptrog/warptrog.inc"
.export _game_rank
.import split                   ; moves.s

.segment "GAME"

; void game_rank(void): ranks the moves of the list
;   In:        list, move_count, board, history
;   Out:       list_rank: captures, then the warp, then the others by history
;   Clobbers:  A, X, Y, tmp1, tmp2
.proc _game_rank
        ldy _move_count
        beq done
each:   sty tmp2
        lda (_list_lo),y
        cmp #WARP
        bcs warp
        jsr split
        lda board,y
        beq quiet
        and #TROG
        clc
        adc #RANK_TAKE
        bne store               ; always
quiet:  ldx tmp1
        lda _history,x
store:  ldy tmp2
        sta (_list_rank),y
        dey
        bne each
done:   rts
warp:   lda #RANK_WARP
        bne store               ; always
.endproc
