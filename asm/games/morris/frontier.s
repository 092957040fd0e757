; frontier.s: twin of src/games/morris/frontier.c: positions with one ply to go. Moves that close no mill are judged by what they
; gain, without being made; see morris.h.

.include "games/morris/morris.inc"
.include "games/morris/moves.inc"
.export _game_frontier
.import rows, first_places, threats_of_crosses, threats_of_noughts, threats_of_both, _morris_threat
.import node_has_room, node_set_list, _node_reopen_list, _score_outcome, _game_settle
.import _frontier_by_making, _game_make, _game_unmake, _game_eval

HALF        = 128

; Scores are one byte: HALF + score - base, 2 to 254, as lines are worth 21 at most. There are two bases, for leaves without and with
; a mill that the other side can close then. `least` and `enough`, which stand for best and limit, are cut to a byte.
base      = ptr1                ; the score without the man in hand
best      = ptr2                ; the best score
best_to   = tmp3
best_from = tmp4
least     = tmp1
enough    = tmp2
least_threatened  = ptr4
enough_threatened = ptr4 + 1
before    = regsave             ; state of a line
sum       = regsave + 1
row_state = regsave + 2         ; his lines without the man who steps
column_state = sreg
row_rest  = regsave + 3         ; what a step along this line gains beside the two lines that he comes to
column_rest = sreg + 1
gap       = found               ; 1: when he has gone the other side can close a mill there; $80: not known yet
way       = rank                ; neighbours looked at, from * MORRIS_WAYS and more
threat    = _score              ; what a mill against `side` is worth

.segment "GAME"

; ---- scores as bytes ----

; base = the value for `side`.   Clobbers: A, X
.proc set_base
        ldx _ply
        lda _side
        bne noughts
        lda _morris_value_lo,x
        sta base
        lda _morris_value_hi,x
        sta base+1
        rts
noughts:
        sec
        lda #0
        sbc _morris_value_lo,x
        sta base
        lda #0
        sbc _morris_value_hi,x
        sta base+1
        rts
.endproc

; least and enough, with a mill against `side` and without, for this base.   Clobbers: A, X, Y
.proc rebase
        lda _limit
        ldx _limit+1
        jsr to_byte
        sta enough
        lda _limit
        ldx _limit+1
        jsr to_byte_threatened
        sta enough_threatened
        lda best
        ldx best+1
        cpx #>-SCORE_INFINITE
        beq none
        jsr to_byte
        sta least
        lda best
        ldx best+1
        jsr to_byte_threatened
        sta least_threatened
        rts
none:   lda #0
        sta least
        sta least_threatened
        rts
.endproc

; A = HALF + (X A) + threat - base, cut to a byte.   Clobbers: X, Y
.proc to_byte_threatened
        clc
        adc threat
        tay
        txa
        adc threat+1
        tax
        tya
        ; fall into to_byte
.endproc

; A = HALF + (X A) - base, cut to a byte.   Clobbers: X, Y
.proc to_byte
        clc
        adc #HALF
        bcc :+
        inx
:       sec
        sbc base
        tay
        txa
        sbc base+1
        beq fits
        bmi low
        lda #$FF
        rts
low:    lda #0
        rts
fits:   tya
        rts
.endproc

; The move from `from` to X is the best so far: HALF + what it gains is A. C = 1: it is enough.
;   Keeps:     X                 Clobbers: A, Y
.proc improve
        sta least
        jsr note
        cmp enough
        bcs done
        ldy threat+1
        bne most
        adc threat
        bcc :+
most:   lda #$FF
:       sta least_threatened
        clc
done:   rts

; best = base + A - HALF.   Keeps: A, X
note:   stx best_to
        ldy from
        sty best_from
        ldy base+1
        pha
        sec
        sbc #HALF
        bcs plus
        dey                     ; negative
plus:   clc
        adc base
        sta best
        bcc :+
        iny
:       sty best+1
        pla
        rts
.endproc

; The same, and the other side can close a mill then.
.proc improve_threatened
        sta least_threatened
        jsr improve::note
        tay
        sec
        lda best
        sbc threat
        sta best
        lda best+1
        sbc threat+1
        sta best+1
        lda threat+1
        bne none
        tya
        sec
        sbc threat
        bcs :+
none:   lda #0
:       sta least
        cpy enough_threatened
        rts
.endproc

; threat = what a mill against `side` is worth.   Clobbers: A, X, Y
.proc set_threat
        lda _side
        jsr _morris_threat
        sta threat
        stx threat+1
        rts
.endproc

; ---- leaves ----

; A is what the move to X gains for the crosses. Goes to `better` or `better_threatened` with its byte in A, or on.
;   Clobbers:  Y
.macro weigh_leaf of, better, better_threatened
        .local no, safe, threatened
        .if (of) = 0
        eor #$80                ; HALF + A
        .else
        eor #$7F                ; HALF - A
        clc
        adc #1
        .endif
        inc _leaves
        ldy mode
        beq safe
        dey
        bne threatened
        cpx hole
        bne threatened
safe:   cmp least
        bcc no
        bne better
        beq no                  ; always
threatened:
        cmp least_threatened
        bcc no
        bne better_threatened
no:
.endmacro

; A = the gain of line Y with a man of the side on X; goes to `mill` if that is one.   Clobbers: Y, before
.macro gain_of which, of, mill
        lda lines,y
        sta before
        clc
        adc which + (of) * POINTS,x
        cmp #FULL * ((of) + 1)
        beq mill
        tay
        lda worth,y
        ldy before
        sec
        sbc worth,y
.endmacro

; From `from`, who is in no line, to every empty point, without mills. C = 1: one is enough.
.macro judge_everywhere of
        .local each, next, better, better_threatened
        ldx #0
each:   lda points,x
        bne next
        ldy rows,x
        gain_of _morris_power_across, of, next
        sta sum
        ldy _morris_down,x
        gain_of _morris_power_down, of, next
        clc
        adc sum
        weigh_leaf of, better, better_threatened
next:   inx
        cpx #POINTS
        bne each
        clc
        rts
better: jsr improve
        bcc next
        rts
better_threatened:
        jsr improve_threatened
        bcc next
        rts
.endmacro

everywhere_of_crosses:  judge_everywhere 0
everywhere_of_noughts:  judge_everywhere 1

; ---- steps ----

; Goes to `threat` if the other side can close a mill in a line that the man on `from` leaves. In: A = the state of the line
; without him, Y = his place in it.   Clobbers: A, X
.macro look_for_gap enemy, threat
        .local no
        tax
        lda _morris_hole + (enemy) * LINE_STATES,x
        beq no
        lda hand + (enemy)
        bne threat
        lda men + (enemy)
        cmp #MEN_LEAST
        beq threat
        ldx _morris_beside,y
        lda points,x
        cmp #(enemy) + 1
        beq threat
        ldx _morris_beside + LINES * ROW,y
        lda points,x
        cmp #(enemy) + 1
        beq threat
no:
.endmacro

; What steps of the man on `from` have in common.
;   Out:       row_state, row_rest, column_state, column_rest, gap
;   Clobbers:  A, X, Y, before, sum
.macro prepare_steps of
        .local threat
        ldx from
        ldy rows,x
        lda lines,y
        tay                     ; the row as it is
        sec
        sbc _morris_power_across + (of) * POINTS,x
        sta row_state
        lda worth,y
        sta before
        ldy _morris_down,x
        lda lines,y
        tay                     ; the column as it is
        sec
        sbc _morris_power_down + (of) * POINTS,x
        sta column_state
        lda worth,y
        sta sum
        ldy row_state
        lda worth,y             ; along the column: he leaves the row
        sec
        sbc before
        sec
        sbc sum
        sta column_rest
        ldy column_state
        lda worth,y             ; along the row: he leaves the column
        sec
        sbc sum
        sec
        sbc before
        sta row_rest
        lda #0
        sta gap
        ldy from
        lda row_state
        look_for_gap 1 - (of), threat
        ldx _morris_place_down,y
        txa
        tay
        lda column_state
        look_for_gap 1 - (of), threat
        rts
threat: inc gap
        rts
.endmacro

prepare_crosses:        prepare_steps 0
prepare_noughts:        prepare_steps 1

; The steps of the man on X, without mills. C = 1: one is enough. He leaves one line and comes to another; in the line he goes along
; he changes his place.
.macro judge_steps of, prepare
        .local each, ready, along_column, better, better_threatened, weigh, next, done, leaves_gap, far
        stx from
        txa
        asl a
        asl a
        sta way
        lda #$80
        sta gap
each:   ldy way
        ldx _morris_next,y
        bmi done
        lda points,x
        bne next
        bit gap
        bpl ready
        jsr prepare
        ldy way
        ldx _morris_next,y
ready:  ldy from
        lda rows,x
        cmp rows,y
        bne along_column
        ldy _morris_down,x
        lda lines,y
        sta before
        clc
        adc _morris_power_down + (of) * POINTS,x
        cmp #FULL * ((of) + 1)
        beq next
        tay
        lda worth,y
        sta sum
        lda row_state
        clc
        adc _morris_power_across + (of) * POINTS,x
        tay
        lda worth,y
        clc
        adc row_rest
weigh:  clc
        adc sum
        ldy before
        sec
        sbc worth,y
        ldy gap
        bne leaves_gap
        weigh_leaf of, better, better_threatened
next:   inc way
        lda way
        and #MORRIS_WAYS - 1
        bne each
done:   clc
        rts
along_column:
        tay
        lda lines,y
        sta before
        clc
        adc _morris_power_across + (of) * POINTS,x
        cmp #FULL * ((of) + 1)
        beq next
        tay
        lda worth,y
        sta sum
        lda column_state
        clc
        adc _morris_power_down + (of) * POINTS,x
        tay
        lda worth,y
        clc
        adc column_rest
        jmp weigh
leaves_gap:
        inc _leaves
        .if (of) = 0
        eor #$80
        .else
        eor #$7F
        clc
        adc #1
        .endif
        cmp least_threatened
        bcc next
        beq next
better_threatened:
        jsr improve_threatened
        jmp far
better: jsr improve
far:    bcc next
        rts
.endmacro

steps_of_crosses:       judge_steps 0, prepare_crosses
steps_of_noughts:       judge_steps 1, prepare_noughts

; ---- men who fly ----

; The gain of line Y without a man of the side on X, added to A; the line is changed.   Clobbers: Y, before, sum
.macro sub_gain which, of
        sta sum
        lda lines,y
        sta before
        sec
        sbc which + (of) * POINTS,x
        sta lines,y
        tay
        lda worth,y
        ldy before
        sec
        sbc worth,y
        clc
        adc sum
.endmacro

; The man of the side on X leaves his lines, and the base.   Keeps: X
.macro lift_and_weigh of
        .local plus, done
        lda #0
        ldy rows,x
        sub_gain _morris_power_across, of
        ldy _morris_down,x
        sub_gain _morris_power_down, of
        .if (of) = 1
        eor #$FF
        clc
        adc #1
        .endif
        tay
        bpl plus
        clc
        adc base
        sta base
        bcs done
        dec base+1
        jmp done
plus:   clc
        adc base
        sta base
        bcc done
        inc base+1
done:
.endmacro

; Judges the moves without a mill. C = 1: one is enough.
;   In:        mode and hole of the other side
;   Out:       best, best_from, best_to, leaves
.macro judge_others of, threats, everywhere, steps
        .local each, next, on_board, flies, all, fly, landed, lifts
        jsr set_threat
        jsr set_base
        lda #HAND
        sta from
        lda hand + (of)
        beq on_board
        jsr rebase
        jmp everywhere
on_board:
        lda men + (of)
        cmp #MEN_LEAST
        beq flies
        jsr rebase
        ldx #0
each:   lda points,x
        cmp #(of) + 1
        bne next
        jsr steps
        bcs all
        ldx from
next:   inx
        cpx #POINTS
        bne each
        clc
all:    rts

flies:  ldx #0
fly:    lda points,x
        cmp #(of) + 1
        beq lifts
landed: inx
        cpx #POINTS
        bne fly
        clc
        rts
lifts:  stx from
        jsr set_base
        ldx from
        lift_and_weigh of
        jsr rebase
        jsr threats
        jsr everywhere
        ldx from
        php
        put_down of
        plp
        bcs :+
        jmp landed
:       rts
.endmacro

judge_crosses:  judge_others 0, threats_of_noughts, everywhere_of_crosses, steps_of_crosses
judge_noughts:  judge_others 1, threats_of_crosses, everywhere_of_noughts, steps_of_noughts

; ---- mills ----

line      = regsave
place     = regsave + 1         ; the empty point of two men: its place, and one more
victim    = regsave + 2
counted   = regsave + 3         ; leaves before the men in no mill
to        = rank

; The move from `from` to `to` by which `victim` is removed. C = 1: it is enough.
;   Clobbers:  A, X, Y, tmp1, tmp2, ptr1, ptr3
.proc judge_removal
        ldx _ply
        lda victim
        asl a
        asl a
        asl a
        asl a
        asl a
        ora to
        sta _move
        sta _path_lo,x
        lda victim
        and #$18
        asl a
        asl a
        ora #MILL
        ora from
        sta _move+1
        sta _path_hi,x
        jsr _game_make
        inc _leaves
        lda _outcome
        bne won                 ; the other side has lost
        jsr _game_eval
        jsr _game_unmake
        jsr turn
        lda best
        cmp _score
        lda best+1
        sbc _score+1
        bpl no
        jsr note
        lda best
        cmp _limit
        lda best+1
        sbc _limit+1
        bmi no
        sec
        rts
no:     clc
        rts
won:    jsr _score_outcome
        jsr _game_unmake
        jsr turn
        jsr note
        sec
        rts

; The move in hand is the best so far.
note:   lda _score
        sta best
        lda _score+1
        sta best+1
        lda _move
        sta best_to
        lda _move+1
        sta best_from
        rts

; For the side that moved.
turn:   sec
        lda #0
        sbc _score
        sta _score
        lda #0
        sbc _score+1
        sta _score+1
        rts
.endproc

; Every man of the side who may be removed. C = 1: one is enough.
.macro judge_removals of
        .local each, next, all, other, done
        lda _leaves
        sta counted
        ldx #0
each:   stx victim
        lda points,x
        cmp #(of) + 1
        bne next
        look_for_protection of, next
        jsr judge_removal
        bcs done
        ldx victim
next:   inx
        cpx #POINTS
        bne each
        lda _leaves
        cmp counted
        clc
        bne done
        ldx #0                  ; all are in mills
all:    stx victim
        lda points,x
        cmp #(of) + 1
        bne other
        jsr judge_removal
        bcs done
        ldx victim
other:  inx
        cpx #POINTS
        bne all
        clc
done:   rts
.endmacro

removals_of_crosses:    judge_removals 0
removals_of_noughts:    judge_removals 1

; Judges the moves that close a mill, by lines. C = 1: one is enough.
;   Out:       best, best_from, best_to, leaves
.macro judge_mills of, removals
        .local each, two, next, flies, find, second, both, done
        ldx #0
each:   stx line
        ldy lines,x
        lda _morris_hole + (of) * LINE_STATES,y
        bne two
next:   ldx line
        inx
        cpx #LINES
        bne each
        clc
done:   rts
two:    clc
        adc first_places,x
        tay
        sty place
        lda _morris_on_line - 1,y
        sta to
        lda hand + (of)
        beq both
        cpx #LINES / 2
        bcc :+
        ldy to                  ; a mill in the line across, too, was judged there
        ldx rows,y
        ldy lines,x
        lda _morris_hole + (of) * LINE_STATES,y
        bne next
:       lda #HAND
        sta from
        jsr removals
        bcc next
        rts
both:   lda men + (of)
        cmp #MEN_LEAST
        beq flies
        ldx _morris_beside - 1,y
        lda points,x
        cmp #(of) + 1
        bne second
        stx from
        jsr removals
        bcs done
        ldy place
second: ldx _morris_beside + LINES * ROW - 1,y
        txa
        cmp _morris_beside - 1,y
        beq next                ; there is but one
        lda points,x
        cmp #(of) + 1
        bne next
        stx from
        jsr removals
        bcc next
        rts
flies:  ldx #POINTS             ; the man who is not on the line
find:   dex
        lda points,x
        cmp #(of) + 1
        bne find
        lda rows,x
        cmp line
        beq find
        lda _morris_down,x
        cmp line
        beq find
        stx from
        jsr removals
        bcc next
        rts
.endmacro

mills_of_crosses:       judge_mills 0, removals_of_noughts
mills_of_noughts:       judge_mills 1, removals_of_crosses

; ---- the verb ----

; C = 1: a move of this ply changes more than lines (is_special of frontier.c).
;   In:        X = ply           Clobbers: A, Y
.proc is_special
        lda _morris_phase,x
        cmp #FLYING
        beq yes
        lda _side
        eor #1
        tay
        lda men,y
        beq yes
        ldy _side
        lda hand,y
        beq placed
        lda hand
        clc
        adc hand + 1
        cmp #1
        beq yes
placed: lda _quiet_plies,x
        cmp #QUIET_MOST - 1
        rts
yes:    sec
        rts
.endproc

; void game_frontier(void)
;   In:        ply, side, limit
;   Out:       score, move, leaves, outcome (game.h)
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4, sreg, regsave, rank, found, mover
.proc _game_frontier
        ldx _ply
        jsr is_special
        bcc usual
        jmp _frontier_by_making ; it may be a draw, or another phase
usual:  lda #0
        sta _leaves
        sta _move_count
        jsr node_has_room
        bcc room
        jmp _game_eval
room:   jsr node_set_list
        lda #<-SCORE_INFINITE
        sta best
        lda #>-SCORE_INFINITE
        sta best+1
        jsr threats_of_both
        lda _side
        bne noughts
        lda mode
        beq no_cross
        jsr mills_of_crosses
        bcs judged
        jsr threats_of_noughts
        jmp others_of_crosses
no_cross:
        lda mode_of_noughts
        sta mode
        lda hole_of_noughts
        sta hole
others_of_crosses:
        jsr judge_crosses
        jmp judged
noughts:
        lda mode_of_noughts
        beq others_of_noughts
        jsr mills_of_noughts
        bcs judged
        jsr threats_of_crosses
others_of_noughts:
        jsr judge_noughts
judged: lda _leaves
        beq shut_in
        lda best_to
        sta _move
        lda best_from
        sta _move+1
        ldx _ply                ; what the moves left there
        lda #0
        sta _quiet_plies + 1,x
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
        ldy #OUTCOME_DRAW       ; no leaf was a running game
:       sty _outcome
        jmp _node_reopen_list
shut_in:
        jsr _game_settle
        jsr _score_outcome
        jmp _node_reopen_list
.endproc
