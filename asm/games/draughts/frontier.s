; frontier.s: twin of src/games/draughts/frontier.c
;
; After a man's step only the patterns of the two bytes it touches are worth
; another value, so a leaf is judged without making the move: the step is
; drawn, the enemy's jumps are looked for, and the rest is four look-ups.
; Steps of kings, and those that crown, are made.

.include "zp.inc"
.include "games/draughts/draughts.inc"
.export _game_frontier
.import _search_open_list, _search_reopen_list, _score_outcome, _game_settle
.import _frontier_by_making, _game_generate, _game_make, _game_unmake, _game_eval
.import black_must, white_must
.import to_low, to_high, left_of, right_of, first_bit, other_bits, reversed
.import _extend, edge_a, mid_b, _draughts_pattern, _draughts_must, _quiet_plies, _path_lo, _path_hi
.importzp _draughts_board, _draughts_crowned
.importzp regsave, sreg, ptr1, ptr2, ptr3, ptr4, tmp1, tmp2, tmp3

.assert ptr4 = ptr3 + 2, lderror, "frontier.s: ptr3 and ptr4 are not four bytes in a row"

LISTED_MOST = 150

black     = _draughts_board + BLACK
white     = _draughts_board + WHITE
kings     = _draughts_board + KINGS

; game_make and game_eval leave these alone when no jump is made
empty     = regsave             ; 4 bytes
movers    = ptr3                ; 4 bytes: men or kings of `side`
bits      = sreg                ; upper squares of the steps still to be judged
best_move = sreg + 1
base      = ptr2                ; the score before the step - 128
beat      = found               ; the best score - base, cut to 0 to 255
line      = mover               ; the rest of the codes, or edges, of the steps in `bits`
before    = rank                ; the patterns of the two bytes, before the step
; while jumps are played out; game_make keeps these too
alpha     = ptr4                ; the best so far, and what is enough
beta      = sreg
at        = regsave             ; ordinal of the move in hand
end       = regsave + 1         ; and of the last one
start     = regsave + 2         ; the list began behind this one
best_at   = regsave + 3         ; ordinal of the best move, or 0
quiet_move = mover              ; the best that leads to a quiet position
running   = found               ; OUTCOME_NONE: some leaf was not the end of the game
; and these not
kept      = ptr1                ; the two bytes before the step
edge      = tmp3                ; of the step in hand
middle    = tmp2

.segment "GAME"

; void game_frontier(void)
;   In:        ply, side, limit, search_noisy
;   Out:       score, move, leaves, outcome (game.h)
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4, sreg, regsave, rank, found, mover
;   Cycles:    about 650, and 265 a leaf of a man
.proc _game_frontier
        lda _search_noisy
        bne own
        jmp _frontier_by_making
own:    jsr _search_open_list
        lda #0
        sta _leaves
        ldx _ply
        lda _draughts_must,x
        beq steps
        jsr _game_generate
        lda #0
        sta quiet_move
        lda #<-SCORE_INFINITE
        sta alpha
        lda #>-SCORE_INFINITE
        sta alpha+1
        bne jumps               ; always
steps:  jsr _game_eval
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
        jsr judge_all
        lda _leaves
        ora _move_count
        beq blocked
        lda best_move
        sta quiet_move
        lda _score
        sta alpha
        lda _score+1
        sta alpha+1
        lda _leaves
        beq jumps
        jsr check
        bcc jumps
        lda #0                  ; enough: never mind the others
        sta _move_count
jumps:  ldx #OUTCOME_DRAW
        lda _leaves
        beq no_leaf
        ldx #OUTCOME_NONE
no_leaf:
        stx running
        lda _limit
        sta beta
        lda _limit+1
        sta beta+1
        lda #0
        sta at
        sta best_at
        lda _move_count
        sta end
        jsr play_on
        ldy best_at
        bne listed
        lda quiet_move
        sta _move
        lda #0
        beq set_high            ; always
listed: lda (_list_lo),y
        sta _move
        lda (_list_hi),y
set_high:
        sta _move+1
        ldx _ply                ; what the moves left there
        lda #0
        sta _draughts_must + 1,x
        sta _quiet_plies + 1,x
        sta _extend
        lda running
        sta _outcome
        jmp _search_reopen_list
blocked:
        jsr _game_settle
        jsr _score_outcome
        jmp _search_reopen_list
.endproc

; ---- jumps, played out ----

; Those of the position on the board, and what follows them.
;   In:        on the stack the window of the other side
;   Out:       score = alpha, raised to the best; move_count as before
.proc play_out
        lda _move_count
        pha
        jsr _game_generate
        pla
        sta start
        sta at
        lda _move_count
        sta end
        tsx                     ; behind the return address: beta hi lo, alpha hi lo
        sec
        lda #0                  ; alpha = -beta, beta = -alpha
        sbc $104,x
        sta alpha
        lda #0
        sbc $103,x
        sta alpha+1
        sec
        lda #0
        sbc $106,x
        sta beta
        lda #0
        sbc $105,x
        sta beta+1
        jsr play_on
        lda start
        sta _move_count
        rts
.endproc

; The moves from `at` to `end`, until one is enough.
.proc play_on
next:   lda at
        cmp end
        beq done
        inc at
        ldy at
        ldx _ply
        lda (_list_lo),y
        sta _move
        sta _path_lo,x
        lda (_list_hi),y
        sta _move+1
        sta _path_hi,x
        jsr _game_make
        inc _leaves
        beq many
counted:
        lda _outcome
        bne over
        ldx _ply
        lda _draughts_must,x
        bne deeper
static: jsr _game_eval
        lda #OUTCOME_NONE
        sta running
judged: jsr _game_unmake
        sec                     ; for the side that moved
        lda #0
        sbc _score
        sta _score
        lda #0
        sbc _score+1
        sta _score+1
        lda alpha
        cmp _score
        lda alpha+1
        sbc _score+1
        bpl next
        lda at
        sta best_at
        lda _score
        sta alpha
        cmp beta
        lda _score+1
        sta alpha+1
        sbc beta+1
        bmi next
done:   lda alpha
        sta _score
        lda alpha+1
        sta _score+1
        rts
over:   jsr _score_outcome
        jmp judged
many:   dec _leaves
        bne counted             ; always
deeper: cpx #PLIES - 1
        beq static
        lda _move_count
        cmp #LISTED_MOST
        bcs static
        lda best_at
        pha
        lda at
        pha
        lda end
        pha
        lda start
        pha
        lda alpha
        pha
        lda alpha+1
        pha
        lda beta
        pha
        lda beta+1
        pha
        jsr play_out
        pla
        sta beta+1
        pla
        sta beta
        pla
        sta alpha+1
        pla
        sta alpha
        pla
        sta start
        pla
        sta end
        pla
        sta at
        pla
        sta best_at
        jmp judged
.endproc

; ---- steps that lead to quiet positions ----

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

; movers = the kings of a side. Z: there are none.
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

; X = middle = the middle byte k of a set
.macro between set, k
        ldx set + k
        lda to_low,x
    .if k < 3
        ldx set + k + 1
        ora to_high,x
    .endif
        tax
.endmacro

; Judges the steps of the movers through byte k, left then right, by `how`.
.macro judge_down how, k, more
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

.macro judge_up how, k, more
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

.proc judge_all
        lda _side
        beq first
        jmp second
first:  men_of black
        judge_down black_men_0, 0, 0
        judge_down black_men_1, 1, 0
        judge_down black_men_2, 2, 0
        judge_down by_making, 3, 0
        lda _draughts_crowned
        beq done
        kings_of black
        beq done
        jmp crowned
done:   rts
second: men_of white
        judge_up by_making, 0, MOVE_UP
        judge_up white_men_1, 1, 0
        judge_up white_men_2, 2, 0
        judge_up white_men_3, 3, 0
        lda _draughts_crowned
        beq done_too
        kings_of white
        bne crowned
done_too:
        rts
crowned:
    .repeat 4, k
        judge_down by_making, k, MOVE_KING
    .endrepeat
    .repeat 4, k
        judge_up by_making, k, MOVE_KING + MOVE_UP
    .endrepeat
        rts
.endproc

; A better step. In: A = its code, beat. Out: score; C = 1: enough. Keeps X.
.proc better
        sta best_move
        clc                     ; score = base + beat
        lda beat
        adc base
        sta _score
        lda base+1
        adc #0
        sta _score+1
        ; fall into check
.endproc

; Out: C = 1 when score >= limit
.proc check
        lda _score
        cmp _limit
        lda _score+1
        sbc _limit+1
        asl a                   ; C = the sign
        bcs less
        sec
        rts
less:   clc
        rts
.endproc

; Leaves the judging: never mind the caller.
.proc leave
        pla
        pla
        rts
.endproc

; Step A leads to a jump: it is played out later. Keeps X.
.proc keep
        ldy _move_count
        iny
        sty _move_count
        sta (_list_lo),y
        lda #0
        sta (_list_hi),y
        rts
.endproc

; Steps of men. In: A = upper squares, X = the rest of their edges.
.macro judge_men own, k, must, up
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
        sec                     ; - 128, so that differences are never negative
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
        tax                     ; Z: nobody jumps
        beq quiet
        lda edge
    .if up
        ora #MOVE_UP
    .endif
        jsr keep
        jmp next
quiet:  inc _leaves
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
        judge_men black, 0, white_must, 0
.endproc
.proc black_men_1
        judge_men black, 1, white_must, 0
.endproc
.proc black_men_2
        judge_men black, 2, white_must, 0
.endproc
.proc white_men_1
        judge_men white, 1, black_must, 1
.endproc
.proc white_men_2
        judge_men white, 2, black_must, 1
.endproc
.proc white_men_3
        judge_men white, 3, black_must, 1
.endproc

; Any steps, by making them. In: A = upper squares, X = the rest of the code.
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
        lda _score              ; the best so far
        pha
        lda _score+1
        pha
        jsr _game_make
        ldx _ply
        lda _outcome
        bne over
        lda _draughts_must,x
        bne jumps
        jsr _game_eval
        sec                     ; (hi lo) = -(hi lo)
        lda #0
        sbc _score
        sta _score
        lda #0
        sbc _score+1
        sta _score+1
judged: jsr _game_unmake
        inc _leaves
        pla
        sta tmp2
        pla
        sta tmp1
        cmp _score
        lda tmp2
        sbc _score+1
        bmi is_better
restore:
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
        beq judged              ; always
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
        sec                     ; beat = score - base, cut
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
        jsr check
        bcc next
        jmp leave
.endproc
