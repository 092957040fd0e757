; search.s: twin of src/engine/search.c: the same steps under the same names. The loop continues in descend.s, visit.s
; and quiescence.s, which jump back to the labels here (search_state.inc lists them). X = ply unless stated otherwise.
; (hi lo) is a value of two bytes.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/common.inc"
.include "engine/search_state.inc"
.export _search_tree
.export search_update_best, search_close, root_beta_lo, root_beta_hi ; for asm/shell/workshop/comparison_with.s
.import node_open, node_rank, node_add_quiet, node_set_list, node_update_pv, node_add_random_bonus
.import node_to_hi, node_to_rank, _score_without_bonus, tt_store
.import _game_unmake, _game_no_moves, _budget_poll, _budget_extend, _poll_cuts, _score_outcome, _history_reward
.import _extend_ply, _path_lo, _path_hi, _list_pool, _list_full, _list_pages
.import uneven, scout_from, special_below, extend_below, node_list_end

.segment "SEARCH"

may_extend:     .byte 0, 1, 1, 1, 1 ; by NOISY_: 1 if moves can be extended

; void search_tree(void): one iteration, to search_depth. Sets up the root; also writes values that do not change during
; a search into the code (node_to_hi, node_to_rank, node_list_end, scout_from, uneven).
;   In:        search_depth, search_first, search_noisy, search_without, search_min_score, root_random_bonus,
;              the position
;   Out:       search_best, search_score, search_stopped, search_hit_horizon, the principal variation,
;              search_tt_hits, search_cuts, search_first_move_cuts, poll_left, history, the transposition table
;   Clobbers:  A, X, Y, move, score, outcome, move_count, lists, tmp1-tmp4, ptr1
.proc _search_tree
        ldx #PLIES - 1
        lda #0
unstage:
        sta _node_staged,x      ; games that list their moves in one stage never write it
        dex
        bpl unstage
        inx                     ; X = 0
        stx _search_best
        stx _search_stopped
        stx _search_hit_horizon
        stx _search_score+1     ; deepen (think.s) must not see an old won or lost score
        stx _extend_ply
        stx _pv_end
        lda _search_min_score
        sta node_alpha_lo
        lda _search_min_score+1
        sta node_alpha_hi
        lda #<SCORE_INFINITE
::root_beta_lo = * - 1
        sta node_beta_lo
        lda #>SCORE_INFINITE
::root_beta_hi = * - 1
        sta node_beta_hi
        lda _search_depth
        sta _node_depth
        asl a
        sta extend_below
        lda _search_lmr_depth   ; uneven = 0: every move takes one ply; bit 7: late moves take two;
        beq no_lmr              ; other bits: a move may take none (extensions, in games with noisy moves)
        lda #$80
no_lmr:
        ldy _search_noisy
        ora may_extend,y
        sta uneven
        lda _search_without
        and #WITHOUT_QUIESCENCE ; then search_noisy is 0 even if the game has noisy moves
        ora uneven
        sta uneven
        lda _search_lmr_depth
        bne lmr_depths
        lda #SCOUT_DEPTH
lmr_depths:
        sta scout_from
        lda #LMR_OFF
        sta node_quiet_tried
        lda _search_without
        lsr a                   ; C = WITHOUT_ALPHABETA
        lda #2
        bcc noisy_root
        lda #PLIES
noisy_root:
        sta special_below
        lda #<_list_pool
        sta node_list_lo
        lda #>_list_pool
        sta node_list_hi
        clc
        adc _list_full
        sta node_list_end
        lda _list_pages         ; constant during the search: written into the code
        sta node_to_hi
        sta node_to_rank
        ldy _search_first
        jsr node_open
        ; fall into search_open
.endproc

; search_open: a node has just been opened. Searches the move of the transposition table first; the list is not ranked
; yet.
;   In:        X = ply           Goes to: descend_take, or search_next if there is no such move
.proc search_open
        ldy node_first,x
        beq search_next
        lda #RANK_HASH - 1
        sta rank
        jmp descend_take
.endproc

; search_next: picks the best-ranked move not searched yet, the lowest ordinal among equals. The scan goes from the last
; ordinal down. search_pick is the same for a list that is ranked already.
;   In:        X = ply           Goes to: descend_take, or close if no move is left
.proc search_next
        lda node_ranked,x
        beq rank_now
        bmi tail                ; RANKED_TAIL
pick:   ldy node_count,x
        beq no_move
        lda #0                  ; A = best rank so far - 1; rank 0 is searched already
        sta found
scan:   cmp (_list_rank),y
        bcs skip
        lda (_list_rank),y
        sbc #0                  ; C = 0: one less
        sty found
skip:   dey
        bne scan
        sta rank                ; rank - 1
        tay
        beq lowest
taken:  ldy found
        lda #0
        sta (_list_rank),y
        jmp descend_take
lowest: ldy found
        beq no_move
        lda _node_staged,x
        bne more                ; the quiet moves come before noisy ones of rank 1
        lda #RANKED_TAIL        ; only moves of rank 1 are left: take them in order
        sta node_ranked,x       ; from now on, without a scan
        bne taken               ; always
tail:   lda node_count,x
        sta found
        ldy _node_current,x
more_tail:
        cpy found
        beq no_move
        iny
        lda (_list_rank),y
        beq more_tail
        lda #0
        sta (_list_rank),y
        sta rank
        jmp descend_take
rank_now:
        jsr node_rank
        jmp pick
no_move:
        lda _node_staged,x
        bne more
        jmp close
more:   jsr node_add_quiet
        jmp pick
.endproc
search_pick = search_next::pick

; null_move_or_roll: the score of a null move or of a roll has come back.
;   In:        X = ply, score; A = node_scouting, Z = 1: SCOUT_NULL_MOVE, else SCOUT_CHANCE
;   Goes to:   search_back_to_list with a cut-off, search_open, or the game's chance step
.proc null_move_or_roll
        bne roll                ; A = SCOUT_CHANCE, which is CHANCE_BACK
        lda _score
        cmp node_beta_lo,x
        lda _score+1
        sbc node_beta_hi,x
        bmi no_cutoff
        lda node_beta_lo,x
        sta _score
        lda node_beta_hi,x
        sta _score+1
        jmp search_back_to_list
no_cutoff:
        ldy node_first,x
        jsr node_open
        jmp search_open
roll:   jmp (_search_chance)
.endproc

; search_back: the score of this node is known. Unmakes the move that led here and decides what its score means for the
; parent.
; search_back_to_list: the same for a node with a list of its own: first makes the parent's list the current one.
;   In:        score, for side
;   Goes to:   update_best; descend or descend_choose to search the move again; null_move_or_roll
.proc search_back_to_list
        ldx _ply
        dex
        jsr node_set_list
        ; fall into search_back
.endproc

.proc search_back
        lda _side
        sta mover
        jsr _game_unmake
        ldx _ply
        lda _side
        cmp mover
        beq same_side
        negate_score
same_side:
        txa
        beq add_bonus
compare:
        lda node_scouting,x
        beq update_best
        cmp #SCOUT_NULL_MOVE
        bcs null_move_or_roll
        lda node_alpha_lo,x     ; a scout with alpha < score < beta: search again
        cmp _score
        lda node_alpha_hi,x
        sbc _score+1
        bpl update_best
        lda node_scouting,x
        cmp #SCOUT_REDUCED
        beq full_depth
        lda _score
        cmp node_beta_lo,x
        lda _score+1
        sbc node_beta_hi,x
        bpl update_best
        lda #0
        sta node_scouting,x
        lda _path_lo,x
        sta _move
        lda _path_hi,x
        sta _move+1
        jmp descend
add_bonus:
        jsr node_add_random_bonus
        jmp compare
full_depth:
        lda _path_lo,x
        sta _move
        lda _path_hi,x
        sta _move+1
        lda #RANK_HASH - 1      ; no reduction this time
        sta rank
        jmp descend_choose
.endproc

; update_best: the score of the current move is in `score`: updates best score, alpha, bound and principal variation.
;   In:        X = ply, score    Goes to: search_next, or close after a beta cut-off
.proc update_best
        lda node_best_lo,x
        cmp _score
        lda node_best_hi,x
        sbc _score+1
        bmi better
        jmp search_next
.endproc

.proc better
        lda _score
        sta node_best_lo,x
        lda _score+1
        sta node_best_hi,x
        ldy node_best_ordinal,x ; Y = the best move so far, 0 at the first move; cut_off uses it
        lda _node_current,x
        sta node_best_ordinal,x
        lda node_alpha_lo,x
        cmp _score
        lda node_alpha_hi,x
        sbc _score+1
        bmi raise
        jmp search_next
raise:  lda _score
        sta node_alpha_lo,x
        cmp node_beta_lo,x
        lda _score+1
        sta node_alpha_hi,x
        sbc node_beta_hi,x
        bpl cut_off
        lda #BOUND_EXACT
        sta node_bound,x
        jsr node_update_pv
        txa
        bne done
        lda _node_current
        sta _search_best
        lda _score_without_bonus
        sta _search_score
        lda _score_without_bonus+1
        sta _search_score+1
done:   jmp search_next

cut_off:
        lda #BOUND_LOWER
        sta node_bound,x
        inc _poll_cuts
        inc _search_cuts
        bne counted
        inc _search_cuts+1
        bne counted
        inc _search_cuts+2
        bne counted
        inc _search_cuts+3
counted:
        tya
        bne later
        inc _search_first_move_cuts ; three bytes are enough for months
        bne later
        inc _search_first_move_cuts+1
        bne later
        inc _search_first_move_cuts+2
later:  lda _path_lo,x
        sta _move
        lda _path_hi,x
        sta _move+1
        jsr _history_reward
        ldx _ply
        ; fall into close
.endproc

search_update_best = update_best

; close: all moves are searched, or one caused a cut-off. Sets the score of the node and stores it in the transposition
; table.
;   In:        X = ply           Goes to: search_back_to_list; at the root returns to the caller of search_tree
.proc close
        lda _node_depth,x
        beq value
        ldy node_best_ordinal,x
        beq no_moves
        cmp #TT_MIN_DEPTH
        bcc value
        txa
        beq done                ; the root is not stored
        lda _search_without
        and #WITHOUT_TT
        bne value
        jsr tt_store
value:  lda node_best_lo,x
        sta _score
        lda node_best_hi,x
        sta _score+1
        txa
        beq done
        jmp search_back_to_list
no_moves:
        jsr _game_no_moves
        jsr _score_outcome
        ldx _ply
        beq done
        jmp search_back_to_list
done:   rts
.endproc

search_close = close

; search_poll: polls the budget, and extends it once if the best move has just fallen (visit_poll in visit.c). If the
; search must stop, unmakes all moves and returns to the caller of search_tree.
;   In:        ply is not 0; called directly from the loop, so that one return address is on the stack
;   Clobbers:  A, X, Y
.proc search_poll
        jsr _budget_poll
        tax
        beq goes_on
        lda _search_best
        beq stop
        lda search_fallen       ; search_score <= search_fallen?
        cmp _search_score
        lda search_fallen+1
        sbc _search_score+1
        bmi stop
        jsr _budget_extend
        bne goes_on
stop:   lda #1
        sta _search_stopped
        pla                     ; drop the return address into the loop
        pla
up:     jsr _game_unmake        ; polls happen only below the root
        lda _ply
        bne up
goes_on:
        rts
.endproc
