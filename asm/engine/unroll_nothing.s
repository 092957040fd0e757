; unroll_nothing.s: game_unroll of a game without unrolled code (asm/engine/unroll.inc). The linker takes it from the
; overlay library if the game has none of its own.
; SPDX-License-Identifier: MIT

.export game_unroll

.segment "PLANS"

game_unroll:
        rts
