; forcing.s: twin of src/engine/forcing.c: finds forced wins and defends against them. Linked into the overlays of games
; that name forcing_find_move. Written to be small: it runs a few times a move, and forcing_search.s does the work.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/search_state.inc"
.include "engine/forcing.inc"
.include "constants/engine/forcing.inc"
.export _forcing_find_move, _forcing_check_move, _forcing_sift
.import _forcing_search_force, _forcing_search_hint, _forcing_search_hints, _forcing_search_first
.import _forcing_search_without, _forcing_search_too_short, _forcing_search_stopped, _forcing_search_count
.import _forcing_search_wins, forcing_step
.import _budget_nodes, _budget_spent, _budget_extra_cost, _budget_open, _budget_close, _hook_should_stop
.import _think_move, _think_score
.import _think_without, _think_depth, _think_resumes, info_byte, _root_excluded_count, _tt_clear
.import _list_open, _list_choose, _list_play, _game_hash, _game_unmake, _game_eval, _path_lo, _hash_key
.importzp ptr1, regsave, tmp1, tmp2, tmp3

        ; take_budget relies on it
        .assert FORCE_THREATS = 1 .and FORCE_QUIET = 4, error, "steps are also logarithms of the share of the budget"

REFUTED_BYTES     = 32

.bss
refuted:        .res REFUTED_BYTES ; bit 2^(m / 32) of byte m mod 32. 1: the move m does not stop the threat
surviving:      .res 1          ; moves that stop it; 0: refuted is not valid. Cleared with refuted, as is the next
checks_left:    .res 1          ; how often the move of the search may still be checked
refuted_at:     .res KEY_BYTES  ; hash key of the position that refuted belongs to
whole:          .res 4          ; the full budget_nodes, from take_budget to restore_budget
most:           .res 1          ; moves that the attacker may make
ordinal:        .res 1          ; of the candidate move that is tested
last:           .res 1          ; the last move that survived

.segment "GAME"

; find_limited: find_win, then restore_budget.
;   In:        A = moves, most   Out: as find_win
;   Clobbers:  as find_win
.proc find_limited
        jsr find_win
        ; fall into restore_budget
.endproc

; restore_budget: counts the nodes and ends the limit of take_budget.   Keeps: C   Clobbers: A, X, Y
.proc restore_budget
        php
        jsr _budget_close
        ldx #3
copy:   lda whole,x
        sta _budget_nodes,x
        dex
        bpl copy
        plp
        rts
.endproc

; uint8_t forcing_find_move(void): GameInfo.find_move
;   In:        the position; think_depth, think_without, think_resumes, root_excluded_count, the budget
;   Out:       A = 2: forced win: principal variation, search_depth, search_score; A = 1: only `move` stops a threat,
;              score; A = 0: no move found, forcing_sift knows those that lose; X = 0
;   Clobbers:  Y, ptr1, regsave, move, outcome, lists, and what the game does
.proc _forcing_find_move
        lda #0
        ldx #REFUTED_BYTES + 1
clear:  sta refuted,x
        dex
        bpl clear
        ldx #FORCE_THREATS
        jsr take_budget
        ldy #INFO_FORCING_STEP + 1
        jsr info_byte
        sta _forcing_search_force+1
        dey
        lda (ptr1),y
        sta _forcing_search_force
        dey
        lda (ptr1),y
        sta gen_candidates+1
        dey
        lda (ptr1),y
        sta gen_candidates
        lda _think_without
        and #WITHOUT_TT
        sta _forcing_search_without
        ora _think_resumes
        bne :+
        jsr _tt_clear
:       lda _think_depth        ; most = half of the depth, rounded up
        cmp #2
        bne :+
        lda #2 * MOVES_OF_TWO
:       lsr a
        adc #0
        sta most
        lda #1
        jsr find_limited
        bcc quiet
won:    lda _node_depth         ; moves
        asl a
        sbc #0                  ; C = 0: 2 * moves - 1
        sta _search_depth
        lda #<SCORE_WIN
        sbc _search_depth       ; C = 1
        sta _search_score
        lda #>SCORE_WIN
        sta _search_score+1
        lda #2
        ldx #0
        rts

quiet:  lda _think_depth        ; a quiet win takes longer; at depth 2 `most` would allow it
        cmp #2 * FORCE_QUIET_LEAST - 1
        bcc defend
        ldy #INFO_HAS_QUIET_THREATS
        jsr info_byte
        beq defend
        ldx #FORCE_QUIET
        jsr take_budget
        lda #FORCE_QUIET_LEAST
        jsr find_limited
        bcs won
        ; fall into defend
.endproc
        .assert <SCORE_WIN >= PLIES, error, "the high byte of a won score is always the same"
        .assert INFO_FORCING_STEP = INFO_GEN_CANDIDATES + 2, error, "both addresses are read in one go"

; defend: the rest of forcing_find_move: finds out by a null move whether the other side threatens a forced win, and
; tests every candidate move against it.
;   In:        most = moves of an attack at the root
;   Out:       as forcing_find_move
.proc defend
        ldx #FORCE_THREATS
        jsr take_budget
        lda _think_depth        ; one ply less: one move less if the depth is odd
        lsr a
        bcc :+
        dec most
:       lda #FORCE_NULL_MOVE
        jsr forcing_step
        lda #2
        jsr find_win
        php
        lda #FORCE_NULL_MOVE
        jsr forcing_step
        plp
        bcc tested              ; no threat
        lda _pv_end
        sta _forcing_search_hints
        ldx #PV_MAX - 1
hint:   lda _pv_lo,x
        sta _forcing_search_hint,x
        dex
        bpl hint
        inx                     ; 0
        stx ordinal
        jsr list_candidates
        sta _forcing_search_count
each:   lda #0
        tax
        jsr _list_open
        inc ordinal
        lda ordinal
        jsr _list_choose
        jsr loses
        bcs next
        lda _path_lo
        sta last
        inc surviving
next:   lda ordinal
        cmp _forcing_search_count
        bne each
        jsr keep_refuted
tested: jsr restore_budget
        ldx surviving
        dex
        bne to_search
        lda _think_without+1
        lsr a
        bcs to_search
        lda last
        sta _move               ; its high byte is 0: moves fit one byte
        jsr _game_eval
        lda #1
        bne answer              ; always
to_search:
        lda _forcing_search_stopped
        beq nothing
        lda #CHECKS
        sta checks_left
        bne nothing             ; always
too_few:                        ; from take_budget, which does not return
        pla
        pla
nothing:
        lda #0
answer: ldx #0
        rts
.endproc
; take_budget: limits the budget to 1 / 2^X of what is left and opens it. Returns to the caller of forcing_find_move,
; with 0, if fewer than NODES_LEAST nodes are left or root moves are excluded. Opened first, because C opens a half of
; the budget even if the limit is lower: the first poll interval is a full one.
;   In:        X = FORCE_THREATS (a half) or FORCE_QUIET (a sixteenth), the step at the first ply
;   Out:       budget_nodes, whole; forcing_search_first; forcing_search_stopped = forcing_search_hints = 0
;   Clobbers:  A, X, Y, regsave
left    = regsave               ; four bytes
.proc take_budget
        stx _forcing_search_first
        jsr _budget_open
        lda _root_excluded_count
        bne defend::too_few
        sta _forcing_search_stopped
        sta _forcing_search_hints
        tay                     ; number of bytes that are not 0
        ldx #<-4
        sec
minus:  lda _budget_nodes - $FC,x
        sta whole - $FC,x
        beq :+
        iny
:       sbc _budget_spent - $FC,x
        sta <(left + 4),x       ; wraps around in zero page
        inx
        bne minus
        tya
        beq done                ; no limit
        bcc defend::too_few
        lda left+1
        and #<-(>NODES_LEAST)
        ora left+2
        ora left+3
        beq defend::too_few
        ldy _forcing_search_first
halve:  lsr left+3
        ror left+2
        ror left+1
        ror left
        dey
        bne halve
        ldx #<-4
        clc
plus:   lda _budget_spent - $FC,x
        adc <(left + 4),x
        sta _budget_nodes - $FC,x
        inx
        bne plus
done:   rts
.endproc

; add_quarter: gives a quarter of the full budget in addition to what is spent.   Clobbers: A, X, Y, regsave
.proc add_quarter
        ldx #3
copy:   lda whole,x
        sta left,x
        dex
        bpl copy
        ldy #2
        bne take_budget::halve  ; always
.endproc

; list_candidates: lists the candidate moves at the bottom of the pool.   Out: A = their number, Z   Clobbers: X, Y, ...
.proc list_candidates
        lda #0
        tax
        jsr _list_open
generate:
        jsr $FFFF               ; GameInfo.gen_candidates; operand written by forcing_find_move
        lda _move_count
        rts
.endproc
gen_candidates  = list_candidates::generate + 1

; loses: makes `move`, and marks it as refuted if the other side then has a forced win.
;   In:        move; node_depth = least moves of the win, most
;   Out:       C = 1: it has; outcome = OUTCOME_NONE
;   Clobbers:  as find_win
.proc loses
        jsr _list_play
        jsr _game_hash
        lda _forcing_search_stopped
        ora _outcome
        cmp #1
        bcs not_tested
        lda _node_depth
        jsr find_win
        bcc unmake
        lda _path_lo
        jsr bit_of
        ora refuted,x
        sta refuted,x
        sec
        .byte $24               ; skips CLC
not_tested:
        clc
unmake: php
        jsr _game_unmake
        lda #OUTCOME_NONE
        sta _outcome
        plp
        rts
.endproc

; keep_refuted: the moves in `refuted` are refuted in this position.   Clobbers: A, X, Y
.proc keep_refuted
        ldy #KEY_BYTES - 1
key:    jsr key_byte
        sta refuted_at,y
        dey
        bpl key
        rts
.endproc

; uint8_t forcing_check_move(void): GameInfo.check_move
;   In:        think_move, think_score, the budget, and what forcing_find_move left
;   Out:       A = 1: it is refuted, search again; A = 0: no; X = 0
;   Clobbers:  Y, ptr1, regsave, move, outcome, lists, and what the game does
.proc _forcing_check_move
        lda checks_left
        beq no
        lda _budget_extra_cost+1
        beq no
        jsr _hook_should_stop
        tax
        bne no
        lda _think_score+1
        cmp #WON_HI
        beq no
        cmp #LOST_HI
        beq no
        dec checks_left
        jsr add_quarter
        jsr _budget_open
        lda #0
        sta _forcing_search_stopped
        sta _forcing_search_hints
        jsr list_candidates
        sta _forcing_search_count
        lda _think_move
        sta _move
        lda #0
        sta _move+1
        lda #2
        sta _node_depth
        jsr loses
        jsr restore_budget
        bcc no
        jsr keep_refuted
        lda #1
        sta surviving
        jsr list_candidates
        sta surviving
        beq no
        jsr add_quarter
        lda #0
        sta _search_depth
        tax
        lda #1
        rts
no:     lda #0
        tax
        rts
.endproc

; find_win: looks for a forced win of `side` in A moves, then in more, up to `most`.
;   In:        A = moves, most, side, ply
;   Out:       C = 1: there is one, in node_depth[ply] moves; outcome = OUTCOME_NONE
;   Clobbers:  A, X, Y, and what forcing_search_wins does
.proc find_win
        ldx _ply
        sta _node_depth,x
next:   lda most
        cmp _node_depth,x
        bcc done
        lda _forcing_search_stopped
        bne none
        sta _forcing_search_too_short
        jsr _forcing_search_wins
        lsr a                   ; A = 0
        sta _outcome
        ldx _ply
        bcs done
        lda _node_depth,x
        inc _node_depth,x
        cmp #MOVES_EACH
        bcc :+
        cmp most
        bcs none
        lda most
        sta _node_depth,x
:       lda _forcing_search_too_short
        bne next
none:   clc
done:   rts
.endproc

; bit_of: finds the bit of a move in `refuted`.
;   In:        A = low byte of the move
;   Out:       X = the byte, A = the bit
;   Clobbers:  tmp1              Keeps: Y
.proc bit_of
        ldx #1
        stx tmp1
next:   cmp #REFUTED_BYTES
        bcc found
        sbc #REFUTED_BYTES
        asl tmp1
        bne next                ; always
found:  tax
        lda tmp1
        rts
.endproc

; key_byte: A = byte Y of the root's hash key; Z.   Keeps: Y   Clobbers: X
.proc key_byte
        tya
        asl a
        asl a
        asl a
        asl a
        asl a
        tax
        lda _hash_key,x
        rts
.endproc
        .assert PLIES = 32, error, "a row of hash_key is found with five shifts"

; void forcing_sift(void): removes the moves from the list that forcing_find_move has refuted in this position.
;   In:        the list, at ply 0; think_without
;   Out:       the list without its high bytes, which are all 0; move_count
;   Clobbers:  A, X, Y, tmp1-tmp3
kept    = tmp2                  ; number of moves kept
current = tmp3                  ; ordinal of the current move
.proc _forcing_sift
        lda surviving
        beq done
        lda _think_without+1
        and #>WITHOUT_FIND_MOVE
        bne done
        ldy #KEY_BYTES - 1
key:    jsr key_byte
        cmp refuted_at,y
        bne done
        dey
        bpl key
        iny                     ; 0
        sty kept
next:   iny
        lda (_list_lo),y
        jsr bit_of
        and refuted,x
        bne drop
        lda (_list_lo),y
        sty current
        inc kept
        ldy kept
        sta (_list_lo),y
        ldy current
drop:   cpy _move_count
        bne next
        lda kept
        sta _move_count
done:   rts
.endproc
