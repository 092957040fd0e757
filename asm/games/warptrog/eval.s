; eval.s: twin of src/games/warptrog/eval.c. The search calls it at leaves.
; SPDX-License-Identifier: MIT

.include "games/warptrog/warptrog.inc"
.export _game_eval
.import eval_plain, catch_bottom, catch_top

.segment "GAME"

; void game_eval(void): value kept by make plus the best capture; an estimate for a warp
;   In:        ply, warptrog_value, side, board, at, outcome
;   Out:       score
;   Clobbers:  A, X, Y, tmp1, tmp2; with a warp at ply 1 those of warptrog_estimate
.proc _game_eval
        lda _outcome
        cmp #OUTCOME_ESTIMATE
        beq warp
        jmp eval_plain
warp:   lda _ply
        cmp #2
        bcs estimate_quickly
        jmp _warptrog_estimate
.endproc

; estimate_quickly: estimates a warp of the other side below the root
;   In:        warptrog_value[ply - 1], side, board, at
;   Out:       score             Clobbers: A, X, Y, tmp1, tmp2
.proc estimate_quickly
eighth = tmp2
        lda _side
        bne top
        jsr catch_bottom
        ldx _ply
        lda _warptrog_value_lo - 1,x
        sta _score
        lda _warptrog_value_hi - 1,x
        jmp damp
top:    jsr catch_top
        ldx _ply
        sec
        lda #0
        sbc _warptrog_value_lo - 1,x
        sta _score
        lda #0
        sbc _warptrog_value_hi - 1,x
damp:   sta _score+1
        ldx _score
        stx eighth
    .repeat 3
        cmp #$80
        ror a
        ror eighth
    .endrepeat
        tay                     ; (Y eighth) = score / 8
        lda best
        cmp #WORTH_TAKE_TROG
        bne :+
        lda #WARP_TAKE_TROG
:       sta best
        lda _side
        eor #1
        tax
        lda _warptrog_warps,x   ; warps left of the other side, after this one
        beq last
        lda #WARP_COST
        bne add
last:   lda #WARP_COST_LAST
add:    clc
        adc best
        adc _score              ; C = 0
        bcc :+
        inc _score+1
:       sec
        sbc eighth
        sta _score
        sty eighth
        lda _score+1
        sbc eighth
        sta _score+1
        rts
.endproc
