; eval.s: the evaluation and the nodes with one ply to go. Twin of src/games/reversi/eval.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/common.inc"
.include "games/reversi/reversi.inc"
.export _game_eval, _game_frontier
.import enemy_can_move          ; in moves.s
.import rays_black, rays_white, gain_rest, gain_corner
.import _search_depth
.import _frontier_generic, _score_outcome, _game_no_moves
.importzp regsave

enough    = regsave + 1 ; frontier: the smallest gain that is a cut-off
best      = tmp3        ; the best gain so far, in tmp3 and tmp4

.segment "GAME"

; Makes the tables for A discs current, and recomputes the value of this ply if it is of another stage.
.proc use_stage
        ldx #0
        cmp #STAGE_MIDDLE
        bcc set
        inx
        cmp #STAGE_LATE
        bcc set
        inx
set:    cpx _reversi_stage
        beq loaded
        stx _reversi_stage
        jsr _reversi_load
loaded: ldx _ply
        lda _reversi_value_stage,x
        cmp _reversi_stage
        beq done
        jmp _reversi_recount
done:   rts
.endproc

; Uses the stage that leaves at full depth have.
.proc use_leaf_stage
        lda _reversi_discs
        clc
        adc _search_depth
        sec
        sbc _ply
        jmp use_stage
.endproc

; score = the value of this ply for the side to move.
.proc own_value
        ldx _ply
        lda _side
        bne white
        lda _reversi_value_lo,x
        sta _score
        lda _reversi_value_hi,x
        sta _score+1
        rts
white:  sec
        lda #0
        sbc _reversi_value_lo,x
        sta _score
        lda #0
        sbc _reversi_value_hi,x
        sta _score+1
        rts
.endproc

; void game_eval(void)
;   In:        ply, side, the board
;   Out:       score
;   Clobbers:  A, X, Y; when the stage changes, all that C may clobber
.proc _game_eval
        lda _reversi_discs
        jsr use_stage
        jsr own_value
        ldx _reversi_stage
        ldy #0
        lda _reversi_tempo,x
        bpl more
        dey
more:   clc
        adc _score
        sta _score
        tya
        adc _score+1
        sta _score+1
        rts
.endproc

; void game_frontier(void)
;   In:        ply, side, score_limit
;   Out:       score, move, leaf_count, outcome (verbs.h)
;   Clobbers:  A, X, Y, ptr1-ptr4, tmp1-tmp4, regsave; when the stage changes, all that C may clobber
;
; All leaves share the value of this node, so the best leaf is the move with the largest gain. A gain of
; score_limit - (value - tempo) is enough.
.proc _game_frontier
        lda _reversi_discs
        cmp #MEN_MOST - 1
        bne not_last
        jmp _frontier_generic
not_last:
        jsr use_leaf_stage
        jsr own_value
        ldx _reversi_stage
        ldy #0
        lda _reversi_tempo,x
        bpl positive
        dey
positive:
        sty enough+1
        sta enough
        sec                     ; score = value - tempo
        lda _score
        sbc enough
        sta _score
        lda _score+1
        sbc enough+1
        sta _score+1
        sec
        lda _score_limit
        sbc _score
        sta enough
        lda _score_limit+1
        sbc _score+1
        sta enough+1
        lda #0
        sta _leaf_count
        sta _move+1
        sta best
        lda #>-$4000            ; below any gain
        sta best+1
        lda #<rays_black        ; patch the call below for the side to move
        ldx #>rays_black
        ldy _side
        beq black
        lda #<rays_white
        ldx #>rays_white
black:  sta rays
        stx rays+1
        ldx _reversi_next + RING
each:   ldy _reversi_state,x
        lda _reversi_worth,y
        beq skip
        cpy #STATE_CORNER
        bcs corner
        clear_gain
        jsr rays_black
rays = * - 2
        bne turns
skip:   lda _reversi_next,x
        tax
        bne each
        beq all_done            ; always
corner: jsr gain_corner
        beq skip
        bne legal               ; always
turns:  jsr gain_rest
legal:  inc _leaf_count
        lda best
        cmp gain
        lda best+1
        sbc gain+1
        bpl skip                ; not better
        stx _move
        lda gain
        sta best
        cmp enough
        lda gain+1
        sta best+1
        sbc enough+1
        bmi skip
all_done:
        lda _leaf_count
        beq no_move
        lda #OUTCOME_NONE
        sta _outcome
        clc
        lda _score
        adc best
        sta _score
        lda _score+1
        adc best+1
        sta _score+1
        rts

no_move:
        jsr enemy_can_move
        beq none
        inc _leaf_count
        lda #PASS
        sta _move
        lda _side               ; score = the enemy's evaluation, negated
        eor #1
        sta _side
        jsr _game_eval
        lda _side
        eor #1
        sta _side
        negate_score
        lda #OUTCOME_NONE
        sta _outcome
        rts
none:   jsr _game_no_moves
        jmp _score_outcome
.endproc
