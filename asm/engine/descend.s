; descend.s: twin of src/engine/descend.c: a part of the search's loop (search.s).
; X holds ply wherever nothing else is said.

.include "zp.inc"
.include "engine/search_state.inc"
.export descend_over, uneven, scout_from, special_below, extend_below
.import node_set_window, _game_make, _score_outcome, _extend_ply, _path_lo, _path_hi

.bss
extend_below:    .res 1         ; plies deeper than this are not extended
special_below:   .res 1         ; plies whose window node_set_window makes

.segment "SEARCH"

.proc descend_take                      ; X = ply, Y = ordinal
        tya
        sta _node_current,x
        lda (_list_lo),y
        sta _move
        sta _path_lo,x
        lda (_list_hi),y
        sta _move+1
        sta _path_hi,x
        ; fall into descend_choose
.endproc

; ---- a null window pays where a tree hangs below and a standard is set ----
;   node_scouting is 0 where a node opens, and stays so in the lower ones
.proc descend_choose           ; X = ply
        lda _node_depth,x
        cmp #SCOUT_DEPTH        ; written by search_tree: where a move may have a window of its own
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
late_move:   lda _search_lmr_depth        ; a quiet move behind others without merit?
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
        inc node_quiet_tried,x         ; no further than that, however long the list is
        bcc set                 ; always
reduce:
        ldy #SCOUT_REDUCED
set:    tya
        sta node_scouting,x
        ; fall into descend
.endproc

; ---- make the move, and turn the window to the child's side ----
.proc descend
        lda _side
        sta mover
        jsr _game_make
        ldx _ply
        lda _outcome
        bne over
        ldy _node_depth - 1,x   ; depth: one less, 0 stays 0
        beq store_depth
        lda #0                  ; written by search_tree: 0 when every move takes one ply
::uneven = * - 1
        bne by_merit
less:   dey
store_depth:
        tya
        sta _node_depth,x
        cpx special_below       ; noise in the root's window, or no alpha-beta
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
        lda node_alpha_lo - 1,x      ; alpha = -(alpha + 1) = not alpha
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
estimate:  cmp #OUTCOME_CHANCE
        beq chance
        sta _search_hit_horizon     ; chance has the word
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

; A ply more, or one less, for what the move is worth. In: Y = depth of the
; parent, N = 1 where late_move moves count. X = ply.
.proc merit
        bmi late_move
        lda _extend_ply
        bne deeper
less:   jmp descend::less
late_move:   lda _extend_ply
        bne deeper
        sta node_quiet_tried,x
        lda node_scouting - 1,x
        cmp #SCOUT_REDUCED
        bne less
        dey
        bne less                ; the parent has depth 2 and more
        jmp descend::store_depth
deeper: lda #LMR_OFF
        sta node_quiet_tried,x
        cpx extend_below        ; or just as deep
        bcs less
        jmp descend::store_depth
.endproc
