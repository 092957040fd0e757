; visit.s: twin of src/engine/visit.c, a part of the search loop (search.s): decides what to do with a new position.
; X = ply unless stated otherwise.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/search_state.inc"
.export visit_again              ; for asm/shell/workshop/comparison_with.s
.import node_place_list, node_list_end, node_clear, node_open, node_is_decided, node_note_frontier
.import tt_cutoff, keep_slot, score_draw
.import _game_make, _game_eval, _game_frontier, _game_hash, _tt_find, _repetition_found
.import _reversible_plies, _path_lo, _path_hi, _poll_overrun, _poll_moves_made

.segment "SCRATCH"
first:          .res 1          ; ordinal of the move of the transposition table, while search_prune is called

.segment "SEARCH"

; no_room: evaluates a position for which there is no room for a list.   In: X = ply   Goes to: search_back
.proc no_room
        lda #0
        sta _node_depth,x
        jsr _game_eval
at_horizon:
        lda #1
        sta _search_hit_horizon
        jmp search_back
.endproc

; visit_count: counts a node after a move was made.   In: X = ply   Falls into visit_node
.proc visit_count
        dec _poll_left
        bne visit_node
        jsr search_poll
        ldx _ply
        ; fall into visit_node
.endproc

; visit_node: decides what to do with the position after a move, in a running game.
;   In:        X = ply, its window and depth
;   Goes to:   search_back with the score for `side`, quiescence_open, tt_cutoff, or open_node
.proc visit_node
        inc _poll_moves_made
::visit_again:
        txa
        sta _pv_end,x
        lda _node_depth,x
        cmp #1
        beq frontier
        bcc go_quiescence
look_further:
        cpx #PLIES - 1
        bcs no_room
        jsr node_place_list
        cmp node_list_end
        bcs no_room
        lda _node_depth,x
        cmp #TT_MIN_DEPTH
        bcs look_up
no_table:
        ldy #0
        jmp open_node

; one ply to go: the game evaluates all moves
frontier:
        lda _search_noisy
        lsr a
        bcs look_further        ; search_noisy is odd: the search plays noisy moves out itself
        lda node_beta_lo,x
        sta _score_limit
        lda node_beta_hi,x
        sta _score_limit+1
        lda node_alpha_lo,x
        sta _score
        lda node_alpha_hi,x
        sta _score+1
        jsr _game_frontier
        lda _outcome
        bne all_ended
        lda #1
        sta _search_hit_horizon
all_ended:
        ldx _ply
        lda node_alpha_lo,x     ; alpha < score < beta: a new principal variation
        cmp _score
        lda node_alpha_hi,x
        sbc _score+1
        bpl count_leaves
        jsr node_note_frontier
count_leaves:
        lda _poll_left
        sec
        sbc _leaf_count
        bcc too_many
        sta _poll_left
        beq polls
        jmp search_back
too_many:
        eor #$FF                ; leaf_count - poll_left
        adc #1                  ; C = 0
        sta _poll_overrun
polls:  lda #0
        sta _poll_left
        jsr search_poll
        jmp search_back
go_quiescence:
        jmp quiescence_open

look_up:
        jsr _game_hash
        ldx _ply
        lda _reversible_plies,x
        cmp #4
        bcs repetition
probe:  lda _search_without
        and #WITHOUT_TT
        bne no_table
        jsr _tt_find
        bne known
        jsr keep_slot
        beq no_table            ; always: Y = 0
known:  jmp tt_cutoff           ; jumps to search_back, or opens the node

repetition:
        bit _search_without     ; V = WITHOUT_REPETITION
        bvs probe
        jsr _repetition_found
        ldx _ply
        cmp #0
        beq probe
        jsr score_draw
        jmp search_back
.endproc

; open_node: lists the moves, unless the game prunes the node (PRUNE_).
;   In:        X = ply, Y = ordinal to try first, or 0
;   Goes to:   search_open; null_move; or search_back with the score (PRUNE_SCORE)
.proc open_node
        lda _search_prune+1
        bne may_prune
list:   jsr node_open
        jmp search_open
may_prune:
        lda node_beta_hi,x      ; do not prune if beta is a won or lost score
        jsr node_is_decided
        bcs list
        sty first
        jsr ask
        ldx _ply
        lsr a
        beq null_move_or_list
        bcs quiet
        jmp no_room::at_horizon ; PRUNE_SCORE
quiet:  ldy #0                  ; PRUNE_QUIET: the node keeps `score` unless a move beats it
        jsr node_open
        lda _score
        sta node_best_lo,x
        lda _score+1
        sta node_best_hi,x
        lda #ORDINAL_NONE
        sta node_best_ordinal,x
        asl _node_staged,x      ; STAGED_PRUNED
        lda #1
        sta _search_hit_horizon
        jmp search_open
null_move_or_list:
        bcs null_move
        ldy first
        bcc list                ; always
ask:    jmp (_search_prune)
.endproc

; null_move: makes a null move, with a null window at beta.   In: X = ply, first   Goes to: visit_count
.proc null_move
        jsr node_clear
        lda first
        sta node_first,x
        lda #SCOUT_NULL_MOVE
        sta node_scouting,x
        lda #0                  ; MOVE_NULL; and no moves listed
        sta node_count,x
        sta _move
        sta _move+1
        sta _path_lo,x
        sta _path_hi,x
        jsr _game_make
        ldx _ply
        sec
        lda _node_depth - 1,x
        sbc #NULL_MOVE_REDUCTION
        sta _node_depth,x
        lda #0
        sta node_quiet_tried,x
        sec                     ; alpha = -beta, beta = alpha + 1
        lda #0
        sbc node_beta_lo - 1,x
        sta node_alpha_lo,x
        lda #0
        sbc node_beta_hi - 1,x
        sta node_alpha_hi,x
        clc
        lda node_alpha_lo,x
        adc #1
        sta node_beta_lo,x
        lda node_alpha_hi,x
        adc #0
        sta node_beta_hi,x
        jmp visit_count
.endproc
