; frontier.s: twin of src/games/gomoku/frontier.c. The search calls it with one ply to go.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/gomoku/gomoku.inc"
.export _game_frontier
.import _frontier_generic
.importzp ptr1, ptr2

best    = ptr1                  ; best gain plus one
need    = ptr2                  ; a gain plus one above this is a cut-off
gain_lo = ptr4 + 1
urge    = ptr3                  ; shares window_at, which is free after gomoku_urge

.segment "GAME"

; void game_frontier(void): best leaf of a node with one ply to go, without making moves
;   In:        ply, side, score_limit
;   Out:       score, move, leaf_count, outcome (frontier in src/engine/verbs.h)
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1-ptr4
.proc _game_frontier
        ldx _ply
        lda _gomoku_fours,x
        ora _gomoku_fours + PLIES,x
        bne making
        cpx _gomoku_opening
        bcc making
        inx
        cpx _gomoku_last_ply
        bne quiet
making: jmp _frontier_generic

quiet:  jsr _gomoku_urge
        sta urge
        ldx _ply
        sec
        lda _gomoku_value_lo,x
        sbc #WORTH_MOVE
        sta _score
        lda _gomoku_value_hi,x
        sbc #0
        sta _score+1
        lda #0
        sta best
        sta best + 1
        sta _leaf_count
        lda urge
        beq any
        jsr score_urgent
        ldx urge                ; URGE_WIN and URGE_LOST: the side with a double wins
        clc
        lda worth_lo - 1,x
        adc _score
        sta _score
        lda worth_hi - 1,x
        adc _score+1
        sta _score+1
        jmp enough

; need = score_limit - (value - WORTH_MOVE), or 0
any:    sec
        lda _score_limit
        sbc _score
        sta need
        lda _score_limit+1
        sbc _score+1
        sta need + 1
        bpl wanted
        lda #0
        sta need
        sta need + 1
wanted: jsr _gomoku_count_near
        ldx #$FF
next:   inx
        lda _gomoku_near + NEAR_PAD,x
        beq next                ; ends: the entry of cell 255 is never 0
        lda _gomoku_cell,x
        bne taken
        inc _leaf_count
        jsr gain
        adc #1                  ; C = 0
        sta gain_lo
        bcc :+
        inc gain_hi
:       lda best
        cmp gain_lo
        lda best + 1
        sbc gain_hi
        bcs next
        lda gain_lo
        sta best
        lda gain_hi
        sta best + 1
        stx _move
        lda need
        cmp gain_lo
        lda need + 1
        sbc gain_hi
        bcs next
        bcc enough              ; always
taken:  cpx #LAST_CELL
        bcc next
        lda _leaf_count
        bne enough
        jmp _frontier_generic
enough: lda best                ; best gain plus one
        clc
        adc _score
        sta _score
        lda best + 1
        adc _score+1
        sta _score+1
        lda _score
        bne :+
        dec _score+1
:       dec _score
        lda #0
        sta _move+1
        sta _outcome            ; OUTCOME_NONE
        rts
worth_lo:
        .byte <WORTH_WON, 0, <-WORTH_WON
worth_hi:
        .byte >WORTH_WON, 0, >-WORTH_WON
.endproc

; score_urgent: finds the best of the urgent moves
;   Out:       best, move, leaf_count
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr4
.proc score_urgent
        ldx _leaf_count
        lda _gomoku_only,x
        tax
        jsr gain
        adc #1                  ; C = 0
        sta gain_lo
        bcc :+
        inc gain_hi
:       lda best
        cmp gain_lo
        lda best + 1
        sbc gain_hi
        bcs other
        lda gain_lo
        sta best
        lda gain_hi
        sta best + 1
        stx _move
other:  inc _leaf_count
        lda _leaf_count
        cmp _gomoku_only_count
        bne score_urgent
        rts
.endproc
