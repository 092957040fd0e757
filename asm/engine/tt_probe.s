; tt_probe.s: twin of src/engine/tt_probe.c. tt_cutoff and keep_slot are part of the search loop (search.s) and are not
; called from C.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/search_state.inc"
.export tt_cutoff, tt_store, keep_slot
.import _hash_key, _reversible_plies

.segment "TABLE"

; tt_cutoff: the slot holds this position. Jumps to search_back with the stored score if depth and bound allow it,
; otherwise to open_node with the stored best move as the first to try.
;   In:        X = ply, tt_slot
;   Clobbers:  A, Y, rank, score
.proc tt_cutoff
        ldy #ENTRY_DEPTH
        lda (_tt_slot),y
        sta rank                ; depth * 4 + bound
        lsr a
        lsr a
        cmp _node_depth,x
        bne miss
        dey
        lda (_tt_slot),y
        sta _score+1
        dey
        cmp #WON_HI
        beq won
        cmp #LOST_HI
        beq lost
        lda (_tt_slot),y
        sta _score
compare:
        lda rank
        and #3
        cmp #BOUND_LOWER
        beq lower
        bcs hit                 ; exact
        lda node_alpha_lo,x     ; upper bound: a cut-off if score <= alpha
        cmp _score
        lda node_alpha_hi,x
        sbc _score+1
        bmi miss
hit:    inc _search_tt_hits
        bne counted
        inc _search_tt_hits+1
        bne counted
        inc _search_tt_hits+2
        bne counted
        inc _search_tt_hits+3
counted:
        lda _search_hit_horizon
        ora _reversible_plies,x
        sta _search_hit_horizon
        jmp search_back
lower:  lda _score              ; lower bound: a cut-off if score >= beta
        cmp node_beta_lo,x
        lda _score+1
        sbc node_beta_hi,x
        bpl hit
miss:   jsr keep_slot
        ldy #ENTRY_ORDINAL
        lda (_tt_slot),y
        tay
        jmp open_node
won:    sec                     ; SCORE_WIN - (plies from here) - ply
        lda (_tt_slot),y
        sbc _ply
        sta _score
        bcs compare
        dec _score+1
        bcc compare             ; always
lost:   clc
        lda (_tt_slot),y
        adc _ply
        sta _score
        bcc compare
        inc _score+1
        bcs compare             ; always
.endproc

; keep_slot: stores the address of the entry in node_slot, for tt_store.
;   In:        X = ply, tt_slot
;   Out:       Y = 0, Z = 1
;   Clobbers:  A                 Keeps: X
;   Cycles:    24
.proc keep_slot
        lda _tt_slot
        sta node_slot_lo,x
        lda _tt_slot+1
        sta node_slot_hi,x
        ldy #0
        rts
.endproc

; tt_store: stores best score, bound, depth and best move of this node.
;   In:        X = ply           Keeps: X
;   Clobbers:  A, Y, tt_slot
;   Cycles:    118
.proc tt_store
        lda node_slot_lo,x
        sta _tt_slot
        lda node_slot_hi,x
        sta _tt_slot+1
        ldy #0
        lda _hash_key + 2 * PLIES,x
        sta (_tt_slot),y
        iny
        lda _hash_key + 3 * PLIES,x
        sta (_tt_slot),y
        iny
        lda _hash_key + 4 * PLIES,x
        sta (_tt_slot),y
        iny
        lda _hash_key + 5 * PLIES,x
        sta (_tt_slot),y
        iny
        lda node_best_hi,x
        cmp #WON_HI
        beq won
        cmp #LOST_HI
        beq lost
        lda node_best_lo,x
        sta (_tt_slot),y
        iny
        lda node_best_hi,x
rest:   sta (_tt_slot),y
        iny
        lda _node_depth,x
        asl a
        asl a
        ora node_bound,x
        sta (_tt_slot),y
        iny
        lda node_best_ordinal,x
        sta (_tt_slot),y
        rts
won:    clc                     ; count plies from this position, not from the root
        lda node_best_lo,x
        adc _ply
        sta (_tt_slot),y
        iny
        lda node_best_hi,x
        adc #0
        jmp rest
lost:   sec
        lda node_best_lo,x
        sbc _ply
        sta (_tt_slot),y
        iny
        lda node_best_hi,x
        sbc #0
        jmp rest
.endproc
