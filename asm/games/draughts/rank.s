; rank.s: ranks moves for move ordering. Twin of src/games/draughts/rank.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/common.inc"
.export _game_rank
.import _draughts_must, _history

.segment "GAME"

; void game_rank(void)
;   In:        the list, history
;   Out:       list_rank: history for a step; more than RANK_KILLER for a jump, longer paths higher
;   Clobbers:  A, X, Y
;   Cycles:    22 for each step
.proc _game_rank
        ldx _ply
        ldy _move_count
        beq done
        lda _draughts_must,x
        bne jumps
        rank_by_history
done:   rts
jumps:  lda (_list_hi),y
        lsr a
        lsr a
        clc
        adc #RANK_KILLER + 1
        sta (_list_rank),y
        dey
        bne jumps
        rts
.endproc
