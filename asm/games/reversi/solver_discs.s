; solver_discs.s: makes and unmakes moves for the solver. Twin of src/games/reversi/solver_discs.c, and of the half of
; solver.c that goes from a move to the node after it and back.
;
; For each direction in which discs turn, the address of the code that turns them back is pushed onto the stack, above
; the return address of solve_try. After the move has been played out, one rts runs through all of them and returns to
; the caller of solve_try.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/reversi/solver.inc"
.include "games/reversi/directions.inc"
.export back_lo, back_hi, all_turned
.import _budget_poll, turn_black, turn_white, count_black, count_white

.bss
scout:  .res SOLVE_MOST + 1

.segment "GAME"

.include "games/reversi/flip_back.inc"

; solve_try: plays a disc on the empty cell X and searches the position after it.
;   Out:       C = 1: beta cut-off or search stopped, so this node is done
;   Keeps:     X
solve_try:
        ldy #0
        sty discs
        lda own
        bmi :+
        jmp turn_black
:       jmp turn_white
all_turned:                     ; both colours continue here
        lda discs
        bne some
        clc
        rts
some:   bit ranking
        bpl node_made
        jmp solve_rank
node_made:
        dec _poll_left
        bne counted
        jsr poll_now
        beq go_on
        lda enemy
        sec
        rts
go_on:  lda discs
counted:
        ldy left
        asl a
        sec
        adc _solve_discs,y      ; score if the game ended here
        dey
        cpy #1
        bne more
        jmp last
more:   sta worth
        lda #ENDED_BOTH
        sec
        sbc worth
        sta _solve_discs,y
        cpy #SORT_LEAST - 1
        bcc full
        lda #0               ; a null window, if there is a best move to beat
        sta scout + 1,y
        lda _solve_best + 1,y
        beq full
        lda _solve_alpha + 1,y
        clc
        adc #1
        cmp _solve_beta + 1,y
        bcs full
        sta worth
        lda #1
        sta scout + 1,y
        lda #ENDED_BOTH
        sec
        sbc worth
        sta _solve_alpha,y
        adc #0                  ; C = 1
        sta _solve_beta,y
        jmp down
full:   opposite _solve_beta + 1
        sta _solve_alpha,y
        opposite _solve_alpha + 1
        sta _solve_beta,y
down:   sty left
        txa
        sta _solve_cell + 1,y
        lda own
        sta _reversi_cell,x
        ldy _reversi_before,x
        lda _reversi_next,x
        sta _reversi_next,y
        tay
        lda _reversi_before,x
        sta _reversi_before,y
        lda _solve_parity
        eor quarter,x
        sta _solve_parity
again:  swap_sides
        ldy left
        jsr solve_node
        swap_sides
        inc left
        ldy left
        lda _solve_stopped
        bne back                ; C = 1, as solve_node leaves it
        lda #ENDED_BOTH
        sec
        sbc worth
        cpy #SORT_LEAST
        bcc update_best
        ldx scout,y             ; searched with a null window, and better:
        beq update_best
        cmp _solve_alpha,y
        beq update_best
        bcc update_best
        cmp _solve_beta,y
        bcs update_best
        sta _solve_alpha,y      ; search it again
        sta _solve_best,y
        sta worth
        lda #0
        sta scout,y
        jsr note_top
        dey
        sty left
        lda #ENDED_BOTH
        sec
        sbc worth
        sta _solve_beta,y
        opposite _solve_beta + 1
        sta _solve_alpha,y
        jmp again
update_best: cmp _solve_best,y
        beq worse
        bcc back
        sta _solve_best,y
        cpy _solve_top
        beq top
judged: cmp _solve_alpha,y
        bcc low
        sta _solve_alpha,y
low:    cmp _solve_beta,y       ; C = 1: beta cut-off
back:   ldx _solve_cell,y
        ldy _reversi_before,x
        txa
        sta _reversi_next,y
        ldy _reversi_next,x
        sta _reversi_before,y
        lda _solve_parity
        eor quarter,x
        sta _solve_parity
        lda #EMPTY
        sta _reversi_cell,x
        lda enemy
        rts
worse:  clc
        bcc back                ; always

top:    jsr note_top
        jmp judged

; At the root, stores the best move, unless the root side has passed and the move is the enemy's. Keeps A, Y.
note_top:
        cpy _solve_top
        bne noted
        ldx _solve_passed,y
        bne noted
        ldx _solve_cell,y
        stx _solve_move
noted:  rts

; Z = 0: the search must stop. Keeps X, Y.
poll_now:
        stx saved_cell
        sty row_difference
        jsr _budget_poll
        ldx saved_cell
        ldy row_difference
        sta _solve_stopped
        cmp #0
        rts

; Part of solve_try: one square is left after the move. The enemy plays there or, if it cannot, the side that moved.
last:   sta worth
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
        jsr poll_now
        beq enemy_counted
        bne stop_last           ; always
poll_own:
        jsr poll_now
        beq own_counted
stop_last:
        ldx cell_now
        lda #EMPTY
        sta _reversi_cell,x
        lda enemy
        sec
        rts
