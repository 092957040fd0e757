; rank.s: ranks moves for move ordering. Twin of src/games/reversi/rank.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/common.inc"
.include "games/reversi/reversi.inc"
.include "constants/games/reversi/rank.inc"
.export _game_rank
.import find_gain, _history, _node_depth

.segment "GAME"

; void game_rank(void)
;   In:        the list, side, ply, node_depth
;   Out:       list_rank: history, or RANK_EVEN + gain
;   Clobbers:  A, X, Y, ptr1-ptr4, tmp1-tmp3, regsave
.proc _game_rank
        ldy _move_count
        beq done
        ldx _ply
        lda _node_depth,x
        cmp #RANK_DEPTH
        bcs by_gain
        rank_by_history
done:   rts
by_gain:
        sty stack_at
        lda (_list_lo),y
        tax
        lda _history,x
        cpx #PASS
        beq set
        ldy _reversi_state,x
        jsr find_gain
        lda gain
        clc
        adc #RANK_EVEN
        sta gain
        lda gain+1
        adc #0
        beq small
        bmi least
        bne most                ; always
small:  lda gain
        beq least
        cmp #255
        bne set
most:   lda #254
        bne set                 ; always
least:  lda #1
set:    ldy stack_at
        sta (_list_rank),y
        dey
        bne by_gain
        rts
.endproc
