; edge_update.s: what a move changes along an edge. Twin of src/games/reversi/edge_update.c
;
; Tables by rim cell: the first window that contains the cell, its weight there, and its weight in the second window if
; it is in both.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/reversi/reversi.inc"
.export gain_edge, rim_window, rim_power, rim_second

rim_now = ptr3
place   = ptr3 + 1      ; position of the new disc on the edge
low     = ptr4          ; first position of the discs that turn
high    = ptr4 + 1      ; last position of the discs that turn
first   = ptr2          ; first window of the edge

.segment "GAME"

rim_window:             ; by rim cell: the first window that contains it
    .repeat 4, edge
        .byte edge * 2, edge * 2, edge * 2, edge * 2
        .byte edge * 2, edge * 2 + 1, edge * 2 + 1, edge * 2 + 1
    .endrepeat
rim_power:
    .repeat 4
        .byte 1, 3, 9, 27, 81, 9, 3, 1
    .endrepeat
rim_second:             ; weight in the second window; 0: the cell is in no other window
    .repeat 4
        .byte 0, 0, 0, 81, 27, 0, 0, 0
    .endrepeat

; gain += A, a signed byte with its flags: the difference of two windows, whose values are at most 60 either way.
.macro add_difference
    .scope
        bmi minus
        clc
        adc gain
        sta gain
        bcc done
        inc gain+1
        bcs done                ; always
minus:  clc
        adc gain
        sta gain
        bcs done
        dec gain+1
done:
    .endscope
.endmacro

; black_change, white_change: add the gain of a window whose state changes from _reversi_window + n,x to A.
; Clobbers A, X, Y.
.macro black_change n
        ldy _reversi_window + n,x
        tax
        sec
        lda _reversi_edge,x
        sbc _reversi_edge,y
        add_difference
.endmacro

.macro white_change n
        ldy _reversi_window + n,x
        tax
        sec
        lda _reversi_edge,y
        sbc _reversi_edge,x
        add_difference
.endmacro

; X = the next cell along the edge.   Clobbers: A
.macro to_next step
        .if step = 1
        inx
        .elseif step = -1
        dex
        .elseif step > 0
        txa
        clc
        adc #step
        tax
        .else
        txa
        sec
        sbc #-(step)
        tax
        .endif
.endmacro

; Follows enemy discs along the edge from the new disc, both ways. `low` and `high` become the positions of the farthest
; discs that turn.
.macro along step, enemy_is
    .scope
        ldy place
up:     to_next step
        iny
        lda _reversi_cell,x
        beq none
        enemy_is up
        dey
        sty high
none:   ldx cell_now
        ldy place
down:   to_next -(step)
        dey
        lda _reversi_cell,x
        beq done
        enemy_is down
        iny
        sty low
done:
    .endscope
.endmacro

; white_window, black_window: A = a window's new state. In: X = the edge's first window. White: the old state plus the
; weights of positions low to high, plus the new disc's weight once more. Black: the old state minus the weights of
; positions low to high, plus twice the new disc's weight.
.macro white_window n
        ldy high
        lda sums + n * 9 + 1,y
        ldy low
        sec
        sbc sums + n * 9,y
        ldy place
        clc
        adc _reversi_edge_power + n * 8,y
        adc _reversi_window + n,x
.endmacro

.macro black_window n
        ldy place
        lda _reversi_window + n,x
        clc
        adc _reversi_edge_power + n * 8,y
        adc _reversi_edge_power + n * 8,y
        ldy low
        adc sums + n * 9,y
        ldy high
        sec
        sbc sums + n * 9 + 1,y
.endmacro

sums:   .byte 0, 1, 4, 13, 40, 121, 121, 121, 121       ; by position: sum of the weights before it, for each window
        .byte 0, 0, 0, 0, 81, 108, 117, 120, 121

; gain_edge: adds to `gain` what the move changes along one edge.
;   In:        A = rim number, X = cell
;   Out:       gain
;   Keeps:     X
;   Clobbers:  A, Y, ptr2-ptr4, tmp2
;   Cycles:    about 100 if no neighbour on the edge is an enemy disc, else about 300
.proc gain_edge
        stx cell_now
        tay
        sta rim_now
        cmp #16
        lda _side
        beq black
        jmp white
black:  bcs black_upright
        lda _reversi_cell + 1,x ; turning needs an enemy disc beside the new one
        ora _reversi_cell - 1,x
        bpl black_alone
        jsr set_place
        along 1, bmi
        jmp black_turns
black_upright:
        lda _reversi_cell + 9,x
        ora _reversi_cell - 9,x
        bpl black_alone
        jsr set_place
        along 9, bmi
        jmp black_turns
black_alone:
        ldx rim_window,y
        lda rim_power,y
        clc
        adc _reversi_window,x
        black_change 0
        ldy rim_now
        lda rim_second,y
        beq black_done
        ldx rim_window,y
        clc
        adc _reversi_window + 1,x
        black_change 1
black_done:
        ldx cell_now
        rts

white:  bcs white_upright
        lda #BLACK
        cmp _reversi_cell + 1,x
        beq white_across
        cmp _reversi_cell - 1,x
        bne white_alone
white_across:
        jsr set_place
        along 1, bpl
        jmp white_turns
white_upright:
        lda #BLACK
        cmp _reversi_cell + 9,x
        beq white_up
        cmp _reversi_cell - 9,x
        bne white_alone
white_up:
        jsr set_place
        along 9, bpl
        jmp white_turns
white_alone:
        ldx rim_window,y
        lda rim_power,y         ; twice, for digit 2
        asl a
        clc
        adc _reversi_window,x
        white_change 0
        ldy rim_now
        lda rim_second,y
        beq white_done
        ldx rim_window,y
        asl a
        clc
        adc _reversi_window + 1,x
        white_change 1
white_done:
        ldx cell_now
        rts

black_turns:
        jsr first_window
        black_window 0
        black_change 0
        ldx first
        black_window 1
        black_change 1
        ldx cell_now
        rts
white_turns:
        jsr first_window
        white_window 0
        white_change 0
        ldx first
        white_window 1
        white_change 1
        ldx cell_now
        rts

set_place:
        tya
        and #7
        sta place
        sta low
        sta high
        rts

first_window:
        lda rim_now
        lsr a
        lsr a
        and #6
        sta first
        tax
        rts
.endproc
