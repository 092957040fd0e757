; history.s: twin of src/engine/history.c: killers and history heuristic.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.export _history_clear, _history_rank_killers, _history_reward
.export _history_raise_killers, _history_lower_killers
.export killers_kept             ; for asm/shell/workshop/comparison_with.s
.import _node_depth, _node_current, _history, _search_quiet, _node_staged

.segment "SCRATCH"
killers_kept:                   ; six arrays, one after the other
first_ordinal:  .res PLIES
first_lo:       .res PLIES
first_hi:       .res PLIES
second_ordinal: .res PLIES
second_lo:      .res PLIES
second_hi:      .res PLIES

.segment "SCRATCH"
kept_first:     .res 1
kept_second:    .res 1

.segment "SEARCH"

; void history_clear(void): clears killers and history before a search.
;   Out:       no killers (first/second_ordinal 0), all history values 1
;   Clobbers:  A, X
.proc _history_clear
        ldx #PLIES - 1
        lda #0
killers:
        sta first_ordinal,x
        sta second_ordinal,x
        dex
        bpl killers
        inx                     ; X = 0
        lda #1
even:   sta _history,x
        inx
        bne even
        rts
.endproc

; void history_rank_killers(void): ranks the killers of this ply on the list.
;   In:        ply, move_count, list_lo/hi/rank
;   Out:       list_rank: RANK_KILLER and RANK_KILLER - 1 for the killers, if they are at the ordinal they had
;   Clobbers:  A, X, Y           Keeps: all else
;   Cycles:    25 without killers, 88 with both found
.proc _history_rank_killers
        ldx _ply
        ldy first_ordinal,x
        beq second
        cpy _move_count
        beq try_first
        bcs second              ; the list is shorter than the killer's ordinal
try_first:
        lda (_list_lo),y
        cmp first_lo,x
        bne second
        lda (_list_hi),y
        cmp first_hi,x
        bne second
        lda (_list_rank),y
        bmi second              ; ranked above the killers
        lda #RANK_KILLER
        sta (_list_rank),y
second: ldy second_ordinal,x
        beq done
        cpy _move_count
        beq try_second
        bcs done
try_second:
        lda (_list_lo),y
        cmp second_lo,x
        bne done
        lda (_list_hi),y
        cmp second_hi,x
        bne done
        lda (_list_rank),y
        bmi done
        lda #RANK_KILLER - 1
        sta (_list_rank),y
done:   rts
.endproc

; void history_raise_killers(void): puts the ranks of the killers into history[], for game_rank.
;   In:        ply
;   Out:       history of the low bytes of the killers: RANK_KILLER and RANK_KILLER - 1; kept_first, kept_second
;   Clobbers:  A, X, Y
.proc _history_raise_killers
        ldx _ply
        lda first_ordinal,x
        beq second
        ldy first_lo,x
        lda _history,y
        sta kept_first
        lda #RANK_KILLER
        sta _history,y
second: lda second_ordinal,x
        beq done
        ldy second_lo,x
        lda _history,y
        sta kept_second
        lda #RANK_KILLER - 1
        sta _history,y
done:   rts
.endproc

; void history_lower_killers(void): restores history[] after game_rank.
;   In:        ply, kept_first, kept_second
;   Clobbers:  A, X, Y
.proc _history_lower_killers
        ldx _ply
        lda second_ordinal,x
        beq first
        ldy second_lo,x
        lda kept_second
        sta _history,y
first:  lda first_ordinal,x
        beq done
        ldy first_lo,x
        lda kept_first
        sta _history,y
done:   rts
.endproc

; void history_reward(void): rewards `move`, which caused a cut-off. Does nothing for noisy moves (in quiescence and in
; the first of two stages).
;   In:        ply, move, node_depth, node_current, node_staged
;   Out:       the move is the first killer of its ply; history[low byte of move] grows by the depth, and all values are
;              halved if it exceeds RANK_QUIET_MOST
;   Clobbers:  A, X, Y
.proc _history_reward
        ldx _ply
        lda _node_depth,x
        beq done                ; quiescence
        lda _search_quiet+1
        beq one_stage
        lda _node_staged,x
        bne done                ; game_rank orders noisy moves without killers
one_stage:
        lda _search_without
        and #WITHOUT_KILLERS
        bne reward_history
        lda _node_current,x
        cmp first_ordinal,x
        bne new
        lda _move
        cmp first_lo,x
        bne new
        lda _move+1
        cmp first_hi,x
        beq reward_history      ; it is the first killer already
new:    lda first_ordinal,x
        sta second_ordinal,x
        lda first_lo,x
        sta second_lo,x
        lda first_hi,x
        sta second_hi,x
        lda _node_current,x
        sta first_ordinal,x
        lda _move
        sta first_lo,x
        lda _move+1
        sta first_hi,x
reward_history:
        lda _search_without
        and #WITHOUT_HISTORY
        bne done
        ldy _move
        lda _history,y
        clc
        adc _node_depth,x
        sta _history,y
        cmp #RANK_QUIET_MOST + 1
        bcc done
        ldy #0
halve:  lda _history,y
        lsr a
        ora #1
        sta _history,y
        iny
        bne halve
done:
        rts
.endproc
