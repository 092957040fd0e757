; frontier_mills.s: twin of src/games/morris/frontier_mills.c: the moves of the last ply that close a mill, each made
; and judged.

.include "games/morris/morris.inc"
.include "games/morris/moves.inc"
.include "games/morris/frontier.inc"
.export mills_of_crosses, mills_of_noughts
.import _poll_slow, rows, first_places, _game_make, _game_unmake, _game_eval, _score_outcome

line      = regsave
place     = regsave + 1         ; the empty point of two men: its place, and one more
victim    = regsave + 2
counted   = regsave + 3         ; leaves before the men in no mill
to        = rank

.segment "GAME"

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
        inc _leaf_count
        inc _poll_slow
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
        cmp _score_limit
        lda best+1
        sbc _score_limit+1
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
        lda _leaf_count
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
        lda _leaf_count
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
