; frontier.s: twin of src/games/noughts3d/frontier.c

.include "zp.inc"
.include "games/noughts3d/noughts3d.inc"
.export _game_frontier
.import _frontier_generic
.importzp tmp1, tmp2, tmp3

; What a leaf gains, m threes among it, is a byte that orders leaves as their scores do: below two threes gain + 4;
; above WORTH_WON, gain + BASE_WON.
BASE_PLAIN     = WORTH_TWO
PLAIN_MOST     = 28             ; seven lines of two are blocked
BASE_WON       = 128 + 7 * WORTH_TWO
WON_LEAST      = 128

least   = tmp1                  ; byte that is enough
most    = tmp2                  ; of the best leaf, and one more: 0 is none
small   = tmp3                  ; 1 + of a leaf that makes threes

.segment "GAME"

; Looks at the leaves from cell Y on, and goes to `all` with the best in most and move.
.macro each_leaf call
        .scope
next:   lda _noughts3d_cell,y
        bne taken
        inc _leaf_count
        tya
        tax
        jsr call                ; A = 1 + sum; nobody can make four
        cmp #SUM_THREE
        bcs threes
        adc #BASE_PLAIN         ; C = 0
weigh:  cmp most
        bcc taken
        beq taken
        sta most
        sty _move
        cmp least               ; one more than the byte
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
        lda small               ; of one three: the four points are gone
        bcc weigh
        txa                     ; 4 m is what stands above the small gains, by 8
        and #$FF - (GAIN_THREE - 1)
        lsr a
        lsr a
        lsr a
        eor #$FF
        sec
        adc small
        clc
        adc #BASE_WON
        bne weigh               ; always
        .endscope
.endmacro

; void game_frontier(void)
;   In:        ply, side, limit
;   Out:       score, move, leaves, outcome (game.h)
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

; least = the byte of limit - value, cut to 0 to 255
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
low:    cmp #$FF                ; -1 to -4 and less
        bne any
        tya
        cmp #<-BASE_PLAIN
        bcc any
        adc #BASE_PLAIN - 1     ; C = 1
        jmp set                 ; 0 to 3
any:    lda #0
        beq set                 ; always
; more than any leaf without two threes has: (A Y) - WORTH_WON + BASE_WON, at least WON_LEAST
high:   pha
        tya
        sec
        sbc #<(WORTH_WON - BASE_WON)
        tay
        pla
        sbc #>(WORTH_WON - BASE_WON)
        bmi doubles             ; any of them
        bne never
        tya
        bmi set                 ; 128 and more
doubles:
        lda #WON_LEAST
        .byte $2C               ; BIT: over the next
never:  lda #255
set:    sta least
        lda #0
        sta most
        sta _leaf_count
        tay                     ; Y: the cell
        lda _side
        beq first
        jmp second
first:  each_leaf call_gain_first
second: each_leaf call_gain_second

; A plain leaf in `most`, less one: score = value + A - BASE_PLAIN
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
