; quiescence.s: twin of src/engine/quiescence.c, a part of the search loop (search.s): nodes at depth 0. X = ply unless
; stated otherwise.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/search_state.inc"
.import node_set_list, node_has_room, node_clear
.import _game_generate_noisy, _game_eval, _rank_from, _score_margin

.segment "SEARCH"

; forced: NOISY_MUST: lists the noisy moves, which are compulsory; without any, evaluates.
;   In:        X = ply           Goes to: search_next, or search_back_to_list with the score
.proc forced
        jsr node_has_room
        bcs quiet
        lda #0
        sta node_first,x
        sta _node_staged,x
        jsr node_clear
        jsr _game_generate_noisy
        ldx _ply
        lda _move_count
        sta node_count,x
        beq quiet
        jmp search_next
quiet:  jsr _game_eval
        lda #1
        sta _search_hit_horizon
        jmp search_back_to_list
.endproc

; quiescence_open: a node at depth 0: stands pat, or searches the noisy moves.
;   In:        X = ply, its window
;   Goes to:   search_back or search_back_to_list with the score; search_next, search_pick or descend_take with moves
.proc quiescence_open
        lda _search_noisy
        cmp #NOISY_MUST
        bcs forced
        lda _search_eval_lazy+1
        beq exactly
        jsr stand_pat_lazy
        bne scored
exactly:
        jsr _game_eval
scored: lda #1
        sta _search_hit_horizon
        ldx _ply
        lda _search_noisy
        beq leave
        lda _score              ; score >= beta: a cut-off
        cmp node_beta_lo,x
        lda _score+1
        sbc node_beta_hi,x
        bpl leave
        jsr node_has_room
        bcc room
leave:  jmp search_back
room:   jsr node_set_list
        lda #0
        sta _move_count
        sta _rank_from
        sta node_best_ordinal,x
        sta node_scouting,x
        sta node_first,x
        sta _node_staged,x
        sta node_ranked,x
        sec                     ; score_limit = alpha - score: the gain a move needs
        lda node_alpha_lo,x
        sbc _score
        sta _score_limit
        lda node_alpha_hi,x
        sbc _score+1
        sta _score_limit+1
        lda _score
        sta node_best_lo,x
        lda _score+1
        sta node_best_hi,x
        bit _score_limit+1
        bpl no_raise
        sta node_alpha_hi,x
        lda _score
        sta node_alpha_lo,x
        lda #0
        sta _score_limit
        sta _score_limit+1
no_raise:
        lda _search_gen_captures+1
        beq no_captures
        inc node_ranked,x       ; 1
        jsr call_captures
        ldx _ply
        ldy _move_count
        beq leave_list
        dey
        beq single
        iny
        tya
        sta node_count,x
        jmp search_pick
single: tya                     ; the only move: no need to pick
        sta node_count,x
        iny
        jmp descend_take
no_captures:
        jsr _game_generate_noisy
        ldx _ply
        lda _move_count
        sta node_count,x
        beq leave_list
        jmp search_next
call_captures:
        jmp (_search_gen_captures)
leave_list:
        jmp search_back_to_list
.endproc

; stand_pat_lazy: lazy evaluation. If it is outside the window by score_margin or more, the bound is enough.
;   Out:       Z = 0: score is exact or a sufficient bound; Z = 1: the full evaluation is needed
;   Clobbers:  A, X, Y, found, and what GameInfo.eval_lazy does
.proc stand_pat_lazy
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
        bmi too_near
bound:  sty _score
        lda found
        sta _score+1
exact:  lda #1
        rts
too_near:
        lda #0
        rts
call:   jmp (_search_eval_lazy)
.endproc
