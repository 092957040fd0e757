; solver.s: the endgame solver. Twin of src/games/reversi/solver.c
;
; void reversi_solve_tree(void)
;   In:        solve_top and the arrays at that index, solve_first, solve_parity, the board, side
;   Out:       solve_score, solve_move, solve_stopped
;   Clobbers:  A, X, Y, the lists, and all that budget_poll clobbers
;   Cycles:    `make reversi-endings` prints them
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/reversi/solver.inc"
.export _reversi_solve_tree

.segment "GAME"

; solve_node: solves one node. In: Y = left = empty squares; alpha, beta, discs at that index. Out: worth; C = 1
solve_node:
        lda #0
        sta _solve_best,y
        sta _solve_passed,y
moves:  cpy #SORT_LEAST
        bcs by_rank
        cpy #3
        bcc two
        ldx #RING
odd:    lda _reversi_next,x
        tax
        beq even
        lda quarter,x
        and _solve_parity
        beq odd
        jsr solve_try
        bcc odd
        bcs close               ; always
even:   lda _reversi_next,x
        tax
        beq all
        lda quarter,x
        and _solve_parity
        bne even
        jsr solve_try
        bcc even
        bcs close               ; always

two:    ldx _reversi_next + RING        ; both are in odd quadrants or both in even ones: any order will do
        jsr solve_try
        bcs close
        lda _reversi_next,x
        tax
        jsr solve_try
        bcc all
        bcs close               ; always

by_rank:
        jsr solve_sort
pick:   ldy left
        lda _solve_from,y
        sta saved_cell
        ldy list_end
        cpy saved_cell
        beq all
        lda (_list_rank),y
        sty found
scan:   dey
        cpy saved_cell
        beq picked
        cmp (_list_rank),y
        bcc scan
        lda (_list_rank),y
        sty found
        bcs scan                ; always
picked: ldy found
        lda (_list_lo),y
        tax
        ldy list_end
        lda (_list_lo),y
        pha
        lda (_list_rank),y
        ldy found
        sta (_list_rank),y
        pla
        sta (_list_lo),y
        dec list_end
        jsr solve_try
        bcc pick

close:  ldy left
        lda _solve_best,y
        jmp known

all:    ldy left
        lda _solve_best,y
        bne known
        lda _solve_passed,y
        bne over
        lda #1                  ; a pass
        sta _solve_passed,y
        jsr turn_row
        lda _solve_alpha,y
        sta worth
        opposite _solve_beta
        sta _solve_alpha,y
        lda #ENDED_BOTH
        sec
        sbc worth
        sta _solve_beta,y
        jmp moves

over:   lda _solve_discs,y
        cmp #ENDED_EVEN
        beq known
        bcc less
        clc
        adc left
        bcc known               ; always
less:   sec
        sbc left
known:  ldx _solve_passed,y
        beq no_pass
        pha
        jsr turn_row
        pla
        sta worth
        lda #ENDED_BOTH
        sec
        sbc worth
no_pass:
        sta worth
        cpy #SORT_LEAST
        bcc done
        lda _solve_from,y
        sta list_end
done:   sec
        rts

; Exchanges the sides: own and enemy, and solve_discs of the node. Keeps Y.
turn_row:
        opposite _solve_discs
        sta _solve_discs,y
        swap_sides
        ldy left
        rts

_reversi_solve_tree:
        lda _side
        pha
        ldx #BLACK
        ldy #WHITE
        cmp #0
        beq black
        ldx #WHITE
        ldy #BLACK
black:  stx own
        sty enemy
        lda #0
        sta list_end
        sta ranking
        sta _solve_stopped
        ldy _solve_top
        sty left
        jsr solve_node
        lda worth
        sta _solve_score
        pla
        sta _side
        rts
