; rank.s: twin of src/games/connect4/rank.c: ranks of the moves in a list, for the search.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/connect4/connect4.inc"
.export _game_rank
.import connect4_call_gain, gains_lo, gains_hi
.import _connect4_threat, connect4_threat_bit
.importzp ptr1, tmp1, tmp2

.segment "GAME"

; void game_rank(void): ranks the moves of the list by gain
;   In:        list, move_count, side
;   Out:       list_rank: RANK_FOUR for a win or a single move, else RANK_BASE + gain, at most RANK_MOST
;   Clobbers:  A, X, Y, ptr1, tmp1, tmp2
.proc _game_rank
        ldy _move_count
        dey
        beq only                ; often: a forced block is the only move
        ldy _side
        lda gains_lo,y
        sta ptr1
        lda gains_hi,y
        sta ptr1+1
        lda connect4_threat_bit,y
        sta tmp1
        ldy #0
next:   iny
        lda (_list_lo),y
        tax
        lda _connect4_threat,x
        and tmp1
        bne four
        sty tmp2
        clc
        jsr connect4_call_gain  ; A = 1 + gain, the tempo is 2
        ldy tmp2
        adc #RANK_BASE + 1
        bcs most
        cmp #RANK_MOST
        bcc ranked
most:   lda #RANK_MOST
ranked: sta (_list_rank),y
        cpy _move_count
        bcc next
        rts
only:   iny
four:   lda #RANK_FOUR
        bne ranked              ; always
.endproc
