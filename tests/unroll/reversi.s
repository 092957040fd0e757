; reversi.s: the unrolled code of reversi, expanded by macros, one direction after the other. tests/unit/unroll.c
; compares it byte for byte with the code that the game generates when it is loaded. The code that solver.s generates is
; tested by tests/text/reversi_endings.sh.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/reversi/solver.inc"
.include "games/reversi/directions.inc"
.export _assembled, _assembled_tables, _assembled_end
.export _unroll_places, _written, _written_tables
.import _reversi_unrolled

; the code that the game has generated, and the tables after it
_written := _reversi_unrolled
_written_tables := _reversi_unrolled + _assembled_tables - _assembled

.segment "RODATA"
_unroll_places:
        .byte 1

.segment "GAME"

; all: expands the macro `what` for each of the eight directions
.macro all what
        what 1
        what 9
        what 8
        what 10
        what -1
        what -9
        what -8
        what -10
.endmacro
.macro count_all line
        count line, 1
        count line, 9
        count line, 8
        count line, 10
        count line, -1
        count line, -9
        count line, -8
        count line, -10
.endmacro

_assembled:
any_black:
        all look_black
        lda #0
        rts
any_white:
        all look_white
        lda #0
        rts
rays_black:
        all ray_black
        lda turned
        rts
rays_white:
        all ray_white
        lda turned
        rts
count_black:
        count_all line_black
        tya
        rts
count_white:
        count_all line_white
        tya
        rts
_assembled_tables:
        .addr any_black, any_white, rays_black, rays_white, count_black, count_white
_assembled_end:
