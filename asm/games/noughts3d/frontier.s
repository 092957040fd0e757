; frontier.s: twin of src/games/noughts3d/frontier.c. The search calls it with one ply to go.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/noughts3d/noughts3d.inc"
.export _game_frontier
.import _frontier_generic
.importzp tmp1, tmp2, tmp3

; The gain of a leaf is turned into a byte that orders leaves as their scores do. With fewer than two threes the byte is
; gain + BASE_PLAIN; with two or more, whose gain includes WORTH_WON, it is gain - WORTH_WON + BASE_WON.
BASE_PLAIN     = WORTH_TWO
PLAIN_MOST     = 28             ; largest gain with fewer than two threes: a mark that blocks seven lines of two
BASE_WON       = 128 + 7 * WORTH_TWO
WON_LEAST      = 128

least   = tmp1                  ; smallest byte that is a cut-off
most    = tmp2                  ; byte of the best leaf plus one; 0: none
small   = tmp3                  ; 1 + the gain without threes

.segment "GAME"

; each_leaf: scores all leaves from cell Y on, then jumps to `all` with the best in most and move
.macro each_leaf call
        .scope
next:   lda _noughts3d_cell,y
        bne taken
        inc _leaf_count
        tya
        tax
        jsr call                ; A = 1 + sum; no leaf makes four
        cmp #SUM_THREE
        bcs threes
        adc #BASE_PLAIN         ; C = 0
check:  cmp most
        bcc taken
        beq taken
        sta most
        sty _move
        cmp least               ; A is the byte plus one
        beq taken
        bcs enough
taken:  iny
        cpy #CELLS
        bne next
enough: jmp all
threes: tax
        and #GAIN_THREE - 1
        sta small
        txa
        lsr a
        lsr a
        lsr a
        lsr a
        lsr a
        cmp #2
        lda small               ; one three: the value of its line of two, BASE_PLAIN, is lost
        bcc check
        txa                     ; 4 * threes is the upper part of the sum divided by 8
        and #$FF - (GAIN_THREE - 1)
        lsr a
        lsr a
        lsr a
        eor #$FF
        sec
        adc small
        clc
        adc #BASE_WON
        bne check               ; always
        .endscope
.endmacro

; void game_frontier(void): best leaf of a node with one ply to go, without making moves
;   In:        ply, side, score_limit
;   Out:       score, move, leaf_count, outcome (frontier in src/engine/verbs.h)
;   Clobbers:  A, X, Y, tmp1-tmp3
.proc _game_frontier
        ldx _ply
        lda _noughts3d_threes,x
        ora _noughts3d_threes + PLIES,x
        bne making
        inx
        cpx _noughts3d_last_ply
        bne quiet
making: jmp _frontier_generic

; least = byte of score_limit - value, clamped to 0 to 255
quiet:  dex
        sec
        lda _score_limit
        sbc _noughts3d_value_lo,x
        tay
        lda _score_limit+1
        sbc _noughts3d_value_hi,x
        bmi low
        bne high
        cpy #PLAIN_MOST + 1
        bcs high
        tya
        clc
        adc #BASE_PLAIN
        bne set                 ; always
low:    cmp #$FF                ; -1 to -4 can still matter
        bne any
        tya
        cmp #<-BASE_PLAIN
        bcc any
        adc #BASE_PLAIN - 1     ; C = 1
        jmp set                 ; 0 to 3
any:    lda #0
        beq set                 ; always
; No leaf with fewer than two threes reaches the limit. least = (A Y) - WORTH_WON + BASE_WON, at least WON_LEAST
high:   pha
        tya
        sec
        sbc #<(WORTH_WON - BASE_WON)
        tay
        pla
        sbc #>(WORTH_WON - BASE_WON)
        bmi doubles             ; any double is a cut-off
        bne never
        tya
        bmi set                 ; 128 and more
doubles:
        lda #WON_LEAST
        .byte $2C               ; BIT: skips the next instruction
never:  lda #255
set:    sta least
        lda #0
        sta most
        sta _leaf_count
        tay                     ; Y = cell
        lda _side
        beq first
        jmp second
first:  each_leaf call_gain_first
second: each_leaf call_gain_second

; most - 1 is the byte of the best leaf. Below 128, which is fewer than two threes: score = value + byte - BASE_PLAIN
all:    ldx _ply
        lda _noughts3d_value_lo,x
        sta _score
        lda _noughts3d_value_hi,x
        sta _score+1
        ldy most
        dey
        bmi is_won
        sec
        lda _score
        sbc #BASE_PLAIN
        sta _score
        bcs :+
        dec _score+1
:       jmp add
is_won: clc
        lda _score
        adc #<(WORTH_WON - BASE_WON)
        sta _score
        lda _score+1
        adc #>(WORTH_WON - BASE_WON)
        sta _score+1
add:    tya
        clc
        adc _score
        sta _score
        bcc :+
        inc _score+1
:       lda #0
        sta _move+1
        sta _outcome            ; OUTCOME_NONE
        rts
.endproc
