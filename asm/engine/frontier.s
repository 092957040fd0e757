; frontier.s: twin of src/engine/frontier.c: nodes with one ply to go, for games that have nothing faster.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/common.inc"
.export _frontier_generic
.import _game_make, _game_unmake, _game_eval, _game_no_moves
.import _score_outcome, node_has_room, node_set_list, node_generate, _node_reopen_list
.import _path_lo, _path_hi

.segment "SCRATCH"
best_lo:        .res 1
best_hi:        .res 1
best_found:     .res 1          ; ordinal of the best move
ordinal:        .res 1
end:            .res 1          ; value of `outcome` on return
ended:          .res 1          ; outcome of the current leaf

.segment "SEARCH"

no_room:                       ; no room for another list
        jmp _game_eval

; void frontier_generic(void): game_frontier by make, eval and unmake of every move (src/engine/verbs.h).
;   In:        the position, score_limit
;   Out:       score, move, leaf_count, outcome; the list as before
;   Clobbers:  A, X, Y, mover, the path from ply on, and what the verbs do
.proc _frontier_generic
        lda _side
        sta mover
        ldx _ply
        lda #0
        sta _leaf_count
        sta _move_count
        jsr node_has_room
        bcs no_room
        jsr node_set_list
        jsr node_generate
        lda #<-SCORE_INFINITE
        sta best_lo
        lda #>-SCORE_INFINITE
        sta best_hi
        lda #OUTCOME_DRAW
        sta end
        ldy #0
        sty best_found
        sty ordinal
each:   ldy ordinal
        cpy _move_count
        beq done
        iny
        sty ordinal
        jsr choose
        jsr _game_make
        lda _outcome
        cmp #OUTCOME_ILLEGAL
        beq each
        inc _leaf_count
        sta ended
        tax
        bne over
        sta end                 ; OUTCOME_NONE: a running game
        jsr _game_eval
        jmp turn
over:   cmp #OUTCOME_ESTIMATE   ; or OUTCOME_CHANCE
        bcc final
        lda #OUTCOME_NONE
        sta end
final:  jsr _score_outcome
turn:   lda _side
        cmp mover
        beq back
        negate_score
back:   jsr _game_unmake
        lda best_lo
        cmp _score
        lda best_hi
        sbc _score+1
        bpl each                ; score <= best
        lda _score
        sta best_lo
        cmp _score_limit
        lda _score+1
        sta best_hi
        php                     ; C of the low bytes
        ldy ordinal
        sty best_found
        cmp #WON_HI
        beq won
        plp
        sbc _score_limit+1
        bmi each                ; score < limit
        bpl done                ; always
won:    plp
done:   ldy best_found
        beq none
        jsr choose
        lda best_lo
        sta _score
        lda best_hi
        sta _score+1
        lda end
        sta _outcome
        jmp _node_reopen_list
none:   jsr _game_no_moves
        jsr _score_outcome
        jmp _node_reopen_list
.endproc

; choose: sets move and path_lo/hi[ply] to the move at ordinal Y.   Clobbers: A, X
.proc choose
        ldx _ply
        choose_move
        rts
.endproc
