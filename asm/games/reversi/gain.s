; gain.s: twin of src/games/reversi/gain.c
;
; Rays are straight code by direction and side: five to eight cycles a cell,
; because the sign tells black (1) from white ($FF), and 0 is empty or border.

.include "zp.inc"
.include "games/reversi/reversi.inc"
.export _game_rank, _game_eval, _game_frontier
.export find_gain, find_any, enemy_can_move, corner_index, other_rim, inner_cell
.importzp sreg, regsave
.import _history, _search_depth, _frontier_by_making, _score_outcome, _game_settle

ends      = ptr2        ; new states of an edge's two windows
place     = ptr3 + 1    ; of the new man on the edge
low       = ptr4        ; first and last place of the men
high      = ptr4 + 1    ; that turn there
edge_before = sreg      ; what the edge was worth
edge_now  = sreg + 1
corner_now = regsave
enough    = regsave + 1 ; of the frontier: a gain that is
best      = tmp3        ; and the best so far, in tmp3 and tmp4

.segment "GAME"

; ---- rays ----

.macro state_at cells, step
        .if step > 0
        ldy _reversi_state + (cells) * step,x
        .else
        ldy _reversi_state - (0 - (cells) * step),x
        .endif
.endmacro

; Men turned in one direction, farthest first, when A is our own man's colour:
; 1 makes the sum one too large; $FF makes it right, by the carry.
.macro add_turned step, most
    .repeat most - 1, i
        .ident (.sprintf ("found_%d", most - i)):
        state_at most - i, step
        adc _reversi_twice,y
        inc turned
    .endrepeat
found_1:
        state_at 1, step
        adc _reversi_twice - 1,y        ; he has a neighbour more
        inc turned
.endmacro

.macro ray_black step
    .scope
        look 1, step
        bpl done
        .repeat 5, i
        look i + 2, step
        beq done
        bpl .ident (.sprintf ("found_%d", i + 1))
        .endrepeat
        look 7, step
        beq done
        bmi done
        add_turned step, 6
        sbc #0                  ; C = 0: one less
        clc
        adc gain
        sta gain
        bcc done
        inc gain+1
        clc
done:
    .endscope
.endmacro

.macro ray_white step
    .scope
        look 1, step
        beq done
        bmi done
        .repeat 5, i
        look i + 2, step
        beq done
        bmi .ident (.sprintf ("found_%d", i + 1))
        .endrepeat
        look 7, step
        bpl done
        add_turned step, 6
        adc gain
        sta gain
        bcc done
        inc gain+1
        clc
done:
    .endscope
.endmacro

; Returns from the routine with Z = 0 when men turn in this direction.
.macro any_black step
    .scope
        look 1, step
        bpl done
        .repeat 5, i
        look i + 2, step
        beq done
        bpl some
        .endrepeat
        look 7, step
        beq done
        bmi done
some:   rts                     ; A = 1
done:
    .endscope
.endmacro

.macro any_white step
    .scope
        look 1, step
        beq done
        bmi done
        .repeat 5, i
        look i + 2, step
        beq done
        bmi some
        .endrepeat
        look 7, step
        bpl done
some:   rts                     ; A = $FF
done:
    .endscope
.endmacro

; A grows by the step of black neighbours and falls by that of white ones.
.macro neighbour step
    .scope
        .if step > 0
        ldy _reversi_cell + step,x
        .else
        ldy _reversi_cell - (0 - step),x
        .endif
        beq done
        bmi white
        state_at 1, step
        clc
        adc _reversi_step,y
        jmp done
white:  state_at 1, step
        sec
        sbc _reversi_step,y
done:
    .endscope
.endmacro

; uint8_t reversi_find_gain(cell)
;   In:        X = an empty cell, Y = its state, not an untouched one; side
;   Out:       Z = 1: no man turns; else `gain`, `turned`. Keeps X
;   Clobbers:  A, Y, ptr1-ptr4, tmp1, tmp2, sreg, regsave
;   Cycles:    about 100 when no man turns, 250 when some do
.proc find_gain
        cpy #STATE_CORNER
        bcc no_corner
        jmp corner
no_corner:
        jsr rays
        bne gain_rest
        rts
.endproc

; What comes to the gain of the men turned.
.proc gain_rest
        lda #0
        neighbour 1
        neighbour 9
        neighbour 8
        neighbour 10
        neighbour -1
        neighbour -9
        neighbour -8
        neighbour -10
        ldy _side
        beq black
        eor #$FF                ; -A, for white
        clc
        adc #1
black:  ldy _reversi_state,x
        clc
        adc _reversi_worth,y    ; worth and steps, + WORTH_ZERO
        clc
        adc gain
        bcc same
        inc gain+1
        clc
same:   ldy turned
        adc zeros_lo,y
        sta gain
        lda gain+1
        adc zeros_hi,y
        sta gain+1
        lda _reversi_state,x
        cmp #STATE_EDGE
        bcs edge
done:   lda #1
        rts
edge:   lda _reversi_rim - FIRST_CELL,x
        jsr gain_edge
        lda #1
        rts
.endproc

; -(TWICE_ZERO * men turned + WORTH_ZERO)
zeros_lo:
    .repeat 21, n
        .byte <-(TWICE_ZERO * n + WORTH_ZERO)
    .endrepeat
zeros_hi:
    .repeat 21, n
        .byte >-(TWICE_ZERO * n + WORTH_ZERO)
    .endrepeat

; Z = 1: a man of `side` on cell X turns nobody. Keeps X, Y.
;   Cycles:    about 90 when no man turns, 60 when some do
.proc find_any
        lda _side
        beq black
        jmp white
black:  any_black 1
        any_black 9
        any_black 8
        any_black 10
        any_black -1
        any_black -9
        any_black -8
        any_black -10
        lda #0
        rts
white:  any_white 1
        any_white 9
        any_white 8
        any_white 10
        any_white -1
        any_white -9
        any_white -8
        any_white -10
        lda #0
        rts
.endproc

; The men turned: Z = 1 when there are none. Keeps X.
.proc rays
        lda #0
        sta turned
        sta gain
        sta gain+1
        clc
        lda _side
        beq black
        jmp white
black:  ray_black 1
        ray_black 9
        ray_black 8
        ray_black 10
        ray_black -1
        ray_black -9
        ray_black -8
        ray_black -10
        lda turned
        rts
white:  ray_white 1
        ray_white 9
        ray_white 8
        ray_white 10
        ray_white -1
        ray_white -9
        ray_white -8
        ray_white -10
        lda turned
        rts
.endproc

; ---- corners: they change the state of the square next to them ----

corner_cells: .byte 10, 17, 73, 80
other_rim:    .byte 16, 24, 23, 31      ; on the left or the right edge
inner_cell:   .byte 20, 25, 65, 70

; Y = number of the corner on cell X. Keeps X.
.proc corner_index
        ldy #3
        txa
find:   cmp corner_cells,y
        beq found
        dey
        bne find
found:  rts
.endproc

.proc corner
        jsr find_any            ; mostly nobody turns
        bne some
        rts
some:   jsr corner_index
        sty corner_now
        lda inner_cell,y
        tay
        lda _reversi_state,y
        clc
        adc #CORNER_TAKEN
        sta _reversi_state,y
        jsr rays
        jsr gain_rest
        ldy corner_now
        lda other_rim,y
        jsr gain_edge
        ldy corner_now
        jsr gain_inner
        jsr restore
        lda #1
        rts

; The man next to the corner stands better, or worse.
gain_inner:
        stx cell_now
        ldx inner_cell,y
        lda _reversi_cell,x
        beq no_man
        pha
        ldy _reversi_state,x
        lda _reversi_worth,y
        sec
        sbc _reversi_worth - CORNER_TAKEN,y
        ldy #0                  ; (Y A): both are biased, the carry tells
        bcs plus
        dey
plus:   sta ends
        pla                     ; black: +, white: -; turned for white's move
        ldx _side
        beq as_black
        eor #TURN
as_black:
        asl a                   ; C = 1: against the mover
        lda ends
        jsr add_signed
no_man: ldx cell_now
        rts

restore:
        ldy corner_now
        lda inner_cell,y
        tay
        lda _reversi_state,y
        sec
        sbc #CORNER_TAKEN
        sta _reversi_state,y
        rts
.endproc

; Y = the high byte of a difference just taken in A, by its N and V.
.proc signed
        bvs over
        bmi minus
plus:   ldy #0
        rts
over:   bmi plus
minus:  ldy #$FF
        rts
.endproc

; gain += (Y A), or -= with C = 1. Clobbers A, Y.
.proc add_signed
        bcs subtract
        adc gain
        sta gain
        tya
        adc gain+1
        sta gain+1
        rts
subtract:
        sta ends
        sty ends+1
        lda gain                ; C = 1
        sbc ends
        sta gain
        lda gain+1
        sbc ends+1
        sta gain+1
        rts
.endproc

; ---- edges ----

; Men of the enemy along the edge from the new man, both ways: `low` and `high`
; become the places of the last that turn.
.macro to_next step
        .if step = 1
        inx
        .elseif step = -1
        dex
        .elseif step > 0
        txa
        clc
        adc #step
        tax
        .else
        txa
        sec
        sbc #-(step)
        tax
        .endif
.endmacro

.macro along step, enemy_is, own_is
    .scope
        ldy place
up:     to_next step
        iny
        lda _reversi_cell,x
        beq none
        enemy_is up
        dey
        sty high
none:   ldx cell_now
        ldy place
down:   to_next -(step)
        dey
        lda _reversi_cell,x
        beq done
        enemy_is down
        iny
        sty low
done:
    .endscope
.endmacro

; A window's new state, X = the edge's first window. White: what it was, and the
; powers of the men who turn, and that of the new man once more; black: less
; the powers of all of them, and twice that of the new man.
.macro white_window n
        ldy high
        lda sums + n * 9 + 1,y
        ldy low
        sec
        sbc sums + n * 9,y
        ldy place
        clc
        adc _reversi_edge_power + n * 8,y
        adc _reversi_window + n,x
        sta ends + n
.endmacro

.macro black_window n
        ldy place
        lda _reversi_window + n,x
        clc
        adc _reversi_edge_power + n * 8,y
        adc _reversi_edge_power + n * 8,y
        ldy low
        adc sums + n * 9,y
        ldy high
        sec
        sbc sums + n * 9 + 1,y
        sta ends + n
.endmacro

sums:   .byte 0, 1, 4, 13, 40, 121, 121, 121, 121       ; of powers before a place
        .byte 0, 0, 0, 0, 81, 108, 117, 120, 121

; In: A = a cell of the rim, X = the cell. Out: gain. Keeps X.
;   Cycles: about 300
.proc gain_edge
        stx cell_now
        tay
        and #7
        sta place
        sta low
        sta high
        tya
        lsr a
        lsr a
        and #6
        sta edge_now            ; first window of the edge
        cmp #4
        lda _side
        bcs upright
        tay
        bne white_across
        along 1, bmi
        jmp black
white_across:
        along 1, bpl
        jmp white
upright:
        tay
        bne white_upright
        along 9, bmi
        jmp black
white_upright:
        along 9, bpl
white:  ldx edge_now
        white_window 0
        white_window 1
        jsr difference
        sec                     ; white's gain is black's loss
        jmp add_up
black:  ldx edge_now
        black_window 0
        black_window 1
        jsr difference
        clc
add_up: jsr add_signed
        ldx cell_now
        rts

; (Y A) = the worth of the new states, less that of the old ones
difference:
        ldy _reversi_window,x
        lda _reversi_edge,y
        ldy _reversi_window + 1,x
        clc
        adc _reversi_edge,y
        sta edge_before
        ldy ends
        lda _reversi_edge,y
        ldy ends+1
        clc
        adc _reversi_edge,y
        sec
        sbc edge_before
        jmp signed
.endproc

; ---- the verbs ----

; void game_rank(void)
;   In:        the list, side, ply, search_depth
;   Out:       list_rank: history, or RANK_EVEN + gain
;   Clobbers:  A, X, Y, ptr1-ptr4, tmp1-tmp3
.proc _game_rank
        ldy _move_count
        beq done
        lda _ply
        clc
        adc #RANK_DEPTH - 1
        cmp _search_depth       ; C = 0: search_depth >= ply + RANK_DEPTH
        bcc by_gain
each:   lda (_list_lo),y
        tax
        lda _history,x
        sta (_list_rank),y
        dey
        bne each
done:   rts
by_gain:
        sty stack_at
        lda (_list_lo),y
        tax
        lda _history,x
        cpx #PASS
        beq set
        ldy _reversi_state,x
        jsr find_gain
        lda gain
        clc
        adc #RANK_EVEN
        sta gain
        lda gain+1
        adc #0
        beq small
        bmi least
        bne most                ; always
small:  lda gain
        beq least
        cmp #255
        bne set
most:   lda #254
        bne set                 ; always
least:  lda #1
set:    ldy stack_at
        sta (_list_rank),y
        dey
        bne by_gain
        rts
.endproc

; Z = 0: the other side has a move; Z = 1: none. Clobbers as find_gain, and X.
.proc enemy_can_move
        lda _side
        eor #1
        sta _side
        ldx _reversi_next + RING
        beq none
each:   ldy _reversi_state,x
        lda _reversi_worth,y
        beq skip
        jsr find_any
        bne none
skip:   lda _reversi_next,x
        tax
        bne each
none:   php
        lda _side
        eor #1
        sta _side
        plp
        rts
.endproc

; The tables for A men in force, and row ply by them.
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

; score = the value of row ply, for the side to move
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
;   Clobbers:  A, X, Y, and what the C of a new stage does
.proc _game_eval
        lda _reversi_men
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
;   In:        ply, side, limit
;   Out:       score, move, leaves, outcome (game.h)
;   Clobbers:  A, X, Y, ptr1-ptr4, tmp1-tmp4
;
; All leaves share the value of this node, so the best leaf is the one with the
; best gain; a gain of limit - (value - tempo) is enough.
.proc _game_frontier
        lda _reversi_men
        clc
        adc #1
        cmp #MEN_MOST
        bne not_last
        jmp _frontier_by_making
not_last:
        jsr use_stage
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
        lda _limit
        sbc _score
        sta enough
        lda _limit+1
        sbc _score+1
        sta enough+1
        lda #0
        sta _leaves
        sta _move+1
        sta best
        lda #>-$4000            ; below any gain
        sta best+1
        ldx _reversi_next + RING
each:   ldy _reversi_state,x
        lda _reversi_worth,y
        beq skip
        jsr find_gain
        bne legal
skip:   lda _reversi_next,x
        tax
        bne each
        beq all_done            ; always
legal:  inc _leaves
        lda best
        cmp gain
        lda best+1
        sbc gain+1
        bpl skip                ; no better
        stx _move
        lda gain
        sta best
        cmp enough
        lda gain+1
        sta best+1
        sbc enough+1
        bmi skip
all_done:
        lda _leaves
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
        beq nobody
        inc _leaves
        lda #PASS
        sta _move
        lda _side               ; the enemy's eval, turned
        eor #1
        sta _side
        jsr _game_eval
        lda _side
        eor #1
        sta _side
        sec
        lda #0
        sbc _score
        sta _score
        lda #0
        sbc _score+1
        sta _score+1
        lda #OUTCOME_NONE
        sta _outcome
        rts
nobody: jsr _game_settle
        jmp _score_outcome
.endproc
