; frontier_quiet.s: twin of src/games/morris/frontier_quiet.c: the moves of the last ply that close no mill. None is
; made: what the lines
; gain is added to the value, and who leaves a gap for the other side's mill is told from who does not.

.include "games/morris/morris.inc"
.include "games/morris/moves.inc"
.include "games/morris/frontier.inc"
.export judge_crosses, judge_noughts
.import rows, threats_of_crosses, threats_of_noughts, set_base_of_crosses, set_base_of_noughts, _morris_threat
.import rebase, improve, improve_threatened

.segment "GAME"

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

; Goes to `threat` if the other side can close a mill in a line that the man on `from` leaves. In: A = the state of the
; line
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

; The steps of the man on X, without mills. C = 1: one is enough. He leaves one line and comes to another; in the line
; he goes along he changes his place.
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
        bcc done                ; always
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
.macro judge_others of, set_base, threats, everywhere, steps
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

judge_crosses:  judge_others 0, set_base_of_crosses, threats_of_noughts, everywhere_of_crosses, steps_of_crosses
judge_noughts:  judge_others 1, set_base_of_noughts, threats_of_crosses, everywhere_of_noughts, steps_of_noughts
