; connect4.s: the straight code of four in a row as the assembler writes it, with the whole of it in macros, for
; tests/unit/unroll.c: what unroll_write makes on the machine is the same, byte for byte.

.include "zp.inc"
.include "games/connect4/connect4.inc"
.export _assembled, _assembled_tables, _assembled_end
.export _unroll_places, _written, _written_tables
.import connect4_three, _connect4_straight
.importzp _connect4_line, _connect4_next, ptr1, tmp1

; where the game has its own
_written := _connect4_straight
_written_tables := _connect4_straight + _assembled_tables - _assembled

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

; One routine a cell, NAME_column_row; what it does besides to the column's
; next cell; and the table of their addresses by cell, less one for RTS.
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
