; search.s: twin of src/engine/search.c: the same steps under the same names.
; X holds ply wherever nothing else is said. (hi lo) is a value of two bytes.

.include "zp.inc"
.export _search_tree, _search_depth, _search_first, _root_noise, _root_skip
.export _search_best, _search_score, _search_stopped, _search_horizon
.export _line_end, _line_lo, _line_hi, _search_hits, _search_cuts
.export _node_depth, _node_current, _poll_over
.export _search_open_list, _search_reopen_list
.import _game_generate, _game_noisy, _game_rank, _game_make, _game_unmake
.import _game_settle, _game_eval, _game_frontier, _game_hash
.import _search_poll, _score_outcome, _order_rank_killers, _order_praise
.import _hash_probe, _hash_repeated
.import _hash_key, _quiet_plies, _path_lo, _path_hi, _list_pool

WITHOUT_ALPHABETA  = $01
WITHOUT_PVS        = $02
WITHOUT_HASH       = $04
WITHOUT_REPETITION = $40
WITHOUT_RANK       = $80        ; tested as the sign
SCOUT_DEPTH        = 3
HASH_DEPTH         = 2
RANK_HASH          = 255
LINE_MOST          = 8
ENTRY_SCORE        = 4
ENTRY_DEPTH        = 6
ENTRY_ORDINAL      = 7
BOUND_UPPER        = 1
BOUND_LOWER        = 2
BOUND_EXACT        = 3

.segment "STATE"
_search_depth:   .res 1
_search_first:   .res 1
_search_best:    .res 1
_search_score:   .res 2
_search_stopped: .res 1
_search_horizon: .res 1
_search_hits:    .res 4
_search_cuts:    .res 4
_poll_over:      .res 1
special_below:   .res 1         ; plies whose window set_window makes
bare_score:      .res 2         ; of a root move, without its noise
_line_end:       .res PLIES
_line_lo:        .res LINE_MOST * LINE_MOST
_line_hi:        .res LINE_MOST * LINE_MOST
_node_depth:     .res PLIES
_node_current:   .res PLIES
alpha_lo:        .res PLIES
alpha_hi:        .res PLIES
beta_lo:         .res PLIES
beta_hi:         .res PLIES
best_lo:         .res PLIES
best_hi:         .res PLIES
best_ordinal:    .res PLIES
scouting:        .res PLIES
bound:           .res PLIES
count:           .res PLIES
first:           .res PLIES
ranked:          .res PLIES
list_at_lo:      .res PLIES     ; address of the list in the first pool
list_at_hi:      .res PLIES
slot_lo:         .res PLIES
slot_hi:         .res PLIES

.segment "PAGES"
_root_noise:     .res 256
_root_skip:      .res 256

.segment "SEARCH"

; void search_tree(void)
;   In:        search_depth, search_first, search_noisy, search_without,
;              root_noise, the position
;   Out:       search_best, search_score, search_stopped, search_horizon, line,
;              search_hits, search_cuts, poll_left, history, the table
;   Clobbers:  A, X, Y, move, score, outcome, move_count, lists, tmp1-tmp4, ptr1
.proc _search_tree
        ldx #0
        stx _search_best
        stx _search_stopped
        stx _search_horizon
        stx _line_end
        lda #<-SCORE_INFINITE
        sta alpha_lo
        lda #>-SCORE_INFINITE
        sta alpha_hi
        lda #<SCORE_INFINITE
        sta beta_lo
        lda #>SCORE_INFINITE
        sta beta_hi
        lda _search_depth
        sta _node_depth
        lda _search_without
        lsr a                   ; C = WITHOUT_ALPHABETA
        lda #2
        bcc noisy_root
        lda #PLIES
noisy_root:
        sta special_below
        lda #<_list_pool
        sta list_at_lo
        lda #>_list_pool
        sta list_at_hi
        ldy _search_first
        jsr open_node
        ; fall into open
.endproc

; ---- open: the move of the table first, without a look at the ranks ----
.proc open                      ; X = ply
        ldy first,x
        bne take
        ; fall into next
.endproc

; ---- next: the best-ranked move not searched yet ----
;   X = ply. Lowest ordinal among equals, hence >= on the way down.
.proc next
        lda ranked,x
        beq rank_now
pick:   ldy count,x
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
        ldy found
        beq no_move
        lda #0
        sta (_list_rank),y
        beq take                ; always
rank_now:
        jsr rank_list
        jmp pick
no_move:
        jmp close
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
;   scouting is 0 where a node opens, and stays so in the lower ones
.proc choose_scouting           ; X = ply
        lda _node_depth,x
        cmp #SCOUT_DEPTH
        bcc descend
        ldy best_ordinal,x
        beq set
        ldy #0
        lda _search_without
        and #WITHOUT_PVS | WITHOUT_ALPHABETA
        bne set
        iny
set:    tya
        sta scouting,x
        ; fall into descend
.endproc

; ---- make the move, and turn the window to the child's side ----
.proc descend
        lda _side
        sta mover
        jsr _game_make
        ldx _ply
        lda _outcome
        cmp #OUTCOME_ILLEGAL
        beq illegal
        ldy _node_depth - 1,x   ; depth: one less, 0 stays 0
        beq store_depth
        dey
store_depth:
        tya
        sta _node_depth,x
        cpx special_below       ; noise in the root's window, or no alpha-beta
        bcc special
        lda _side
        cmp mover
        beq special
        lda scouting - 1,x
        bne null_window
        sec                     ; alpha = -beta, beta = -alpha of the parent
        lda #0
        sbc beta_lo - 1,x
        sta alpha_lo,x
        lda #0
        sbc beta_hi - 1,x
        sta alpha_hi,x
negate_alpha:
        sec
        lda #0
        sbc alpha_lo - 1,x
        sta beta_lo,x
        lda #0
        sbc alpha_hi - 1,x
        sta beta_hi,x
        jmp count_node
null_window:
        lda alpha_lo - 1,x      ; alpha = -(alpha + 1) = not alpha
        eor #$FF
        sta alpha_lo,x
        lda alpha_hi - 1,x
        eor #$FF
        sta alpha_hi,x
        jmp negate_alpha
special:
        jsr set_window
        jmp count_node
illegal:
        jmp next
.endproc

; ---- two ends of enter_node ----
.proc ended
        jsr _score_outcome
        jmp back
.endproc

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

; ---- the position after a move ----
;   X = ply. Goes to open with a list, or to back with the score for side.
.proc enter_node
        txa
        sta _line_end,x
        lda _outcome
        bne ended
        lda _node_depth,x
        cmp #1
        beq frontier
look_further:
        cpx #PLIES - 1
        beq no_room
        jsr place_list
        cmp #>(_list_pool + LIST_FULL)
        bcs no_room
        lda _node_depth,x
        beq go_quiescence
        cmp #HASH_DEPTH
        bcs look_up
no_table:
        ldy #0
        jsr open_node
        jmp open

; one ply to go: the game does it all
frontier:
        ldy _search_noisy
        bne look_further
        lda beta_lo,x
        sta _limit
        lda beta_hi,x
        sta _limit+1
        jsr _game_frontier
        lda _outcome
        bne all_ended
        lda #1
        sta _search_horizon
all_ended:
        ldx _ply
        lda alpha_lo,x          ; alpha < score < beta: the best line goes on
        cmp _score
        lda alpha_hi,x
        sbc _score+1
        bpl count_leaves
        jsr note_frontier
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
        lda #0
        sta _score
        sta _score+1
        jmp back
.endproc

; ---- depth 0: stand pat, or go on with the noisy moves ----
.proc quiescence
        jsr _game_eval
        lda #1
        sta _search_horizon
        ldx _ply
        lda _search_noisy
        beq leave
        lda _score              ; score >= beta: no need to go on
        cmp beta_lo,x
        lda _score+1
        sbc beta_hi,x
        bpl leave
        jsr set_row
        lda _score
        sta best_lo,x
        lda _score+1
        sta best_hi,x
        lda alpha_lo,x
        cmp _score
        lda alpha_hi,x
        sbc _score+1
        bpl no_raise
        lda _score
        sta alpha_lo,x
        lda _score+1
        sta alpha_hi,x
no_raise:
        jsr _game_noisy
        ldx _ply
        lda _move_count
        sta count,x
        beq leave_list
        jmp next
leave_list:
        jmp back_to_list
leave:  jmp back
.endproc

; ---- back to the parent ----
;   back_to_list when this node had a list of its own
.proc back_to_list
        ldx _ply
        dex
        jsr set_list
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
weigh:  lda scouting,x
        beq weigh_score
        lda alpha_lo,x          ; alpha < score < beta: how much better?
        cmp _score
        lda alpha_hi,x
        sbc _score+1
        bpl weigh_score
        lda _score
        cmp beta_lo,x
        lda _score+1
        sbc beta_hi,x
        bpl weigh_score
        lda #0
        sta scouting,x
        lda _path_lo,x
        sta _move
        lda _path_hi,x
        sta _move+1
        jmp descend
noise:  jsr add_noise
        jmp weigh
.endproc

; ---- the score of the move in hand is in ----
.proc weigh_score
        lda best_lo,x
        cmp _score
        lda best_hi,x
        sbc _score+1
        bmi better
        jmp next
.endproc

.proc better                    ; X = ply
        lda _score
        sta best_lo,x
        lda _score+1
        sta best_hi,x
        lda _node_current,x
        sta best_ordinal,x
        lda alpha_lo,x
        cmp _score
        lda alpha_hi,x
        sbc _score+1
        bmi raise
        jmp next
raise:  lda _score
        sta alpha_lo,x
        cmp beta_lo,x
        lda _score+1
        sta alpha_hi,x
        sbc beta_hi,x
        bpl cut_off
        lda #BOUND_EXACT
        sta bound,x
        jsr note_line
        txa
        bne done
        lda _node_current
        sta _search_best
        lda bare_score
        sta _search_score
        lda bare_score+1
        sta _search_score+1
done:   jmp next

cut_off:
        lda #BOUND_LOWER
        sta bound,x
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
        ldy best_ordinal,x
        beq settle
        cmp #HASH_DEPTH
        bcc value
        txa
        beq done                ; the root is not stored
        lda _search_without
        and #WITHOUT_HASH
        bne value
        jsr table_store
value:  lda best_lo,x
        sta _score
        lda best_hi,x
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

; ---- parts ----

; The list of this node begins behind its parent's.
;   In: X = ply, not the root. Out: A = high byte of its address. Keeps X, Y.
;   32 cycles.
.proc place_list
        clc
        lda list_at_lo - 1,x
        adc count - 1,x
        sta list_at_lo,x
        lda list_at_hi - 1,x
        adc #0
        sta list_at_hi,x
        rts
.endproc

; Points the list to a node's. In: X = ply. Keeps X, Y. 38 cycles.
.proc set_list
        lda list_at_lo,x
        sta _list_lo
        sta _list_hi
        sta _list_rank
        lda list_at_hi,x
        sta _list_lo+1
        clc
        adc #>LIST_POOL
        sta _list_hi+1
        adc #>LIST_POOL
        sta _list_rank+1
        rts
.endproc

; void search_open_list(void), void search_reopen_list(void)
;   Clobbers:  A, X
.proc _search_open_list
        lda #0
        sta _move_count
        ldx _ply
        jsr place_list
        jmp set_list
.endproc

.proc _search_reopen_list
        ldx _ply
        dex
        bpl set_list            ; always
.endproc

; An empty list at list_at, nothing found yet. In: X = ply. Keeps X, Y.
.proc set_row
        jsr set_list
        lda #<-SCORE_INFINITE
        sta best_lo,x
        lda #>-SCORE_INFINITE
        sta best_hi,x
        lda #0
        sta _move_count
        sta best_ordinal,x
        sta scouting,x
        sta ranked,x
        lda #BOUND_UPPER
        sta bound,x
        rts
.endproc

; Lists the moves. In: X = ply, Y = ordinal to try first, or 0. Out: X = ply.
.proc open_node
        sty found
        jsr set_row
        jsr _game_generate
        ldx _ply
        lda _move_count
        sta count,x
        cmp found               ; count < ordinal: not of this position
        lda found
        bcs known
        lda #0
known:  sta first,x
        rts
.endproc

; Ranks the moves, the first one's turn being over. In: X = ply. Keeps X.
.proc rank_list
        lda #1
        sta ranked,x
        lda count,x
        sta _move_count
        bit _search_without
        bmi all_equal           ; WITHOUT_RANK
        jsr _game_rank
killers:
        ldx _ply
        lda _node_depth,x
        beq no_killers          ; quiescence
        jsr _order_rank_killers
        ldx _ply
no_killers:
        ldy first,x
        beq no_first
        lda #0
        sta (_list_rank),y
no_first:
        txa
        beq leave_out
        rts
leave_out:
        ldy _move_count
        beq done
skip:   lda _root_skip,y
        beq keep
        lda #0
        sta (_list_rank),y
keep:   dey
        bne skip
done:   rts
all_equal:
        ldy _move_count
        beq killers
        lda #1
equal:  sta (_list_rank),y
        dey
        bne equal
        beq killers             ; always
.endproc

; The window of a child in the rare cases: no alpha-beta, the root's noise, or
; a move that leaves the turn. In: X = ply of the child. Keeps X.
.proc set_window
        lda _search_without
        lsr a
        bcs open_window
        lda alpha_lo - 1,x
        sta alpha_lo,x
        lda alpha_hi - 1,x
        sta alpha_hi,x
        lda beta_lo - 1,x
        sta beta_lo,x
        lda beta_hi - 1,x
        sta beta_hi,x
        cpx #1
        bne no_noise
        lda alpha_hi            ; -WON < alpha < WON: noise counts
        jsr is_decided
        bcs no_noise
        ldy _node_current
        sec
        lda alpha_lo
        sbc _root_noise,y
        sta alpha_lo + 1
        lda alpha_hi
        sbc #0
        sta alpha_hi + 1
no_noise:
        lda scouting - 1,x
        beq turn
        clc                     ; beta = alpha + 1
        lda alpha_lo,x
        adc #1
        sta beta_lo,x
        lda alpha_hi,x
        adc #0
        sta beta_hi,x
turn:   lda _side
        cmp mover
        beq done
        sec                     ; -beta, kept on the stack (lo under hi)
        lda #0
        sbc beta_lo,x
        pha
        lda #0
        sbc beta_hi,x
        pha
        sec
        lda #0
        sbc alpha_lo,x
        sta beta_lo,x
        lda #0
        sbc alpha_hi,x
        sta beta_hi,x
        pla
        sta alpha_hi,x
        pla
        sta alpha_lo,x
done:   rts
open_window:
        lda #<-SCORE_INFINITE
        sta alpha_lo,x
        lda #>-SCORE_INFINITE
        sta alpha_hi,x
        lda #<SCORE_INFINITE
        sta beta_lo,x
        lda #>SCORE_INFINITE
        sta beta_hi,x
        rts
.endproc

; In: A = the high byte of a score. Out: C = 1 when it is won, lost or infinite.
.proc is_decided
        clc
        adc #>-((LOST_HI + 1) << 8)     ; -WON + 1 ... WON - 1 becomes 0 ... $5F
        cmp #WON_HI + ($100 - (LOST_HI + 1))
        rts
.endproc

; A root move competes with its noise added. In: score. Keeps X = 0.
.proc add_noise
        lda _score
        sta bare_score
        lda _score+1
        sta bare_score+1
        jsr is_decided
        bcs done
        ldy _node_current
        lda _score
        adc _root_noise,y       ; C = 0
        sta _score
        bcc done
        inc _score+1
done:   ldx #0
        rts
.endproc

; The best move of a frontier, if it is on the best line. In: X = ply. Keeps X.
.proc note_frontier
        lda _leaves
        beq done                ; it has no move
        lda _score
        cmp beta_lo,x
        lda _score+1
        sbc beta_hi,x
        bpl done
        lda _move
        sta _path_lo,x
        lda _move+1
        sta _path_hi,x
        txa                     ; no line behind a leaf
        clc
        adc #1
        sta _line_end + 1,x
        jmp note_line
done:   rts
.endproc

; The best line from here is the move and the child's best line.
; In: X = ply. Keeps X. Clobbers A, Y, found.
.proc note_line
        cpx #LINE_MOST
        bcs done
        txa                     ; Y = ply * 9, the row's own place
        asl a
        asl a
        asl a
        stx found
        adc found               ; C = 0
        tay
        lda _path_lo,x
        sta _line_lo,y
        lda _path_hi,x
        sta _line_hi,y
        lda _line_end + 1,x     ; copy from ply + 1 to the child's end
        cmp #LINE_MOST + 1
        bcc short
        lda #LINE_MOST
short:  sta _line_end,x
        sec
        sbc found
        sta found               ; moves in the line
        bne copy                ; always: at least the move itself
again:  iny
        lda _line_lo + LINE_MOST,y
        sta _line_lo,y
        lda _line_hi + LINE_MOST,y
        sta _line_hi,y
copy:   dec found
        bne again
done:   rts
.endproc

.segment "TABLE"

; The slot holds this position. Goes to back with its score when depth and
; bound allow, else opens the node with its best move first. X = ply.
.proc table_answers
        ldy #ENTRY_DEPTH
        lda (_hash_slot),y
        sta rank                ; depth * 4 + bound
        lsr a
        lsr a
        cmp _node_depth,x
        bne miss
        dey
        lda (_hash_slot),y
        sta _score+1
        dey
        cmp #WON_HI
        beq won
        cmp #LOST_HI
        beq lost
        lda (_hash_slot),y
        sta _score
compare:
        lda rank
        and #3
        cmp #BOUND_LOWER
        beq lower
        bcs hit                 ; exact
        lda alpha_lo,x          ; at most score: of use when score <= alpha
        cmp _score
        lda alpha_hi,x
        sbc _score+1
        bmi miss
hit:    inc _search_hits
        bne counted
        inc _search_hits+1
        bne counted
        inc _search_hits+2
        bne counted
        inc _search_hits+3
counted:
        lda _search_horizon
        ora _quiet_plies,x
        sta _search_horizon
        jmp back
lower:  lda _score              ; at least score: of use when score >= beta
        cmp beta_lo,x
        lda _score+1
        sbc beta_hi,x
        bpl hit
miss:   jsr keep_slot
        ldy #ENTRY_ORDINAL
        lda (_hash_slot),y
        tay
        jsr open_node
        jmp open
won:    sec                     ; SCORE_WIN - (plies from here) - ply
        lda (_hash_slot),y
        sbc _ply
        sta _score
        bcs compare
        dec _score+1
        bcc compare             ; always
lost:   clc
        lda (_hash_slot),y
        adc _ply
        sta _score
        bcc compare
        inc _score+1
        bcs compare             ; always
.endproc

; Notes the entry of this node for table_store. In: X = ply. Keeps X. Z = 1.
.proc keep_slot
        lda _hash_slot
        sta slot_lo,x
        lda _hash_slot+1
        sta slot_hi,x
        ldy #0
        rts
.endproc

; In: X = ply. Keeps X. 118 cycles.
.proc table_store
        lda slot_lo,x
        sta _hash_slot
        lda slot_hi,x
        sta _hash_slot+1
        ldy #0
        lda _hash_key + 2 * PLIES,x
        sta (_hash_slot),y
        iny
        lda _hash_key + 3 * PLIES,x
        sta (_hash_slot),y
        iny
        lda _hash_key + 4 * PLIES,x
        sta (_hash_slot),y
        iny
        lda _hash_key + 5 * PLIES,x
        sta (_hash_slot),y
        iny
        lda best_hi,x
        cmp #WON_HI
        beq won
        cmp #LOST_HI
        beq lost
        lda best_lo,x
        sta (_hash_slot),y
        iny
        lda best_hi,x
rest:   sta (_hash_slot),y
        iny
        lda _node_depth,x
        asl a
        asl a
        ora bound,x
        sta (_hash_slot),y
        iny
        lda best_ordinal,x
        sta (_hash_slot),y
        rts
won:    clc                     ; plies from here, not from the root
        lda best_lo,x
        adc _ply
        sta (_hash_slot),y
        iny
        lda best_hi,x
        adc #0
        jmp rest
lost:   sec
        lda best_lo,x
        sbc _ply
        sta (_hash_slot),y
        iny
        lda best_hi,x
        sbc #0
        jmp rest
.endproc
