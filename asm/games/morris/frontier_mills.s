; frontier_mills.s: twin of src/games/morris/frontier_mills.c: leaves that close a mill, each made and scored.
; SPDX-License-Identifier: MIT

.include "engine/common.inc"
.include "games/morris/morris.inc"
.include "games/morris/moves.inc"
.include "games/morris/frontier.inc"
.export mills_of_crosses, mills_of_noughts
.import _poll_slow, rows, first_places, _game_make, _game_unmake, _game_eval, _score_outcome

line      = regsave
place     = regsave + 1         ; place of the two's empty point, plus one
victim    = regsave + 2
counted   = regsave + 3         ; leaf_count before removals of men in no mill were scored
to        = rank

.segment "GAME"

; score_removal: scores the move from `from` to `to` that removes the man on `victim`
;   Out:       C = 1: a cut-off; best, best_from, best_to, leaf_count, poll_slow
;   Clobbers:  A, X, Y, tmp1, tmp2, ptr1, ptr3
.proc score_removal
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
        bne won                 ; the opponent has lost
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

; note: records the current move as the best so far
note:   lda _score
        sta best
        lda _score+1
        sta best+1
        lda _move
        sta best_to
        lda _move+1
        sta best_from
        rts

; turn: negates score, which is then for the side that moved
turn:   negate_score
        rts
.endproc

; score_removals: body of removals_of_crosses and removals_of_noughts: scores the move from `from` to `to` once for each
; man of the side that may be removed. C = 1: a cut-off.
.macro score_removals of
        .local each, next, all, other, done
        lda _leaf_count
        sta counted
        ldx #0
each:   stx victim
        lda points,x
        cmp #(of) + 1
        bne next
        look_for_protection of, next
        jsr score_removal
        bcs done
        ldx victim
next:   inx
        cpx #POINTS
        bne each
        lda _leaf_count
        cmp counted
        clc
        bne done
        ldx #0                  ; all men are in mills, so each may be removed
all:    stx victim
        lda points,x
        cmp #(of) + 1
        bne other
        jsr score_removal
        bcs done
        ldx victim
other:  inx
        cpx #POINTS
        bne all
        clc
done:   rts
.endmacro

removals_of_crosses:    score_removals 0
removals_of_noughts:    score_removals 1

; score_mills: body of mills_of_crosses and mills_of_noughts.
.macro score_mills of, removals
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
        ldy to                  ; skip a move that also closes a horizontal mill: it was scored with that line
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
        beq next                ; there is only one neighbour
        lda points,x
        cmp #(of) + 1
        bne next
        stx from
        jsr removals
        bcc next
        rts
flies:  ldx #POINTS             ; the man that is not on the line
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

; mills_of_crosses, mills_of_noughts: score the moves of the side that close a mill, line by line
;   In:        ply, side, the position, best, score_limit, leaf_count
;   Out:       C = 1: a cut-off; best, best_from, best_to, leaf_count, poll_slow
;   Clobbers:  A, X, Y, tmp1, tmp2, ptr1, ptr3, regsave, rank, mover
mills_of_crosses:       score_mills 0, removals_of_noughts
mills_of_noughts:       score_mills 1, removals_of_crosses
