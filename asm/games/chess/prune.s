; prune.s: null move and futility pruning. Twin of src/games/chess/prune.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/chess/chess.inc"
.export _chess_prune
.import _game_eval, _node_depth, node_alpha_lo, node_alpha_hi, node_beta_lo, node_beta_hi

.segment "GAME"

; uint8_t chess_prune(void)
;   In:        ply, alpha and beta, the position
;   Out:       A = one of the PRUNE_ constants; score, if it is PRUNE_SCORE; X = 0
;   Clobbers:  Y, all that game_eval clobbers
;   Twin test: tests/twin/prune.c; bench
.proc _chess_prune
        ldx _ply
        lda _chess_flags,x
        bmi nothing             ; in check
        lda _chess_phase,x
        cmp #MOP_UP_PHASE
        bcc nothing             ; the mop-up evaluation may be in use
        lda _node_depth,x
        cmp #1
        beq last
        cmp #NULL_MOVE_DEPTH
        bcc nothing
        lda _chess_phase,x
        cmp #NULL_MOVE_PHASE
        bcc nothing
        lda _chess_moved - 1,x
        beq nothing             ; the last move was a null move
        jsr over_beta
        bmi nothing
        lda #PRUNE_NULL_MOVE
        bne said                ; always
last:   jsr over_beta
        bmi below
        bne enough
        cpy #FUTILITY_MARGIN
        bcs enough
nothing:
        lda #PRUNE_NOTHING
said:   ldx #0
        rts
enough: lda #PRUNE_SCORE
        bne said                ; always
below:  sec                     ; alpha - score
        lda node_alpha_lo,x
        sbc _score
        tay
        lda node_alpha_hi,x
        sbc _score+1
        bmi nothing
        bne too_bad
        cpy #FUTILITY_MARGIN
        bcc nothing
too_bad:
        lda #PRUNE_QUIET
        bne said                ; always
; Evaluates. Out: (A Y) = score - beta, X = ply.
over_beta:
        jsr _game_eval
        ldx _ply
        sec
        lda _score
        sbc node_beta_lo,x
        tay
        lda _score+1
        sbc node_beta_hi,x
        rts
.endproc
