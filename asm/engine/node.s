; node.s: twin of src/engine/node.c: operations on one node of the search. X = ply unless stated otherwise.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/search_state.inc"
.export node_to_hi, node_to_rank, node_set_list, node_place_list, node_has_room, node_list_end, node_clear
.export node_open, node_rank, node_add_quiet
.export node_is_decided, node_set_window, node_update_pv, node_note_frontier, node_add_random_bonus
.export _score_without_bonus
.export _node_open_list, _node_reopen_list, node_generate
.import _game_generate, _game_generate_noisy, _game_rank, _history_rank_killers
.import _history_raise_killers, _history_lower_killers
.import _rank_from
.import _path_lo, _path_hi

.bss
_score_without_bonus: .res 2    ; score of the current root move without its random bonus

.segment "SEARCH"

; node_place_list: sets where the list of this node starts: after its parent's list.
;   In:        X = ply, not the root
;   Out:       node_list_lo/hi; A = node_list_hi
;   Keeps:     X, Y
;   Cycles:    32
.proc node_place_list
        clc
        lda node_list_lo - 1,x
        adc node_count - 1,x
        sta node_list_lo,x
        lda node_list_hi - 1,x
        adc #0
        sta node_list_hi,x
        rts
.endproc

; node_has_room: places the list of this node and checks that it fits the pool.
;   In:        X = ply, not the root
;   Out:       C = 1: there is no room for a list
;   Clobbers:  A                 Keeps: X, Y
;   Cycles:    50; at the last ply 11
.proc node_has_room
        cpx #PLIES - 1
        beq none
        jsr node_place_list
        cmp #0
end = * - 1                     ; written by search_tree: the page from which no further list may start
none:   rts
.endproc
node_list_end = node_has_room::end

; node_set_list: makes the list of a node the current one.
;   In:        X = ply
;   Out:       list_lo, list_hi, list_rank
;   Clobbers:  A                 Keeps: X, Y
;   Cycles:    38
.proc node_set_list
        lda node_list_lo,x
        sta _list_lo
        sta _list_hi
        sta _list_rank
        lda node_list_hi,x
        sta _list_lo+1
        clc
        adc #LIST_PAGES
to_hi = * - 1                   ; written by search_tree: list_pages
        sta _list_hi+1
        adc #LIST_PAGES
to_rank = * - 1                 ; the same
        sta _list_rank+1
        rts
.endproc
node_to_hi      = node_set_list::to_hi
node_to_rank    = node_set_list::to_rank

; void node_open_list(void): starts an empty list for this ply.
;   In:        ply, not the root
;   Out:       list_lo, list_hi, list_rank, move_count = 0
;   Clobbers:  A, X              Keeps: Y
.proc _node_open_list
        lda #0
        sta _move_count
        ldx _ply
        jsr node_place_list
        jmp node_set_list
.endproc

; void node_reopen_list(void): makes the parent's list the current one again.
;   In:        ply, not the root
;   Out:       list_lo, list_hi, list_rank
;   Clobbers:  A, X              Keeps: Y
.proc _node_reopen_list
        ldx _ply
        dex
        bpl node_set_list       ; always
.endproc

; node_clear: starts a node with an empty list at node_list_lo/hi, without a best move. node_first and node_staged are
; left to the caller.
;   In:        X = ply
;   Clobbers:  A                 Keeps: X, Y
;   Cycles:    91
.proc node_clear
        jsr node_set_list
        lda #<-SCORE_INFINITE
        sta node_best_lo,x
        lda #>-SCORE_INFINITE
        sta node_best_hi,x
        lda #0
        sta _move_count
        sta node_best_ordinal,x
        sta node_scouting,x
        sta node_ranked,x
        lda #BOUND_UPPER
        sta node_bound,x
        rts
.endproc

; node_open: node_clear, then lists the moves.
;   In:        X = ply, Y = ordinal to try first, or 0
;   Out:       X = ply; node_count, node_first, node_staged
;   Clobbers:  A, Y, found, and what the game's generators do
.proc node_open
        sty found
        jsr node_clear
        lda _search_quiet+1
        bne noisy_first
        jsr node_generate
listed: ldx _ply
        lda _move_count
        sta node_count,x
        cmp found               ; node_count < ordinal: the ordinal belongs to another position
        lda found
        bcs known
        lda #0
known:  sta node_first,x
        rts
; two stages: list the quiet moves now only if one of them is to be tried first
noisy_first:
        lda #1
        sta _node_staged,x
        lda found
        pha
        jsr _game_generate_noisy
        pla
        sta found
        ldx _ply
        lda _move_count
        cmp found
        bcs listed
        jsr list_quiet
        jmp listed
.endproc

; node_generate: lists the moves that the search looks at: GameInfo.gen_candidates or game_generate.
;   Clobbers:  what the called function does
.proc node_generate
        lda _search_gen_moves+1
        beq all
        jmp (_search_gen_moves)
all:    jmp _game_generate
.endproc

; list_quiet: second stage: appends the quiet moves.   Out: X = ply   Keeps: found
.proc list_quiet
        lda found
        pha
        jsr call
        pla
        sta found
        ldx _ply
        lda #0
        sta _node_staged,x
        rts
call:   jmp (_search_quiet)
.endproc

; node_add_quiet: appends and ranks the quiet moves, after all noisy moves were searched.
;   In:        X = ply           Keeps: X
;   Clobbers:  A, Y, and what GameInfo.gen_quiet and game_rank do
.proc node_add_quiet
        lda node_count,x
        sta _move_count
        sta _rank_from
        jsr list_quiet
        lda _move_count
        sta node_count,x
        lda #1
        sta node_ranked,x
        jmp node_rank_more
.endproc

; node_rank: ranks all moves. The move of the transposition table gets rank 0: it has been searched already.
;   In:        X = ply           Keeps: X
;   Clobbers:  A, Y, and what game_rank does
.proc node_rank
        lda #1
        sta node_ranked,x
        lda node_count,x
        sta _move_count
        lda #0
        sta _rank_from
        ; fall into node_rank_more
.endproc

; node_rank_more: ranks the moves after rank_from.   In: X = ply, move_count   Keeps: X
.proc node_rank_more
        bit _search_without
        bmi all_equal           ; WITHOUT_RANK
        lda _search_quiet+1
        bne two_stages
        jsr _game_rank
killers:
        ldx _ply
        lda _search_quiet+1
        bne no_killers
        lda _node_depth,x
        beq no_killers          ; quiescence
        jsr _history_rank_killers
        ldx _ply
no_killers:
        ldy node_first,x
        beq no_first
        lda #0
        sta (_list_rank),y
no_first:
        txa
        beq skip_excluded
        rts
skip_excluded:
        ldy _move_count
        beq done
skip:   lda _root_random_bonus,y
        cmp #ROOT_SKIP
        bne keep
        lda #0
        sta (_list_rank),y
keep:   dey
        bne skip
done:   rts
two_stages:
        lda _node_depth,x
        beq rank_alone
        jsr _history_raise_killers
        jsr _game_rank
        jsr _history_lower_killers
        ldx _ply
        bpl no_killers          ; always
rank_alone:
        jsr _game_rank
        ldx _ply
        bpl no_killers          ; always
all_equal:
        ldy _move_count
equal:  cpy _rank_from
        beq killers
        lda #1
        sta (_list_rank),y
        dey
        jmp equal
.endproc

; node_set_window: sets the window of a child in the rare cases: no alpha-beta, the random bonus at the root, a chance
; node, or a move after which the same side moves again.
;   In:        X = ply of the child, side, mover
;   Out:       node_alpha, node_beta of the child
;   Clobbers:  A, Y              Keeps: X
.proc node_set_window
        lda _search_without
        lsr a
        bcs open_window
        lda node_alpha_lo - 1,x
        sta node_alpha_lo,x
        lda node_alpha_hi - 1,x
        sta node_alpha_hi,x
        lda node_beta_lo - 1,x
        sta node_beta_lo,x
        lda node_beta_hi - 1,x
        sta node_beta_hi,x
        cpx #1
        bne no_bonus
        lda node_alpha_hi
        jsr random_bonus
        eor #$FF
        sec
        adc node_alpha_lo
        sta node_alpha_lo + 1
        bcs no_bonus
        dec node_alpha_hi + 1
no_bonus:
        lda node_scouting - 1,x
        beq turn
        clc                     ; beta = alpha + 1
        lda node_alpha_lo,x
        adc #1
        sta node_beta_lo,x
        lda node_alpha_hi,x
        adc #0
        sta node_beta_hi,x
turn:   lda _side
        cmp mover
        beq done
        sec                     ; -beta, kept on the stack (lo under hi)
        lda #0
        sbc node_beta_lo,x
        pha
        lda #0
        sbc node_beta_hi,x
        pha
        sec
        lda #0
        sbc node_alpha_lo,x
        sta node_beta_lo,x
        lda #0
        sbc node_alpha_hi,x
        sta node_beta_hi,x
        pla
        sta node_alpha_hi,x
        pla
        sta node_alpha_lo,x
done:   rts
open_window:
        lda #<-SCORE_INFINITE
        sta node_alpha_lo,x
        lda #>-SCORE_INFINITE
        sta node_alpha_hi,x
        lda #<SCORE_INFINITE
        sta node_beta_lo,x
        lda #>SCORE_INFINITE
        sta node_beta_hi,x
        rts
.endproc

; node_is_decided: is a score won, lost or infinite?
;   In:        A = high byte of the score
;   Out:       C = 1 if so
;   Clobbers:  A                 Keeps: X, Y
;   Cycles:    12
.proc node_is_decided
        clc
        adc #>-((LOST_HI + 1) << 8) ; -WON + 1 ... WON - 1 becomes 0 ... $5F
        cmp #WON_HI + ($100 - (LOST_HI + 1))
        rts
.endproc

; node_update_pv: sets the principal variation of this ply: the move of the path, then the child's principal variation.
;   In:        X = ply           Keeps: X
;   Clobbers:  A, Y, found
.proc node_update_pv
        cpx #PV_MAX
        bcs done
        txa                     ; Y = ply * 9: entry [ply] of the row of this ply
        asl a
        asl a
        asl a
        stx found
        adc found               ; C = 0
        tay
        lda _path_lo,x
        sta _pv_lo,y
        lda _path_hi,x
        sta _pv_hi,y
        lda _pv_end + 1,x       ; copy the child's moves
        cmp #PV_MAX + 1
        bcc short
        lda #PV_MAX
short:  sta _pv_end,x
        sec
        sbc found
        sta found               ; moves in the principal variation
        bne copy                ; always: at least the move itself
again:  iny
        lda _pv_lo + PV_MAX,y
        sta _pv_lo,y
        lda _pv_hi + PV_MAX,y
        sta _pv_hi,y
copy:   dec found
        bne again
done:   rts
.endproc

; random_bonus: returns the random bonus of the current root move; at most 1 for a won or lost score (node.c).
;   In:        A = high byte of the score that the bonus is for
;   Out:       A = the bonus, C = 0
;   Clobbers:  Y                 Keeps: X
.proc random_bonus
        jsr node_is_decided
        ldy _node_current
        lda _root_random_bonus,y
        bcc done
        and #1
        clc
done:   rts
.endproc

; node_add_random_bonus: adds the random bonus to the score of a root move.
;   In:        score, node_current of the root
;   Out:       score, score_without_bonus; X = 0
;   Clobbers:  A, Y
.proc node_add_random_bonus
        lda _score
        sta _score_without_bonus
        lda _score+1
        sta _score_without_bonus+1
        jsr random_bonus
        adc _score
        sta _score
        bcc done
        inc _score+1
done:   ldx #0
        rts
.endproc

; node_note_frontier: if the best move of a frontier node is inside the window, it becomes the end of the principal
; variation.
;   In:        X = ply, score above alpha, move, leaf_count
;   Clobbers:  A, Y, found       Keeps: X
.proc node_note_frontier
        lda _leaf_count
        beq done                ; no move was made
        lda _score
        cmp node_beta_lo,x
        lda _score+1
        sbc node_beta_hi,x
        bpl done
        lda _move
        sta _path_lo,x
        lda _move+1
        sta _path_hi,x
        txa                     ; the principal variation ends with this move
        clc
        adc #1
        sta _pv_end + 1,x
        jmp node_update_pv
done:   rts
.endproc
