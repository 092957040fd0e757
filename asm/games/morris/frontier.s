; frontier.s: twin of src/games/morris/frontier.c: nodes with one ply to go. Moves that close no mill are scored by
; their gain, without being made; see morris.h.
; SPDX-License-Identifier: MIT

.include "games/morris/morris.inc"
.include "games/morris/moves.inc"
.include "games/morris/frontier.inc"
.export _game_frontier
.import threats_of_crosses, threats_of_noughts, threats_of_both
.import score_crosses, score_noughts, mills_of_crosses, mills_of_noughts
.import node_has_room, _score_outcome, _game_no_moves
.import _frontier_generic, _game_eval, _poll_slow

.segment "GAME"

; void game_frontier(void): best leaf of a node with one ply to go. Moves are not listed, so the parent's list stays
; open
;   In:        ply, side, score_limit
;   Out:       score, move, leaf_count, outcome (frontier in src/engine/verbs.h)
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4, sreg, regsave, rank, found, mover
.proc _game_frontier
        ldx _ply
        lda _morris_phase,x     ; the same checks as is_special in frontier.c
        bne placed
        lda _side
        eor #1
        tay
        lda men,y               ; the opponent's men: never 0 after placing
        beq special
        ldy _side
        lda hand,y
        beq running
        lda hand
        clc
        adc hand + 1
        cmp #1
        beq special
running:
        lda _reversible_plies,x
        cmp #QUIET_MOST - 1
        bcc usual
special:
        jsr _frontier_generic   ; makes and evaluates every move
        lda _leaf_count
        clc
        adc _poll_slow
        sta _poll_slow
        rts
placed: cmp #FLYING
        bne running
        beq special             ; always
usual:  lda #0
        sta _leaf_count
        jsr node_has_room
        bcc room
        jmp _game_eval
room:   lda #<-SCORE_INFINITE
        sta best
        lda #>-SCORE_INFINITE
        sta best+1
        jsr threats_of_both
        lda _side
        bne noughts
        lda mode
        beq no_cross
        jsr mills_of_crosses
        bcs scored
        jsr threats_of_noughts
        jmp others_of_crosses
no_cross:
        lda mode_of_noughts
        sta mode
        lda hole_of_noughts
        sta hole
others_of_crosses:
        jsr score_crosses
        jmp scored
noughts:
        lda mode_of_noughts
        beq others_of_noughts
        jsr mills_of_noughts
        bcs scored
        jsr threats_of_crosses
others_of_noughts:
        jsr score_noughts
scored: lda _leaf_count
        beq shut_in
        lda best_to
        sta _move
        lda best_from
        sta _move+1
        ldx _ply                ; clear the values that moves left in the arrays at ply + 1
        lda #0
        sta _reversible_plies + 1,x
        sta _morris_phase + 1,x
        sta _morris_value_lo + 1,x
        sta _morris_value_hi + 1,x
        ldy #OUTCOME_NONE
        lda best
        sta _score
        lda best+1
        sta _score+1
        cmp #WON_HI
        bne :+
        ldy #OUTCOME_DRAW       ; every leaf ended the game
:       sty _outcome
        rts
shut_in:
        jsr _game_no_moves
        jmp _score_outcome
.endproc
