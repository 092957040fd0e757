; frontier_quiet.s: evaluates the steps of the last ply after which the other side need not jump. Twin of
; src/games/draughts/frontier_quiet.c
;
; A man's step changes only the patterns of the two bytes that it touches. So a leaf is evaluated without game_make: the
; step is made on the board, the other side is tested for jumps, and a few look-ups give the difference. Steps of kings,
; and of men close to their far row, go through game_make.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/common.inc"
.include "games/draughts/draughts.inc"
.include "games/draughts/frontier.inc"
.export eval_quiet_steps, is_enough
.import _game_make, _game_unmake, _game_eval, black_must, white_must
.import to_low, to_high, left_of, right_of, first_bit, other_bits, reversed
.import edge_a, mid_b, _draughts_pattern, _draughts_must, _path_lo, _path_hi
.import _poll_slow
.importzp _draughts_crowned

.segment "GAME"

; movers = the men of a side.
.macro men_of own
        .local mixed, done
        lda _draughts_crowned
        bne mixed
    .repeat 4, k
        lda own + k
        sta movers + k
    .endrepeat
        jmp done
mixed:
    .repeat 4, k
        lda kings + k
        eor #$FF
        and own + k
        sta movers + k
    .endrepeat
done:
.endmacro

; movers = the kings of a side. Z = 1: there are none.
.macro kings_of own
    .repeat 4, k
        lda kings + k
        and own + k
        sta movers + k
    .endrepeat
        ora movers
        ora movers + 1
        ora movers + 2
.endmacro

; A = X = middle byte k of a set (draughts.h).
.macro between set, k
        ldx set + k
        lda to_low,x
    .if k < 3
        ldx set + k + 1
        ora to_high,x
    .endif
        tax
.endmacro

; Evaluates the steps down of the movers in byte k, left before right, with routine `how`. `more` is the rest of the
; code: MOVE_KING or 0. eval_up does the same for steps up to squares of byte k, where `more` may include MOVE_UP.
.macro eval_down how, k, more
        .local none, right
        lda movers + k
        beq none
        between empty, k
        lda left_of,x
        and movers + k
        beq right
        ldx #k * 8 + more
        jsr how
right:  between empty, k
        lda right_of,x
        and movers + k
        beq none
        ldx #MOVE_RIGHT + k * 8 + more
        jsr how
none:
.endmacro

.macro eval_up how, k, more
        .local none, right
        between movers, k
        beq none
        lda left_of,x
        and empty + k
        beq right
        ldx #k * 8 + more
        jsr how
right:  between movers, k
        lda right_of,x
        and empty + k
        beq none
        ldx #MOVE_RIGHT + k * 8 + more
        jsr how
none:
.endmacro

; eval_quiet_steps: evaluates the steps after which the other side need not jump, until one is enough. Lists the other
; steps.
;   In:        ply, side, score_limit, leaf_count, move_count = 0
;   Out:       leaf_count, move_count; score and best_move, -SCORE_INFINITE and 0 without leaves
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4, sreg, regsave, rank, found, mover
.proc eval_quiet_steps
        jsr _game_eval
        sec
        lda _score
        sbc #128
        sta base
        lda _score+1
        sbc #0
        sta base+1
        lda #<-SCORE_INFINITE
        sta _score
        lda #>-SCORE_INFINITE
        sta _score+1
        lda #0
        sta beat
        sta best_move
    .repeat 4, k
        lda black + k
        ora white + k
        eor #$FF
        sta empty + k
    .endrepeat
        lda _side
        beq first
        jmp second
first:  men_of black
        eval_down black_men_0, 0, 0
        eval_down black_men_1, 1, 0
        eval_down black_men_2, 2, 0
        eval_down by_making, 3, 0
        lda _draughts_crowned
        beq done
        kings_of black
        beq done
        jmp crowned
done:   rts
second: men_of white
        eval_up by_making, 0, MOVE_UP
        eval_up white_men_1, 1, 0
        eval_up white_men_2, 2, 0
        eval_up white_men_3, 3, 0
        lda _draughts_crowned
        beq done_too
        kings_of white
        bne crowned
done_too:
        rts
crowned:
    .repeat 4, k
        eval_down by_making, k, MOVE_KING
    .endrepeat
    .repeat 4, k
        eval_up by_making, k, MOVE_KING + MOVE_UP
    .endrepeat
        rts
.endproc

; A better step was found. In: A = its code, beat. Out: best_move, score; C = 1 if it is enough. Keeps X.
.proc better
        sta best_move
        clc                     ; score = base + beat
        lda beat
        adc base
        sta _score
        lda base+1
        adc #0
        sta _score+1
        ; fall into is_enough
.endproc

; is_enough: C = 1 if score >= score_limit. Clobbers A.
.proc is_enough
        lda _score
        cmp _score_limit
        lda _score+1
        sbc _score_limit+1
        eor #$80
        asl a                   ; C = 1 if the difference is not negative
        rts
.endproc

; Returns from eval_quiet_steps: drops the caller's return address.
.proc leave
        pla
        pla
        rts
.endproc

; After step A the other side must jump: lists it, to be played out later. Keeps X.
.proc keep
        ldy _move_count
        iny
        sty _move_count
        sta (_list_lo),y
        lda #0
        sta (_list_hi),y
        rts
.endproc

; Evaluates steps of men of set `own` with upper squares in byte k. `must` tests the other side for jumps.
;   In:        A = the upper squares, X = `line` of their edges
.macro eval_men own, k, must, up
        .local each, undo, quiet, next, leave_it
        sta bits
        stx line
        lda own + k
        sta kept
    .if k < 3
        lda own + k + 1
        sta kept + 1
    .endif
    .if up
        ldy movers + k
        ldx reversed,y
        lda _draughts_pattern + (3 - k) * 256,x
        .if k < 3
        ldy movers + k + 1
        ldx reversed,y
        clc
        adc _draughts_pattern + (2 - k) * 256,x
        .endif
    .else
        ldx movers + k
        lda _draughts_pattern + k * 256,x
        ldx movers + k + 1
        clc
        adc _draughts_pattern + (k + 1) * 256,x
    .endif
        sec                     ; minus 128, so that a difference is a byte without sign, like `beat`
        sbc #128
        sta before
each:   ldx bits
        lda other_bits,x
        sta bits
        lda first_bit,x
        ora line
        sta edge
        tax
        lda kept
        eor edge_a,x
        sta own + k
    .if k < 3
        lda kept + 1
        eor mid_b,x
        sta own + k + 1
    .endif
        jsr must
        tax                     ; Z = 1: no jump
        beq quiet
        lda edge
    .if up
        ora #MOVE_UP
    .endif
        jsr keep
        jmp next
quiet:  inc _leaf_count
        ldx edge
        lda movers + k
        eor edge_a,x
        tay
    .if up
        lda reversed,y
        tay
        .if k < 3
        lda movers + k + 1
        eor mid_b,x
        tax
        lda reversed,x
        tax
        .endif
        lda _draughts_pattern + (3 - k) * 256,y
        .if k < 3
        clc
        adc _draughts_pattern + (2 - k) * 256,x
        .endif
    .else
        lda movers + k + 1
        eor mid_b,x
        tax
        lda _draughts_pattern + k * 256,y
        clc
        adc _draughts_pattern + (k + 1) * 256,x
    .endif
        ldx edge
        sec
        sbc before
        cmp beat
        bcc next
        beq next
        sta beat
        txa
    .if up
        ora #MOVE_UP
    .endif
        jsr better              ; C = 1: enough
        bcs undo
next:   lda bits
        bne each
        clc
undo:   lda kept
        sta own + k
    .if k < 3
        lda kept + 1
        sta own + k + 1
    .endif
        bcs leave_it
        rts
leave_it:
        jmp leave
.endmacro

.proc black_men_0
        eval_men black, 0, white_must, 0
.endproc
.proc black_men_1
        eval_men black, 1, white_must, 0
.endproc
.proc black_men_2
        eval_men black, 2, white_must, 0
.endproc
.proc white_men_1
        eval_men white, 1, black_must, 1
.endproc
.proc white_men_2
        eval_men white, 2, black_must, 1
.endproc
.proc white_men_3
        eval_men white, 3, black_must, 1
.endproc

; Evaluates steps of any pieces with game_make. In: A = upper squares, X = `line` of their codes.
.proc by_making
        sta bits
        stx line
each:   ldx bits
        lda other_bits,x
        sta bits
        lda first_bit,x
        ora line
        ldx _ply
        sta _move
        sta _path_lo,x
        lda #0
        sta _move+1
        sta _path_hi,x
        lda _score              ; best score so far
        pha
        lda _score+1
        pha
        jsr _game_make
        inc _poll_slow
        ldx _ply
        lda _outcome
        bne over
        lda _draughts_must,x
        bne jumps
        jsr _game_eval
        negate_score
evaluated: jsr _game_unmake
        inc _leaf_count
        pla
        sta tmp2
        pla
        sta tmp1
        cmp _score
        lda tmp2
        sbc _score+1
        bmi is_better
        lda tmp1
        sta _score
        lda tmp2
        sta _score+1
next:   lda bits
        bne each
        rts
over:   lda #0                  ; a draw
        sta _score
        sta _score+1
        beq evaluated           ; always
jumps:  jsr _game_unmake
        pla
        sta _score+1
        pla
        sta _score
        lda _move
        jsr keep
        jmp next
is_better:
        lda _move
        sta best_move
        sec                     ; beat = score - base, limited to a byte
        lda _score
        sbc base
        tax
        lda _score+1
        sbc base+1
        beq fits
        bmi none
        ldx #255
        bne fits                ; always
none:   ldx #0
fits:   stx beat
        jsr is_enough
        bcc next
        jmp leave
.endproc
