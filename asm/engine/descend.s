; descend.s: twin of src/engine/descend.c, a part of the search loop (search.s): makes the current move and sets window
; and depth of the child. X = ply unless stated otherwise.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/common.inc"
.include "engine/search_state.inc"
.export descend_over, uneven, scout_from, special_below, extend_below
.import node_set_window, _game_make, _score_outcome, _extend_ply, _path_lo, _path_hi

.segment "SCRATCH"
extend_below:   .res 1          ; no extensions from this ply on
special_below:  .res 1          ; children at a ply less than this get their window from node_set_window

.segment "SEARCH"

; descend_take: makes the move at ordinal Y the current one.
;   In:        X = ply, Y = ordinal, rank = its rank - 1          Falls into descend_choose
.proc descend_take
        tya
        sta _node_current,x
        choose_move
        ; fall into descend_choose
.endproc

; descend_choose: chooses full window, null window or late-move reduction for `move`. A null window pays with at least
; SCOUT_DEPTH plies to go and a score to beat. node_scouting is 0 when a node is opened; below depth scout_from it stays
; 0.
;   In:        X = ply, move, rank                               Falls into descend
.proc descend_choose
        lda _node_depth,x
        cmp #SCOUT_DEPTH        ; operand (scout_from) written by search_tree: node_scouting is set from this depth on
::scout_from = * - 1
        bcc descend
        ldy #0
        cmp #SCOUT_DEPTH
        bcc late_move
        lda node_best_ordinal,x
        beq set
        lda _search_without
        and #WITHOUT_PVS | WITHOUT_ALPHABETA
        bne set
        iny
late_move:
        lda _search_lmr_depth   ; a quiet move, ranked below the killers, after LMR_AFTER such moves?
        beq set
        lda rank
        cmp #RANK_KILLER - 2
        bcs set
        lda _node_staged,x
        bne set
        lda node_best_ordinal,x
        beq set
        lda node_quiet_tried,x
        bmi set                 ; LMR_OFF
        cmp #LMR_AFTER
        bcs reduce
        inc node_quiet_tried,x  ; stops at LMR_AFTER
        bcc set                 ; always
reduce:
        ldy #SCOUT_REDUCED
set:    tya
        sta node_scouting,x
        ; fall into descend
.endproc

; descend: makes the move and sets window (the parent's, negated) and depth of the child.
;   In:        X = ply, move, node_scouting
;   Goes to:   visit_count; search_next if the move is illegal; search_back if the game has ended; search_chance if dice
;              are rolled next
.proc descend
        lda _side
        sta mover
        jsr _game_make
        ldx _ply
        lda _outcome
        bne over
        ldy _node_depth - 1,x   ; depth: one less, 0 stays 0
        beq store_depth
        lda #0                  ; operand (uneven) written by search_tree: 0 if every move takes one ply
::uneven = * - 1
        bne by_merit
less:   dey
store_depth:
        tya
        sta _node_depth,x
        cpx special_below       ; special: the root's window with its random bonus, or no alpha-beta
        bcc special
        lda _side
        cmp mover
        beq special
        lda node_scouting - 1,x
        bne null_window
        sec                     ; alpha = -beta, beta = -alpha of the parent
        lda #0
        sbc node_beta_lo - 1,x
        sta node_alpha_lo,x
        lda #0
        sbc node_beta_hi - 1,x
        sta node_alpha_hi,x
negate_alpha:
        sec
        lda #0
        sbc node_alpha_lo - 1,x
        sta node_beta_lo,x
        lda #0
        sbc node_alpha_hi - 1,x
        sta node_beta_hi,x
        jmp visit_count
null_window:
        lda node_alpha_lo - 1,x ; alpha = -(alpha + 1) = not alpha
        eor #$FF
        sta node_alpha_lo,x
        lda node_alpha_hi - 1,x
        eor #$FF
        sta node_alpha_hi,x
        jmp negate_alpha
over:   cmp #OUTCOME_ILLEGAL
        bcc ended
        bne estimate
        jmp search_next
estimate:
        cmp #OUTCOME_CHANCE
        beq chance
        sta _search_hit_horizon ; the score is only an estimate: a random draw comes next
ended:  txa
        sta _pv_end,x
        dec _poll_left
        bne counted
        jsr search_poll
counted:
        jsr _score_outcome
        jmp search_back
special:
        jsr node_set_window
        jmp visit_count
by_merit:
        jmp merit
chance: jmp (_search_chance)    ; A = CHANCE_OPEN
.endproc
descend_over = descend::over

; merit: chooses the depth of the child in games with extensions or late-move reductions.
;   In:        Y = depth of the parent, X = ply of the child, N = 1 with late-move reductions (flags of `uneven`)
;   Goes to:   descend::less for a depth of Y - 1, or descend::store_depth for a depth of Y
.proc merit
        bmi late_move
        lda _extend_ply
        bne deeper
less:   jmp descend::less
late_move:
        lda _extend_ply
        bne deeper
        sta node_quiet_tried,x
        lda node_scouting - 1,x
        cmp #SCOUT_REDUCED
        bne less
        dey
        bne less                ; always: the parent has depth 2 or more (GameInfo.lmr_depth)
deeper: lda #LMR_OFF
        sta node_quiet_tried,x
        cpx extend_below        ; too deep in the tree for an extension
        bcs less
        jmp descend::store_depth
.endproc
