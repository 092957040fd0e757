; search.s: twin of src/engine/search.c: the same steps under the same names.
; X holds ply wherever nothing else is said. (hi lo) is a value of two bytes.

.include "zp.inc"
.include "engine/node.inc"
.export _search_tree, _search_depth, _search_first, _root_noise, _root_skip
.export _search_best, _search_score, _search_stopped, _search_horizon
.export _line_end, _line_lo, _line_hi, _search_hits, _search_cuts
.export _search_late, _search_floor, _poll_over, _search_quiet, _search_may_pass, _search_rough, _search_hunt, open_node, back
.import node_set_list, node_place_list, node_clear, node_open, node_rank, node_add_quiet
.import node_is_decided, node_set_window, node_note_line, node_note_frontier, node_add_noise
.import _bare_score, table_answers, table_store, keep_slot
.import _game_noisy, _game_make, _game_unmake
.import _game_settle, _game_eval, _game_frontier, _game_hash
.import _search_poll, score_draw, _score_outcome, _order_praise
.import _rank_from
.import _hash_probe, _hash_repeated, _extend, _score_margin
.import _hash_key, _quiet_plies, _path_lo, _path_hi, _list_pool, _list_full, _list_pages
.import node_to_hi, node_to_rank

.bss
_search_depth:   .res 1
_search_first:   .res 1
_search_best:    .res 1
_search_score:   .res 2
_search_stopped: .res 1
_search_horizon: .res 1
_search_hits:    .res 4
_search_cuts:    .res 4
_poll_over:      .res 1
_search_late:    .res 1
_search_quiet:   .res 2
_search_may_pass: .res 2
_search_rough:   .res 2
_search_hunt:    .res 2
extend_below:    .res 1         ; plies deeper than this are not extended
list_end:        .res 1         ; page at which no further list is begun
first:           .res 1         ; ordinal the table suggests, while a pass is tried
special_below:   .res 1         ; plies whose window node_set_window makes

.data
_search_floor:   .word -SCORE_INFINITE & $FFFF

.segment "SCRATCH"
_line_end:       .res PLIES
_line_lo:        .res LINE_MOST * LINE_MOST
_line_hi:        .res LINE_MOST * LINE_MOST

.segment "PAGES"
_root_noise:     .res 256
_root_skip:      .res 256

.segment "SEARCH"

may_extend:      .byte 0, 1, 1, 1 ; by NOISY_

; void search_tree(void)
;   In:        search_depth, search_first, search_noisy, search_without,
;              root_noise, the position
;   Out:       search_best, search_score, search_stopped, search_horizon, line,
;              search_hits, search_cuts, poll_left, history, the table
;   Clobbers:  A, X, Y, move, score, outcome, move_count, lists, tmp1-tmp4, ptr1
.proc _search_tree
        ldx #PLIES - 1
        lda #0
unstage:
        sta node_staged,x       ; in a game without stages nobody else does it
        dex
        bpl unstage
        inx                     ; X = 0
        stx _search_best
        stx _search_stopped
        stx _search_horizon
        stx _extend
        stx _line_end
        lda _search_floor
        sta node_alpha_lo
        lda _search_floor+1
        sta node_alpha_hi
        lda #<SCORE_INFINITE
        sta node_beta_lo
        lda #>SCORE_INFINITE
        sta node_beta_hi
        lda _search_depth
        sta _node_depth
        asl a
        sta extend_below
        lda _search_late        ; 0: every move takes one ply; $80: late ones take two
        beq no_late             ; else some may take none: in games with noisy moves
        lda #$80
no_late:
        ldy _search_noisy
        ora may_extend,y
        sta uneven
        lda _search_without
        and #WITHOUT_QUIESCENCE ; then search_noisy says nothing of the game
        ora uneven
        sta uneven
        lda _search_late
        bne late_depths
        lda #SCOUT_DEPTH
late_depths:
        sta scout_from
        lda #LATE_NONE
        sta node_late
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
        sta list_end_here
        sta list_end
        lda _list_pages         ; what does not change in a search is written into its code
        sta node_to_hi
        sta node_to_rank
        ldy _search_first
        jsr node_open
        ; fall into open
.endproc

; ---- open: the move of the table node_first, without a look at the ranks ----
.proc open                      ; X = ply
        ldy node_first,x
        beq next
        lda #RANK_HASH - 1
        sta rank
        bne take                ; always
.endproc

; ---- next: the best-node_ranked move not searched yet ----
;   X = ply. Lowest ordinal among equals, hence >= on the way down.
.proc next
        lda node_ranked,x
        beq rank_now
        bmi tail                ; RANKED_TAIL
pick:   ldy node_count,x
        beq no_move
        lda #0                  ; A = best rank so far - 1; rank 0 is done with
        sta found
scan:   cmp (_list_rank),y
        bcs skip
        lda (_list_rank),y
        sbc #0                  ; C = 0: one less
        sty found
skip:   dey
        bne scan
        sta rank                ; less one
        tay
        beq lowest
taken:  ldy found
        lda #0
        sta (_list_rank),y
        beq take                ; always
lowest: ldy found
        beq no_move
        lda #RANKED_TAIL        ; rank 1, and no better one left: from now on
        sta node_ranked,x       ; the moves come as they are listed
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
        beq take                ; always
rank_now:
        jsr node_rank
        jmp pick
no_move:
        lda node_staged,x
        bne more
        jmp close
more:   jsr node_add_quiet
        jmp pick
.endproc

.proc take                      ; X = ply, Y = ordinal
        tya
        sta _node_current,x
        lda (_list_lo),y
        sta _move
        sta _path_lo,x
        lda (_list_hi),y
        sta _move+1
        sta _path_hi,x
        ; fall into choose_scouting
.endproc

; ---- a null window pays where a tree hangs below and a standard is set ----
;   node_scouting is 0 where a node opens, and stays so in the lower ones
.proc choose_scouting           ; X = ply
        lda _node_depth,x
        cmp #SCOUT_DEPTH        ; written by search_tree: where a move may have a window of its own
::scout_from = * - 1
        bcc descend
        ldy #0
        cmp #SCOUT_DEPTH
        bcc late
        lda node_best_ordinal,x
        beq set
        lda _search_without
        and #WITHOUT_PVS | WITHOUT_ALPHABETA
        bne set
        iny
late:   lda _search_late        ; a quiet move behind others without merit?
        beq set
        lda rank
        cmp #RANK_KILLER - 2
        bcs set
        lda node_staged,x
        bne set
        lda node_best_ordinal,x
        beq set
        inc node_late,x
        lda node_late,x
        bmi set
        cmp #LATE_TRIED + 1
        bcc set
        ldy #SCOUT_LATE
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
        jmp count_node
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
        bne guess
        jmp next
guess:  sta _search_horizon     ; chance has the word
ended:  txa
        sta _line_end,x
        dec _poll_left
        bne counted
        jsr poll
counted:
        jsr _score_outcome
        jmp back
special:
        jsr node_set_window
        jmp count_node
by_merit:
        jmp merit
.endproc

; A ply more, or one less, for what the move is worth. In: Y = depth of the
; parent, N = 1 where late moves count. X = ply.
.proc merit
        bmi late
        lda _extend
        bne deeper
less:   jmp descend::less
late:   lda _extend
        bne deeper
        sta node_late,x
        lda node_scouting - 1,x
        cmp #SCOUT_LATE
        bne less
        dey
        bne less                ; the parent has depth 2 and more
        jmp descend::store_depth
deeper: lda #LATE_NONE
        sta node_late,x
        cpx extend_below        ; or just as deep
        bcs less
        jmp descend::store_depth
.endproc

; ---- an end of enter_node ----
.proc no_room
        lda #0
        sta _node_depth,x
        jsr _game_eval
        lda #1
        sta _search_horizon
        jmp back
.endproc

.proc count_node
        dec _poll_left
        bne enter_node
        jsr poll
        ldx _ply
        ; fall into enter_node
.endproc

; ---- the position after a move, in a running game ----
;   X = ply. Goes to open with a list, or to back with the score for side.
.proc enter_node
        txa
        sta _line_end,x
        lda _node_depth,x
        cmp #1
        beq frontier
        bcc go_quiescence
look_further:
        cpx #PLIES - 1
        bcs no_room
        jsr node_place_list
        cmp #0
list_end = * - 1                ; search_tree writes it here, too
        bcs no_room
        lda _node_depth,x
        cmp #HASH_DEPTH
        bcs look_up
no_table:
        ldy #0
        jmp open_node

; one ply to go: the game does it all
frontier:
        ldy _search_noisy
        beq judge
        cpy #NOISY_OWN
        bne look_further
judge:
        lda node_beta_lo,x
        sta _limit
        lda node_beta_hi,x
        sta _limit+1
        jsr _game_frontier
        lda _outcome
        bne all_ended
        lda #1
        sta _search_horizon
all_ended:
        ldx _ply
        lda node_alpha_lo,x          ; alpha < score < beta: the best line goes on
        cmp _score
        lda node_alpha_hi,x
        sbc _score+1
        bpl count_leaves
        jsr node_note_frontier
count_leaves:
        lda _poll_left
        sec
        sbc _leaves
        bcc too_many
        sta _poll_left
        beq polls
        jmp back
too_many:
        eor #$FF                ; leaves - poll_left
        adc #1                  ; C = 0
        sta _poll_over
polls:  lda #0
        sta _poll_left
        jsr poll
        jmp back
go_quiescence:
        jmp quiescence

look_up:
        jsr _game_hash
        ldx _ply
        lda _quiet_plies,x
        cmp #4
        bcs repetition
probe:  lda _search_without
        and #WITHOUT_HASH
        bne no_table
        jsr _hash_probe
        bne known
        jsr keep_slot
        beq no_table            ; always: Y = 0
known:  jmp table_answers       ; goes to back, or opens the node

repetition:
        bit _search_without     ; V = WITHOUT_REPETITION
        bvs probe
        jsr _hash_repeated
        ldx _ply
        cmp #0
        beq probe
        jsr score_draw
        jmp back
.endproc

list_end_here = enter_node::list_end

; A list for this node begins behind its parent's. In: X = ply. C = 1: there is
; no room. Keeps X.
.proc has_room
        cpx #PLIES - 1
        beq none
        jsr node_place_list
        cmp list_end
none:   rts
.endproc

; ---- a node with a list; before that a pass, where one is worth a try ----
;   X = ply, Y = ordinal to try first, or 0
.proc open_node
        lda _search_may_pass+1
        bne consider_pass
list:   jsr node_open
        jmp open
consider_pass:
        lda _node_depth,x
        cmp #PASS_DEPTH
        bcc list
        lda _path_lo - 1,x      ; not after a pass
        ora _path_hi - 1,x
        beq list
        lda node_beta_hi,x      ; not when beta is a decided game
        jsr node_is_decided
        bcs list
        sty first
        jsr ask
        cmp #0
        beq no
        jsr _game_eval
        ldx _ply
        lda _score
        cmp node_beta_lo,x
        lda _score+1
        sbc node_beta_hi,x
        bpl pass
no:     ldx _ply
        ldy first
        jmp list
ask:    jmp (_search_may_pass)
.endproc

; ---- make a pass, with a null window at beta ----
.proc pass                      ; X = ply
        jsr node_clear
        lda first
        sta node_first,x
        lda #SCOUT_PASS
        sta node_scouting,x
        lda #0                  ; MOVE_PASS; and no moves listed
        sta node_count,x
        sta _move
        sta _move+1
        sta _path_lo,x
        sta _path_hi,x
        jsr _game_make
        ldx _ply
        sec
        lda _node_depth - 1,x
        sbc #PASS_PLIES
        sta _node_depth,x
        lda #0
        sta node_late,x
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
        jmp count_node
.endproc

; ---- depth 0 where noisy moves are compulsory ----
.proc forced
        jsr has_room
        bcs quiet
        lda #0
        sta node_first,x
        sta node_staged,x
        jsr node_clear
        jsr _game_noisy
        ldx _ply
        lda _move_count
        sta node_count,x
        beq quiet
        jmp next
quiet:  jsr _game_eval
        lda #1
        sta _search_horizon
        jmp back_to_list
.endproc

; ---- depth 0: stand pat, or go on with the noisy moves ----
.proc quiescence
        lda _search_noisy
        cmp #NOISY_MUST
        bcs forced
        lda _search_rough+1
        beq exactly
        jsr in_haste
        bne judged
exactly:
        jsr _game_eval
judged: lda #1
        sta _search_horizon
        ldx _ply
        lda _search_noisy
        beq leave
        lda _score              ; score >= beta: no need to go on
        cmp node_beta_lo,x
        lda _score+1
        sbc node_beta_hi,x
        bpl leave
        jsr has_room
        bcc room
leave:  jmp back
room:   jsr node_set_list
        lda #0
        sta _move_count
        sta _rank_from
        sta node_best_ordinal,x
        sta node_scouting,x
        sta node_first,x
        sta node_staged,x
        sta node_ranked,x
        sec                     ; what a move must gain to count
        lda node_alpha_lo,x
        sbc _score
        sta _limit
        lda node_alpha_hi,x
        sbc _score+1
        sta _limit+1
        lda _score
        sta node_best_lo,x
        lda _score+1
        sta node_best_hi,x
        bit _limit+1
        bpl no_raise
        sta node_alpha_hi,x
        lda _score
        sta node_alpha_lo,x
        lda #0
        sta _limit
        sta _limit+1
no_raise:
        lda _search_hunt+1
        beq no_hunt
        inc node_ranked,x       ; 1
        jsr hunt
        ldx _ply
        ldy _move_count
        beq leave_list
        dey
        beq single
        iny
        tya
        sta node_count,x
        jmp next::pick
single: tya                     ; the only one: the list is done with
        sta node_count,x
        iny
        jmp take
no_hunt:
        jsr _game_noisy
        ldx _ply
        lda _move_count
        sta node_count,x
        beq leave_list
        jmp next
hunt:   jmp (_search_hunt)
leave_list:
        jmp back_to_list
.endproc

; Far from the window a bound will do. Z = 1: score is neither exact nor a bound.
.proc in_haste
        jsr call
        lda _score_margin
        beq exact
        ldx _ply
        sec                     ; score - margin >= beta?
        lda _score
        sbc _score_margin
        tay
        lda _score+1
        sbc #0
        sta found
        tya
        cmp node_beta_lo,x
        lda found
        sbc node_beta_hi,x
        bpl bound
        clc                     ; score + margin <= alpha?
        lda _score
        adc _score_margin
        tay
        lda _score+1
        adc #0
        sta found
        tya
        eor #$FF                ; alpha - (score + margin)
        sec
        adc node_alpha_lo,x
        lda node_alpha_hi,x
        sbc found
        bmi near
bound:  sty _score
        lda found
        sta _score+1
exact:  lda #1
        rts
near:   lda #0
        rts
call:   jmp (_search_rough)
.endproc

; ---- the score of a pass is in ----
.proc passed                    ; X = ply
        lda _score
        cmp node_beta_lo,x
        lda _score+1
        sbc node_beta_hi,x
        bmi in_vain
        lda node_beta_lo,x
        sta _score
        lda node_beta_hi,x
        sta _score+1
        jmp back_to_list
in_vain:
        ldy node_first,x
        jsr node_open
        jmp open
.endproc

; ---- back to the parent ----
;   back_to_list when this node had a list of its own
.proc back_to_list
        ldx _ply
        dex
        jsr node_set_list
        ; fall into back
.endproc

.proc back
        lda _side
        sta mover
        jsr _game_unmake
        ldx _ply
        lda _side
        cmp mover
        beq same_side
        sec                     ; (hi lo) = -(hi lo)
        lda #0
        sbc _score
        sta _score
        lda #0
        sbc _score+1
        sta _score+1
same_side:
        txa
        beq noise
weigh:  lda node_scouting,x
        beq weigh_score
        cmp #SCOUT_PASS
        beq passed
        lda node_alpha_lo,x          ; alpha < score < beta: how much better?
        cmp _score
        lda node_alpha_hi,x
        sbc _score+1
        bpl weigh_score
        lda node_scouting,x
        cmp #SCOUT_LATE
        beq full_depth
        lda _score
        cmp node_beta_lo,x
        lda _score+1
        sbc node_beta_hi,x
        bpl weigh_score
        lda #0
        sta node_scouting,x
        lda _path_lo,x
        sta _move
        lda _path_hi,x
        sta _move+1
        jmp descend
noise:  jsr node_add_noise
        jmp weigh
full_depth:
        lda _path_lo,x
        sta _move
        lda _path_hi,x
        sta _move+1
        lda #RANK_HASH - 1      ; not late any more
        sta rank
        jmp choose_scouting
.endproc

; ---- the score of the move in hand is in ----
.proc weigh_score
        lda node_best_lo,x
        cmp _score
        lda node_best_hi,x
        sbc _score+1
        bmi better
        jmp next
.endproc

.proc better                    ; X = ply
        lda _score
        sta node_best_lo,x
        lda _score+1
        sta node_best_hi,x
        lda _node_current,x
        sta node_best_ordinal,x
        lda node_alpha_lo,x
        cmp _score
        lda node_alpha_hi,x
        sbc _score+1
        bmi raise
        jmp next
raise:  lda _score
        sta node_alpha_lo,x
        cmp node_beta_lo,x
        lda _score+1
        sta node_alpha_hi,x
        sbc node_beta_hi,x
        bpl cut_off
        lda #BOUND_EXACT
        sta node_bound,x
        jsr node_note_line
        txa
        bne done
        lda _node_current
        sta _search_best
        lda _bare_score
        sta _search_score
        lda _bare_score+1
        sta _search_score+1
done:   jmp next

cut_off:
        lda #BOUND_LOWER
        sta node_bound,x
        inc _search_cuts
        bne counted
        inc _search_cuts+1
        bne counted
        inc _search_cuts+2
        bne counted
        inc _search_cuts+3
counted:
        lda _path_lo,x
        sta _move
        lda _path_hi,x
        sta _move+1
        jsr _order_praise
        ldx _ply
        ; fall into close
.endproc

; ---- all moves are done, or one cut off ----
.proc close
        lda _node_depth,x
        beq value
        ldy node_best_ordinal,x
        beq settle
        cmp #HASH_DEPTH
        bcc value
        txa
        beq done                ; the root is not stored
        lda _search_without
        and #WITHOUT_HASH
        bne value
        jsr table_store
value:  lda node_best_lo,x
        sta _score
        lda node_best_hi,x
        sta _score+1
        txa
        beq done
        jmp back_to_list
settle: jsr _game_settle
        jsr _score_outcome
        ldx _ply
        beq done
        jmp back_to_list
done:   rts
.endproc

; ---- the budget may be spent: then it does not return ----
.proc poll
        jsr _search_poll
        cmp #0
        bne stop
        rts
stop:   lda #1
        sta _search_stopped
        pla                     ; never mind the caller
        pla
up:     jsr _game_unmake        ; a poll is below the root
        lda _ply
        bne up
        rts
.endproc
