; lines.s: twin of src/games/connect4/lines.c: the lines through each cell, for rules.s, threats.s and rank.s.
;
; The lines through each of the 42 cells are handled by unrolled code (asm/engine/unroll.inc): a line takes eight
; cycles for the gain, nine to change its state, nine to test for three discs. connect4.h explains the states. The
; disk holds the lists of lines; connect4_prepare writes the code from them when the game is loaded.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/unroll.inc"
.include "games/connect4/connect4.inc"
.export game_unroll, _connect4_prepare, _connect4_unrolled, connect4_call_gain, gains_lo, gains_hi
.export connect4_three, connect4_lists, gain_lo, gain_hi, mark_lo, mark_hi, change_lo, change_hi
.import _connect4_gain
.importzp _connect4_line, _connect4_next

items .set 0

.macro put line
        .byte line
        items .set items + 1
.endmacro

.segment "RODATA"

; One list for each cell: its length, its lines, then the number of its column. Each column has eight lists; the last
; two belong to no cell and are empty.
connect4_lists:
.repeat COLUMNS, column
    .repeat ROWS, row
        lines .set 0
        each_line column, row, count_line
        .byte lines + 1
        each_line column, row, put
        .byte column
    .endrepeat
        .byte 0, 0
.endrepeat

; By state of a line: 1 if it has three discs of one side and none of the other.
connect4_three:
    .repeat ::LINE_KINDS
        .byte 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0
    .endrepeat

gains_lo:
        .byte <_connect4_gain, <(_connect4_gain + LINE_STATES)
gains_hi:
        .byte >_connect4_gain, >(_connect4_gain + LINE_STATES)

.segment "FIXES"

fixes:  ; filled by unroll_operand

.segment "PLANS"

; The kinds of routines, in the order of the address tables.
plan:   .addr _connect4_unrolled, tables, connect4_lists, fixes
        .byte CELLS_ALL
        unroll_kind 0           ; gain: adds the gain in each line to A
        unroll_operand 1
        ldy _connect4_line
        adc (gains),y
        unroll_end
        rts
        unroll_done
        unroll_kind 0, 1        ; mark: returns at the first line with three discs of one side, with Z = 0
        unroll_operand 1
        ldx _connect4_line
        lda connect4_three,x
        bne :+
        unroll_end
:       rts
        unroll_done
        unroll_kind 1           ; change: adds `disc` to each line and sets the next cell of the column to X
        unroll_operand 1
        lda _connect4_line
        adc disc
        unroll_operand 1
        sta _connect4_line
        unroll_end
        stx _connect4_next
        rts
        unroll_done
        .byte 0

; game_unroll: writes the unrolled code.   Clobbers: A, X, Y, ptr1-ptr4, sreg, tmp1-tmp4
.proc game_unroll
        unroll_plan plan
.endproc

.segment "UNROLLED"

_connect4_unrolled:
        unroll_reserve items, CELLS
; Addresses by cell; the addresses of `change` are reduced by one, for RTS.
tables:
        unroll_tables gain, CELLS_ALL
        unroll_tables mark, CELLS_ALL
        unroll_tables change, CELLS_ALL

.segment "GAME"

; void connect4_prepare(void): writes the unrolled code, at the first call only
;   Out:       the code and the tables of its addresses
;   Clobbers:  A, X, Y, ptr1-ptr4, sreg, tmp1-tmp4
.proc _connect4_prepare
        unroll_prepare plan
.endproc

; connect4_call_gain: gain of a disc in a cell
;   In:        X = cell, gains, C = 0
;   Out:       A = 1 + gain of the lines, C = 0 (see WORTH_TEMPO in connect4.h)
;   Clobbers:  Y
;   Cycles:    52 (corner) to 132 (centre)
.proc connect4_call_gain
        unroll_set_call gain, call
        lda #1
call:   jmp _connect4_unrolled  ; operand written by unroll_set_call
.endproc
