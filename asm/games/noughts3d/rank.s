; rank.s: twin of src/games/noughts3d/rank.c: ranks of the moves in a list, for the search.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/noughts3d/noughts3d.inc"
.export _game_rank
.importzp tmp1

must    = tmp1                  ; number of threes of the opponent

.segment "GAME"

; void game_rank(void): ranks the moves of the list
;   In:        list, move_count, ply, side
;   Out:       list_rank
;   Clobbers:  A, X, Y, tmp1
.proc _game_rank
        ldy _side
        lda _ply
        ora rows_of_sides,y
        eor #PLIES
        tax
        lda _noughts3d_threes,x
        sta must
        ldy _move_count
        beq done
next:   lda (_list_lo),y
        tax
        jsr gain
        bcs wins
        cmp #SUM_THREE
        bcs threes
        asl a
        adc #RANK_BASE - 2      ; C = 0; A was 1 + gain
put:    sta (_list_rank),y
        dey
        bne next
done:   rts
wins:   lda #RANK_WINS
        bne put                 ; always
threes: ldx must
        bne blocks
        cmp #2 * GAIN_THREE + 1
        lda #RANK_THREE
        bcc put
        lda #RANK_DOUBLE
        bne put                 ; always
blocks: lda #RANK_BLOCKS
        bne put                 ; always
.endproc
