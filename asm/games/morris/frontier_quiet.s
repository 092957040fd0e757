; frontier_quiet.s: twin of src/games/morris/frontier_quiet.c: leaves that close no mill. None is made: the gain of
; the lines is added to the value. Leaves after which the opponent can close a mill have their own limits.
; SPDX-License-Identifier: MIT

.include "games/morris/morris.inc"
.include "games/morris/moves.inc"
.include "games/morris/frontier.inc"
.export score_crosses, score_noughts
.import rows, threats_of_crosses, threats_of_noughts, set_base_of_crosses, set_base_of_noughts, _morris_threat
.import rebase, improve, improve_threatened

.segment "GAME"

; ---- leaves ----

; compare_leaf: compares a leaf with the best so far. Branches to `better` or `better_threatened` with its byte in A,
; else continues.
;   In:        A = gain for the crosses, X = to
;   Clobbers:  Y
.macro compare_leaf of, better, better_threatened
        .local no, safe, threatened
        .if (of) = 0
        eor #$80                ; HALF + A
        .else
        eor #$7F                ; HALF - A
        clc
        adc #1
        .endif
        inc _leaf_count
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

; gain_of: A = gain of line Y by a man of the side on X; branches to `mill` if the man closes one.   Clobbers: Y, before
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

; score_everywhere: scores the moves from `from` to every empty point, except those that close a mill. The man must
; have been taken out of its lines. C = 1: a cut-off.
.macro score_everywhere of
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
        compare_leaf of, better, better_threatened
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

everywhere_of_crosses:  score_everywhere 0
everywhere_of_noughts:  score_everywhere 1

; ---- steps ----

; look_for_gap: branches to `threat` if the opponent can close a mill in a line that the man on `from` leaves
;   In:        A = state of the line without the man, Y = place of the man on the line
;   Clobbers:  A, X
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

; prepare_steps: computes the values that all steps of the man on `from` share
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
        lda worth,y             ; along the column: it leaves the row
        sec
        sbc before
        sec
        sbc sum
        sta column_rest
        ldy column_state
        lda worth,y             ; along the row: it leaves the column
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

; score_steps: scores the steps of the man on X that close no mill. C = 1: a cut-off. A step changes three lines: the
; man leaves one, enters another, and changes its place in the line it moves along.
.macro score_steps of, prepare
        .local each, ready, along_column, better, better_threatened, add, next, done, leaves_gap, far
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
add:    clc
        adc sum
        ldy before
        sec
        sbc worth,y
        ldy gap
        bne leaves_gap
        compare_leaf of, better, better_threatened
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
        jmp add
leaves_gap:
        inc _leaf_count
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

steps_of_crosses:       score_steps 0, prepare_crosses
steps_of_noughts:       score_steps 1, prepare_noughts

; ---- flying men ----

; sub_gain: takes the man of the side on X out of line Y and adds the gain to A.   Clobbers: Y, before, sum
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

; lift_and_score: takes the man of the side on X out of its lines and out of the base
;   Keeps:     X                 Clobbers: A, Y, before, sum
.macro lift_and_score of
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
        bcc done                ; always
plus:   clc
        adc base
        sta base
        bcc done
        inc base+1
done:
.endmacro

; score_quiet: body of score_crosses and score_noughts.
.macro score_quiet of, set_base, threats, everywhere, steps
        .local each, next, on_board, flies, all, fly, landed, lifts
        lda #of
        jsr _morris_threat
        sta threat
        stx threat+1
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
        lift_and_score of
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

; score_crosses, score_noughts: score the moves of the side that close no mill, without making them
;   In:        ply, the position, best, score_limit, leaf_count; mode and hole of the opponent
;   Out:       C = 1: a cut-off; best, best_from, best_to, leaf_count
;   Clobbers:  A, X, Y, tmp1, tmp2, ptr1-ptr4, sreg, regsave, score, rank, found, mover
score_crosses:  score_quiet 0, set_base_of_crosses, threats_of_noughts, everywhere_of_crosses, steps_of_crosses
score_noughts:  score_quiet 1, set_base_of_noughts, threats_of_crosses, everywhere_of_noughts, steps_of_noughts
