; unroll.s: unrolled code for the eight directions from a cell, written when the game is loaded. Twin of
; src/games/reversi/unroll.c
;
;   any_black, any_white      Z = 1: a disc of this colour on cell X turns nothing. Keeps X, Y
;   rays_black, rays_white    after clear_gain: adds the discs that turn to `gain` and `turned`; Z = 1: none. Keeps X
;   count_black, count_white  A = Y = number of discs that turn; Y = 0 before. Keeps X
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "engine/unroll.inc"
.include "games/reversi/solver.inc"
.include "games/reversi/directions.inc"
.export directions_unroll, _reversi_prepare, _reversi_unrolled, reversi_directions
.export any_black, any_white, rays_black, rays_white, count_black, count_white

.segment "RODATA"

reversi_directions:
        .byte DIRECTIONS + 1, 1, 9, 8, 10, <-1, <-9, <-8, <-10, 0

.segment "FIXES"

fixes:  ; for unroll_operand

.segment "PLANS"

plan:   .addr _reversi_unrolled, tables, reversi_directions, fixes
        .byte 1
routine _reversi_unrolled, any_black
        look_black 0
        unroll_end
        lda #0
        rts
        unroll_done
routine _reversi_unrolled, any_white
        look_white 0
        unroll_end
        lda #0
        rts
        unroll_done
routine _reversi_unrolled, rays_black
        ray_black 0
        unroll_end
        lda turned
        rts
        unroll_done
routine _reversi_unrolled, rays_white
        ray_white 0
        unroll_end
        lda turned
        rts
        unroll_done
routine _reversi_unrolled, count_black
        count line_black, 0
        unroll_end
        tya
        rts
        unroll_done
routine _reversi_unrolled, count_white
        count line_white, 0
        unroll_end
        tya
        rts
        unroll_done
        .byte 0

; directions_unroll: writes the unrolled code.   Clobbers: A, X, Y, ptr1-ptr4, sreg, tmp1-tmp4
.proc directions_unroll
        unroll_plan plan
.endproc

.segment "GAME"

; void reversi_prepare(void): writes the unrolled code.
;   Clobbers:  A, X, Y, ptr1-ptr4, sreg, tmp1-tmp4
.proc _reversi_prepare
        unroll_prepare plan
.endproc

.segment "UNROLLED"

_reversi_unrolled:
        unroll_reserve DIRECTIONS, 1
tables: .res 2 * unroll_kinds ; unused: each kind is one routine
