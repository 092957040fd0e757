; solver_order.s: ranks a move of a solver's node. Twin of src/games/reversi/solver_order.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/reversi/solver.inc"
.include "constants/games/reversi/solver_order.inc"
.export solve_rank
.import find_any

.segment "GAME"

; solve_rank: the end of solve_try while moves are ranked: appends the move on X, whose discs have been turned, to the
; list.
solve_rank:
        stx saved_cell
        lda own
        sta _reversi_cell,x
        lda #1 + ODD_RANK
        sta rank
        ldx _reversi_next + RING
each:   cpx saved_cell
        beq next
        jsr find_any
        beq next
        lda #MOVE_RANK
        ldy _reversi_state,x
        cpy #STATE_CORNER
        bcc no_corner
        lda #CORNER_RANK
no_corner:
        clc
        adc rank
        sta rank
next:   lda _reversi_next,x
        tax
        bne each
        ldx saved_cell
        sta _reversi_cell,x     ; EMPTY
        lda quarter,x
        and _solve_parity
        beq even_quarter
        dec rank
even_quarter:
        ldy left
        cpy _solve_top
        bne not_first
        cpx _solve_first
        bne not_first
        lda #0
        sta rank
not_first:
        inc list_end
        ldy list_end
        lda rank
        sta (_list_rank),y
        txa
        sta (_list_lo),y
        clc
        lda enemy
        rts
