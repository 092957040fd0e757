; solver_discs.s: turns discs back for the solver, and plays the last two squares. Twin of
; src/games/reversi/solver_discs.c, and of the part of solver.c that polls.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/reversi/solver.inc"
.include "games/reversi/directions.inc"
.export back_lo, back_hi, solve_poll, solve_last
.import _budget_poll, count_black, count_white

.segment "GAME"

.include "games/reversi/flip_back.inc"

; solve_poll: Z = 0: the search must stop. Keeps X, Y.
solve_poll:
        stx saved_cell
        sty row_difference
        jsr _budget_poll
        ldx saved_cell
        ldy row_difference
        sta _solve_stopped
        cmp #0
        rts

; solve_last: the end of solve_try if one square is left after the move. The enemy plays there or, if it cannot, the
; side that moved.
solve_last:
        sta worth
        stx cell_now
        lda own
        sta _reversi_cell,x
        cpx _reversi_next + RING
        beq second
        ldx _reversi_next + RING
        bne other               ; always
second: lda _reversi_next,x
        tax
other:  lda own
        bmi white_last
        ldy #0
        jsr count_white
        bne enemy_last
        ldy #0
        jsr count_black
        bne own_last
        beq none                ; always
white_last:
        ldy #0
        jsr count_black
        bne enemy_last
        ldy #0
        jsr count_white
        bne own_last
none:   lda worth               ; the last square counts for the winner
        cmp #ENDED_EVEN
        beq ended
        bcc lost
        adc #0                  ; C = 1
        bne ended               ; always
lost:   sbc #0                  ; C = 0
        jmp ended
enemy_last:
        dec _poll_left
        beq poll_enemy
enemy_counted:
        sty discs
        lda worth
        sec
        sbc discs
        sbc discs
        sbc #1
        bne ended               ; always
own_last:
        dec _poll_left
        beq poll_own
own_counted:
        tya
        asl a
        sec
        adc worth
ended:  ldx cell_now
        tay
        lda #EMPTY
        sta _reversi_cell,x
        tya
        cmp _solve_best + 2
        beq no_better
        bcc no_better
        sta _solve_best + 2
        cmp _solve_alpha + 2
        bcc below
        sta _solve_alpha + 2
below:  cmp _solve_beta + 2     ; C = 1: beta cut-off
        lda enemy
        rts
no_better:
        clc
        lda enemy
        rts
poll_enemy:
        jsr solve_poll
        beq enemy_counted
        bne stop_last           ; always
poll_own:
        jsr solve_poll
        beq own_counted
stop_last:
        ldx cell_now
        lda #EMPTY
        sta _reversi_cell,x
        lda enemy
        sec
        rts
