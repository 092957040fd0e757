; rank.s: twin of src/games/noughts/rank.c: ranks of the moves in a list, for the search.
;
; A square has two to four lines; NO_LINE follows the last one.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/games/noughts.inc"
.export _game_rank
.import _noughts_lines, _noughts_first_guess, _noughts_urgent
.importzp _noughts_line, ptr1, tmp1, tmp2

.segment "GAME"

; addresses of noughts_urgent, by side
urgent_lo:      .byte <_noughts_urgent, <(_noughts_urgent + LINE_STATES)
urgent_hi:      .byte >_noughts_urgent, >(_noughts_urgent + LINE_STATES)

; Zero page of game_rank.
best    = tmp1
ordinal = tmp2

.macro rank_line n              ; best = max (best, urgent[state])
        .scope
        ldy _noughts_lines + n,x
    .if n >= 2                  ; two lines go through every square
        cpy #NO_LINE
        beq ranked
    .endif
        lda _noughts_line,y
        tay
        lda (ptr1),y
        cmp best
        bcc less
        sta best
less:
        .endscope
.endmacro

; void game_rank(void): ranks the moves of the list
;   In:        list, move_count, side, noughts_line
;   Out:       list_rank: the first guess of the square, or the rank of its most urgent line, whichever is higher
;   Clobbers:  A, X, Y, ptr1, tmp1, tmp2
;   Cycles:    30 and 93 to 134 a move                      Bytes: 116
;   Twin test: tests/twin/games.c
.proc _game_rank
        ldy _move_count
        beq done
        ldx _side               ; ptr1 = noughts_urgent[side]
        lda urgent_lo,x
        sta ptr1
        lda urgent_hi,x
        sta ptr1+1
each:   sty ordinal
        lda (_list_lo),y
        tax
        lda _noughts_first_guess,x
        sta best
        txa
        asl a
        asl a
        tax                     ; X = square * LINES_A_SQUARE
    .repeat 4, n
        rank_line n
    .endrepeat
ranked: ldy ordinal
        lda best
        sta (_list_rank),y
        dey
        bne each
done:   rts
.endproc
