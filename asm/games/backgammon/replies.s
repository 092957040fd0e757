; replies.s: twin of src/games/backgammon/replies.c: the best play of a roll by the network. The sums of the board after
; each step of a play are kept, so that most plays change them by one step only.
; SPDX-License-Identifier: MIT

.include "engine/common.inc"
.include "games/backgammon/backgammon.inc"
.include "constants/games/backgammon/replies.inc"
.export _backgammon_best_reply, _backgammon_score_after, _backgammon_weigh
.export _backgammon_sum, _backgammon_add_reply, _backgammon_mean
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

; The mean over the rolls.
.bss
_backgammon_sum: .res 2
.segment "SEARCH"

; void backgammon_add_reply(uint8_t is_twice)
;   Clobbers:  A, X, Y, score
.proc _backgammon_add_reply
        tay
        ldx #4
:       lda _score+1
        asl
        ror _score+1
        ror _score
        dex
        bne :-
again:  clc
        lda _backgammon_sum
        adc _score
        sta _backgammon_sum
        lda _backgammon_sum+1
        adc _score+1
        sta _backgammon_sum+1
        dey
        beq again               ; once more
        rts
.endproc

.segment "GAME"                 ; where there is more space

; int16_t backgammon_mean(void): minus the sum / 9, times 4
;   Out:       A/X
;   Clobbers:  Y, tmp1, ptr1
.proc _backgammon_mean
        lda _backgammon_sum
        ldx _backgammon_sum+1
        stx tmp1
        sta ptr1
        stx ptr1+1
        txa
        bpl :+
        jsr negative
        sta ptr1
        stx ptr1+1
:       lda #0
        ldy #16
each:   asl ptr1
        rol ptr1+1
        rol
        cmp #ROLLS / 4
        bcc :+
        sbc #ROLLS / 4
        inc ptr1
:       dey
        bne each
        asl ptr1
        rol ptr1+1
        asl ptr1
        rol ptr1+1
        lda ptr1
        ldx ptr1+1
        ldy tmp1
        bmi done
negative:
        lda #0
        sec
        sbc ptr1
        tay
        lda #0
        sbc ptr1+1
        tax
        tya
done:   rts
.endproc
