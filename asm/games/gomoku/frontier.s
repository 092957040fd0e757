; frontier.s: twin of src/games/gomoku/frontier.c

.include "zp.inc"
.include "games/gomoku/gomoku.inc"
.export _game_frontier
.import _frontier_by_making
.importzp ptr1, ptr2

best    = ptr1                  ; one more than the best gain
need    = ptr2                  ; more than this is enough
gain_lo = ptr4 + 1

.segment "GAME"

; void game_frontier(void)
;   In:        ply, side, limit
;   Out:       score, move, leaves, outcome (game.h)
;   Clobbers:  A, X, Y, tmp1-tmp4, ptr1, ptr2, ptr4
.proc _game_frontier
        ldx _ply
        lda _gomoku_fours,x
        ora _gomoku_fours + PLIES,x
        bne making
        inx
        cpx _gomoku_last_ply
        bne quiet
making: jmp _frontier_by_making

; need = limit - (value - WORTH_MOVE), or 0
quiet:  jsr _gomoku_count_near
        ldx _ply
        sec
        lda _gomoku_value_lo,x
        sbc #WORTH_MOVE
        sta _score
        lda _gomoku_value_hi,x
        sbc #0
        sta _score+1
        sec
        lda _limit
        sbc _score
        sta need
        lda _limit+1
        sbc _score+1
        sta need + 1
        ldy #0
        lda need + 1
        bpl wanted
        sty need
        sty need + 1
wanted: sty best
        sty best + 1
        sty _leaves
        ldx #$FF
next:   inx
        lda _gomoku_near + NEAR_PAD,x
        beq next                ; the last one is not 0
        lda _gomoku_cell,x
        bne taken
        inc _leaves
        jsr gain
        adc #1                  ; C = 0
        sta gain_lo
        bcc :+
        inc gain_hi
:       ldy gain_hi
        bne much
        cmp #2 * GAIN_FOUR + 1
        bcs much
weigh:  lda best
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
        lda _leaves
        beq making
enough: lda best                ; one more than the gain
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

much:   jsr is_double
        beq weigh
        clc
        lda gain_lo
        adc #<WORTH_WON
        sta gain_lo
        lda gain_hi
        adc #>WORTH_WON
        sta gain_hi
        bne weigh               ; always
.endproc
