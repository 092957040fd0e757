; solver.s: the endgame solver. Twin of src/games/reversi/solver.c, and of solve_sort and solve_turn_discs in C.
;
; It is one recursion: solve_node tries its moves with solve_try, which calls solve_node for the position after a move.
; For each direction in which discs turn, the address of the code that turns them back (solver_discs.s) is pushed onto
; the stack, above the return address of solve_try. After the move has been played out, one rts runs through all of them
; and returns to the caller of solve_try.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/unroll.inc"
.include "games/reversi/solver.inc"
.include "games/reversi/directions.inc"
.export _reversi_solve_tree, game_unroll
.import directions_unroll
.import reversi_directions, back_lo, back_hi, solve_poll, solve_last, solve_rank

.bss
scout:  .res SOLVE_MOST + 1

; ---- unrolled code: turn_black, turn_white are part of solve_try: they turn the discs and continue at all_turned ----

.segment "FIXES"

fixes:  ; for unroll_operand

.segment "PLANS"

plan:   .addr unrolled, tables, reversi_directions, fixes
        .byte 1
routine unrolled, turn_black
        turn line_black, 0, 0
        unroll_end
        jmp all_turned
        unroll_done
routine unrolled, turn_white
        turn line_white, 0, 0
        unroll_end
        jmp all_turned
        unroll_done
        .byte 0

; game_unroll: writes the unrolled code of the game.   Clobbers: A, X, Y, ptr1-ptr4, sreg, tmp1-tmp4
.proc game_unroll
        jsr directions_unroll
        unroll_plan plan
.endproc

.segment "GAME"

.proc prepare
        unroll_prepare plan
.endproc

.segment "UNROLLED"

unrolled:
        unroll_reserve DIRECTIONS, 1
tables: .res 2 * unroll_kinds ; unused: each kind is one routine

.segment "GAME"

; void reversi_solve_tree(void)
;   In:        solve_top and the arrays at that index, solve_first, solve_parity, the board, side
;   Out:       solve_score, solve_move, solve_stopped
;   Clobbers:  A, X, Y, the lists, ptr1-ptr4, sreg, tmp1-tmp4, and all that budget_poll clobbers
;   Cycles:    `make reversi-endings` prints them
_reversi_solve_tree:
        jsr prepare
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
        jsr solve_poll
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
        jmp solve_last
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

; solve_sort: lists the moves of the node with Y empty squares, with ranks.
solve_sort:
        lda list_end
        sta _solve_from,y
        lda #$80
        sta ranking
        lda enemy               ; side = the enemy's, for find_any: $01 gives 0, $FF gives 1
        and #2
        lsr a
        sta _side
        ldx _reversi_next + RING
sort:   jsr solve_try
        lda _reversi_next,x
        tax
        bne sort
        sta ranking
        rts
