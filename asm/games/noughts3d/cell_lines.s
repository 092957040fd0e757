; cell_lines.s: twin of src/games/noughts3d/cell_lines.c: the lists of lines from which asm/engine/unroll.s writes the
; unrolled code. Their memory is used again after that.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/noughts3d/noughts3d.inc"
.export noughts3d_lists, twos, twos_a, twos_b, twos_end, masked_lines, _game_force_seen

; each_line: calls macro `what` with the number of every line through a cell, in ascending order
; (src/games/noughts3d/tables.c)
.macro each_line level, row, column, what
        what (level) * 4 + row
        what 16 + (level) * 4 + column
        what 32 + (row) * 4 + column
    .if row = column
        what 48 + (level) * 2
    .endif
    .if row + column = 3
        what 49 + (level) * 2
    .endif
    .if level = row
        what 56 + (column) * 2
    .endif
    .if level + row = 3
        what 57 + (column) * 2
    .endif
    .if level = column
        what 64 + (row) * 2
    .endif
    .if level + column = 3
        what 65 + (row) * 2
    .endif
    .if (level = row) .and (level = column)
        what 72
    .endif
    .if (level = row) .and (level + column = 3)
        what 73
    .endif
    .if (level + row = 3) .and (level = column)
        what 74
    .endif
    .if (level + row = 3) .and (level + column = 3)
        what 75
    .endif
.endmacro

.macro count line
        lines .set lines + 1
.endmacro

.macro put line
        .byte line
.endmacro

.segment "RODATA"

; One list for each cell: its length, its lines, then a number that is not used.
noughts3d_lists:
.repeat WIDE, level
    .repeat WIDE, row
        .repeat WIDE, column
            lines .set 0
            each_line level, row, column, count
            .byte lines + 1
            each_line level, row, column, put
            .byte 0
        .endrepeat
    .endrepeat
.endrepeat
lists_end:

; noughts3d_prepare writes the unrolled code; after that the lists are not needed. In their place are the log of
; forcing.s, the keys of book_key.s and game_force_seen.
twos            = noughts3d_lists       ; lines that reached two, ply after ply,
twos_a          = twos + LINES          ; with their two empty cells
twos_b          = twos_a + LINES
twos_end        = twos_b + LINES        ; end of the log, by ply
masked_lines    = twos_end + PLIES              ; lines masked by next_line
book_keys       = masked_lines + LINES_MOST     ; used by book_key.s
_game_force_seen = book_keys + 4 * IMAGES       ; all 0 between lists; noughts3d_prepare clears it
                .assert _game_force_seen + CELLS <= lists_end, lderror, "cell_lines.s: the lists are too short"
