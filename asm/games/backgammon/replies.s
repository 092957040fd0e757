; replies.s: twin of src/games/backgammon/replies.c: the best play of a roll by the network. The sums of the board after
; each step of a play are kept, so that most plays change them by one step only.
; SPDX-License-Identifier: MIT

.include "engine/common.inc"
.include "games/backgammon/backgammon.inc"
.export _backgammon_best_reply, _backgammon_score_after, _backgammon_weigh
.import run, sides, looks, best_lo, best_hi, step_add, step_drop, hit_add, hit_drop, step_hit, depth
.import _backgammon_points, sync, change_sums, find_changed, evaluate, evaluate_hidden, stack
.import _backgammon_at

.segment "SEARCH"

stack_lo:
        .repeat STEPS + 1, n
        .byte <(stack + n * STACK_BYTES)
        .endrepeat
stack_hi:
        .repeat STEPS + 1, n
        .byte >(stack + n * STACK_BYTES)
        .endrepeat

; set_source: source and result = the sums after A steps, and after one more.   Clobbers: A, X
.proc set_source
        tax
        lda stack_lo,x
        sta source
        lda stack_hi,x
        sta source+1
        lda stack_lo+1,x
        sta result
        lda stack_hi+1,x
        sta result+1
        rts
.endproc

; backgammon_weigh: the worth of the board after `depth` steps, for the side that moved
;   In:        step_..., valid
;   Out:       score, valid
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4
.proc _backgammon_weigh
        ldx own
        lda _backgammon_at + OFF,x
        cmp #CHECKERS
        bne sum
        jmp won
sum:    ldx valid               ; sums of level valid + 1 from those of level valid
        txa
        jsr set_source
        ldx valid
        inx
        cpx depth
        beq last
        jsr change
        inc valid
        jmp sum

last:   ldx valid               ; the last step: its sums are not needed
        lda step_hit,x
        bne hits
        lda step_drop,x
        tay
        lda step_add,x
        tax
        jsr find_changed
        jmp evaluate_all
hits:   lda step_drop,x
        tay
        lda step_add,x
        tax
        jsr change_sums
        lda result
        sta source
        lda result+1
        sta source+1
        ldx valid
        lda hit_drop,x
        tay
        lda hit_add,x
        tax
        jsr find_changed
evaluate_all:
        jsr evaluate_hidden
        negate_score
        rts

; the sums after step `valid`
change: dex
        lda step_drop,x
        tay
        lda step_add,x
        tax
        jsr change_sums
        ldx valid
        lda step_hit,x
        beq done
        lda result
        sta source
        lda result+1
        sta source+1
        lda hit_drop,x
        tay
        lda hit_add,x
        tax
        jmp change_sums
done:   rts
won:    jsr _backgammon_points
        tax
        lda #0
        sta _score
        sta _score+1
point:  lda _score
        clc
        adc #<POINT
        sta _score
        lda _score+1
        adc #>POINT
        sta _score+1
        dex
        bne point
        rts
.endproc

; void backgammon_score_after(void)
;   Out:       score
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4
.proc _backgammon_score_after
        jsr sides
        ldx own
        lda _backgammon_at + OFF,x
        cmp #CHECKERS
        beq over
        jsr sync_base
        jsr evaluate
        negate_score
        rts
over:   jmp _backgammon_weigh
.endproc

; sync_base: the sums of the board, for the other side.   Out: source
.proc sync_base
        lda _side
        eor #1
        jsr sync
        lda #<stack
        sta source
        lda #>stack
        sta source+1
        rts
.endproc

; void backgammon_best_reply(void)
;   Out:       score, leaf_count
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4; keeps move
.proc _backgammon_best_reply
        lda #<(-SCORE_INFINITE)
        sta best_lo
        lda #>(-SCORE_INFINITE)
        sta best_hi
        lda #0
        sta _leaf_count
        lda #1
        sta looks
        jsr sides
        jsr sync_base
        jsr run
        lda _leaf_count
        bne some
        inc _leaf_count
        jmp _backgammon_score_after
some:   lda best_lo
        sta _score
        lda best_hi
        sta _score+1
        rts
.endproc
