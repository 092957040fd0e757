; connect4.s: the unrolled code of four in a row, written by the assembler with macros. tests/unit/unroll.c compares it
; byte for byte with the code that unroll_write generates when the game is loaded.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/connect4/connect4.inc"
.export _assembled, _assembled_tables, _assembled_end
.export _unroll_places, _written, _written_tables
.import connect4_three, _connect4_unrolled
.importzp _connect4_line, _connect4_next, ptr1, tmp1

; the code that the game has generated, and the tables after it
_written := _connect4_unrolled
_written_tables := _connect4_unrolled + _assembled_tables - _assembled

.segment "RODATA"
_unroll_places:
        .byte COLUMNS * 8

.macro gain line
        ldy _connect4_line + line
        adc (ptr1),y
.endmacro

.macro mark line
        ldx _connect4_line + line
        lda connect4_three,x
        bne done
.endmacro

.macro change line
        lda _connect4_line + line
        adc tmp1
        sta _connect4_line + line
.endmacro

; routines: one routine per cell, NAME_column_row: `what` for each line through the cell, then `to_next` (if given) on
; the next free cell of the column. table: by cell, the low or high bytes (byte_of) of the addresses of these routines,
; minus `less` (1 for RTS jump tables).
.macro routines what, to_next
    .repeat COLUMNS, column
        .repeat ROWS, row
            .proc .ident (.sprintf ("%s_%d_%d", .string (what), column, row))
                each_line column, row, what
                .ifnblank to_next
                to_next _connect4_next + column
                .endif
done:           rts
            .endproc
        .endrepeat
    .endrepeat
.endmacro

.macro table what, byte_of, less
    .repeat COLUMNS, column
        .repeat ROWS, row
            .byte byte_of (.ident (.sprintf ("%s_%d_%d", .string (what), column, row)) - less)
        .endrepeat
        .byte 0, 0
    .endrepeat
.endmacro

.segment "GAME"

_assembled:
routines gain
routines mark
routines change, stx

_assembled_tables:
gain_lo:        table gain, <, 0
gain_hi:        table gain, >, 0
mark_lo:        table mark, <, 0
mark_hi:        table mark, >, 0
change_lo:      table change, <, 1
change_hi:      table change, >, 1
_assembled_end:
