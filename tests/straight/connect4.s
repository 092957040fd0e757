; connect4.s: the straight code of four in a row as the assembler writes it, with the whole of it in macros, for
; tests/unit/straight.c: what straight_write makes on the machine is the same, byte for byte.

.include "zp.inc"
.export _assembled, _assembled_tables, _assembled_end
.export _straight_places, _written, _written_tables
.import _connect4_gain, _connect4_straight
.importzp _connect4_line, _connect4_next

COLUMNS     = 7
ROWS        = 6
LINE_STATES = 65

; where the game has its own
_written := _connect4_straight
_written_tables := _connect4_straight + _assembled_tables - _assembled

.segment "RODATA"
_straight_places:
        .byte COLUMNS * 8

; Does `what` with the number of every line through a cell (connect4.h).
.macro each_line column, row, what
    .repeat 4, left
        .if (left <= column) .and (column <= left + 3)
            what (row) * 4 + left
            .if (row - column + left >= 0) .and (row - column + left < 3)
                what 45 + left * 3 + row - column + left
            .endif
            .if (row + column - left >= 3) .and (row + column - left < 6)
                what 57 + left * 3 + row + column - left - 3
            .endif
        .endif
    .endrepeat
    .repeat 3, low
        .if (low <= row) .and (row <= low + 3)
            what 24 + (column) * 3 + low
        .endif
    .endrepeat
.endmacro

.macro gain_first line
        ldx _connect4_line + line
        adc _connect4_gain,x
        bcs done
.endmacro

.macro gain_second line
        ldx _connect4_line + line
        adc _connect4_gain + LINE_STATES,x
        bcs done
.endmacro

.macro bump_first line
        inc _connect4_line + line
.endmacro

.macro bump_second line
        asl _connect4_line + line
.endmacro

.macro drop_first line
        dec _connect4_line + line
.endmacro

.macro drop_second line
        lsr _connect4_line + line
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
routines gain_first
routines gain_second
routines bump_first, inc
routines bump_second, inc
routines drop_first, dec
routines drop_second, dec

_assembled_tables:
gain_first_lo:  table gain_first, <, 0
gain_first_hi:  table gain_first, >, 0
gain_second_lo: table gain_second, <, 0
gain_second_hi: table gain_second, >, 0
bump_first_lo:  table bump_first, <, 1
bump_first_hi:  table bump_first, >, 1
bump_second_lo: table bump_second, <, 1
bump_second_hi: table bump_second, >, 1
drop_first_lo:  table drop_first, <, 1
drop_first_hi:  table drop_first, >, 1
drop_second_lo: table drop_second, <, 1
drop_second_hi: table drop_second, >, 1
_assembled_end:
