; unroll.s: unrolled code for the eight directions from a cell, written when the game is loaded. Twin of
; src/games/reversi/unroll.c
;
;   any_black, any_white      Z = 1: a disc of this colour on cell X turns nothing. Keeps X, Y
;   rays_black, rays_white    after clear_gain: adds the discs that turn to `gain` and `turned`; Z = 1: none. Keeps X
;   turn_black, turn_white    part of solve_try: turns the discs and continues at all_turned
;   count_black, count_white  A = Y = number of discs that turn; Y = 0 before. Keeps X
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/unroll.inc"
.include "games/reversi/solver.inc"
.include "games/reversi/directions.inc"
.export _reversi_prepare, _reversi_unrolled
.export any_black, any_white, rays_black, rays_white, turn_black, turn_white, count_black, count_white
.import all_turned, back_lo, back_hi

DIRECTIONS = 8

.segment "RODATA"

list:   .byte DIRECTIONS + 1, 1, 9, 8, 10, <-1, <-9, <-8, <-10, 0
fixes:  ; for unroll_operand

.segment "GAME"

; Each kind of code is one routine for all directions. Defines its address, and starts its pattern.
.macro routine name
        name := _reversi_unrolled + DIRECTIONS * unroll_for_items + unroll_for_ends
        unroll_kind 0
.endmacro

plan:   .addr _reversi_unrolled, tables, list, fixes
        .byte 1
routine any_black
        look_black 0
        unroll_end
        lda #0
        rts
        unroll_done
routine any_white
        look_white 0
        unroll_end
        lda #0
        rts
        unroll_done
routine rays_black
        ray_black 0
        unroll_end
        lda turned
        rts
        unroll_done
routine rays_white
        ray_white 0
        unroll_end
        lda turned
        rts
        unroll_done
routine turn_black
        turn line_black, 0, 0
        unroll_end
        jmp all_turned
        unroll_done
routine turn_white
        turn line_white, 0, 0
        unroll_end
        jmp all_turned
        unroll_done
routine count_black
        count line_black, 0
        unroll_end
        tya
        rts
        unroll_done
routine count_white
        count line_white, 0
        unroll_end
        tya
        rts
        unroll_done
        .byte 0

; void reversi_prepare(void): writes the unrolled code.
;   Clobbers:  A, X, Y, ptr1-ptr4, sreg, tmp1-tmp4
.proc _reversi_prepare
        unroll_prepare plan
.endproc

.segment "UNROLLED"

_reversi_unrolled:
        unroll_reserve DIRECTIONS, 1
tables: .res 2 * unroll_kinds ; unused: each kind is one routine

