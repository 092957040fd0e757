; rank.s: ranks moves for move ordering. Twin of src/games/minichess/rank.c
; SPDX-License-Identifier: MIT

.include "games/minichess/minichess.inc"
.include "constants/games/minichess/rank.inc"
.export _game_rank

.segment "GAME"

; void game_rank(void)
;   In:        the list, board, kind, side, history, rank_from
;   Out:       list_rank of the moves after rank_from
;   Clobbers:  A, X, Y, tmp1
.proc _game_rank
        ldy _move_count
        cpy _rank_from
        beq done
each:   lda (_list_hi),y
        tax
        lda board,x
        and #NUMBER
        tax
        lda kind,x
        sta tmp1
        lda (_list_lo),y
        tax
        lda board,x
        bne takes
        lda tmp1
        beq pawn
plain:  lda _history,x
store:  sta (_list_rank),y
        dey
        cpy _rank_from
        bne each
done:   rts
pawn:   lda _side
        bne black
        cpx #LAST_CELL - ROW + 1
        bcc plain
        bcs queen               ; always
black:  cpx #FIRST_CELL + ROW
        bcs plain
queen:  lda #RANK_QUEEN
        bne store               ; always
takes:  and #NUMBER
        tax
        lda kind,x
        cmp #KING
        beq king
        asl a
        asl a
        asl a
        adc #RANK_TAKES + 8     ; C = 0
        sec
        sbc tmp1
        bne store               ; always
king:   lda #RANK_KING
        bne store               ; always
.endproc
