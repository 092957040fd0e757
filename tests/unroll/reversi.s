; reversi.s: the unrolled code of reversi, expanded by macros, one direction after the other. tests/unit/unroll.c
; compares it byte for byte with the code that the game generates when it is loaded.
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "games/reversi/solver.inc"
.include "games/reversi/directions.inc"
.export _assembled, _assembled_tables, _assembled_end
.export _unroll_places, _written, _written_tables
.import _reversi_unrolled, all_turned, back_lo, back_hi

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
.macro turn_all line
        turn line, 1, 0
        turn line, 9, 1
        turn line, 8, 2
        turn line, 10, 3
        turn line, -1, 4
        turn line, -9, 5
        turn line, -8, 6
        turn line, -10, 7
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
turn_black:
        turn_all line_black
        jmp all_turned
turn_white:
        turn_all line_white
        jmp all_turned
count_black:
        count_all line_black
        tya
        rts
count_white:
        count_all line_white
        tya
        rts
_assembled_tables:
        .addr any_black, any_white, rays_black, rays_white, turn_black, turn_white, count_black, count_white
_assembled_end:
