; state.s: the variables of reversi, the hot ones in zero page. Twin of src/games/reversi/state.c
; SPDX-License-Identifier: MIT

.include "zp.inc"
.include "constants/games/reversi.inc"
.exportzp _reversi_window, _reversi_discs, _reversi_top, _solve_parity, solve_zp
.export _solve_top, _solve_first, _solve_score, _solve_move, _solve_stopped
.export _solve_alpha, _solve_beta, _solve_discs, _solve_best, _solve_cell
.export _solve_passed, _solve_from
.export _reversi_cell, _reversi_state, _reversi_next, _reversi_before
.export _reversi_turned, _reversi_turned_from
.export _reversi_value_lo, _reversi_value_hi, _reversi_value_stage
.export _reversi_random, _reversi_stage, _reversi_worth, _reversi_twice, _reversi_step, _reversi_edge

_reversi_window = _zp_game
_reversi_discs  = _zp_game + WINDOWS
_reversi_top    = _zp_game + WINDOWS + 1
_solve_parity   = _zp_game + WINDOWS + 2
solve_zp        = _zp_game + WINDOWS + 3        ; 9 bytes for solver.inc

; Accesses to these never cross the end of a page, which would cost a cycle each. Rays reach up to 70 cells ahead and
; back, so the board is in the middle of a page.
.segment "PAGES"
.align 256
_reversi_turned_from: .res PLIES
_reversi_value_lo:    .res PLIES
                      .res 70 - 2 * PLIES
_reversi_cell:        .res CELLS
_reversi_state:       .res CELLS
.align 256
_reversi_worth:       .res STATES
_reversi_twice:       .res STATES
_reversi_step:        .res STATES
.align 256
_reversi_edge:        .res WINDOW_STATES
.align 256
_reversi_next:        .res CELLS
_reversi_before:      .res CELLS
_reversi_value_hi:    .res PLIES
_reversi_value_stage: .res PLIES
.align 256
_reversi_turned:      .res 256

.bss
_reversi_random:      .res 2 * CELLS + (KEY_BYTES - 1) * ZOBRIST_STEP
_reversi_stage:       .res 1
_solve_top:           .res 1
_solve_first:         .res 1
_solve_score:         .res 1
_solve_move:          .res 1
_solve_stopped:       .res 1
_solve_alpha:         .res SOLVE_MOST + 1
_solve_beta:          .res SOLVE_MOST + 1
_solve_discs:         .res SOLVE_MOST + 1
_solve_best:          .res SOLVE_MOST + 1
_solve_cell:          .res SOLVE_MOST + 1
_solve_passed:        .res SOLVE_MOST + 1
_solve_from:          .res SOLVE_MOST + 1

; game_swap (src/view/hooks.h). A move turns at most 18 discs.
.export game_swap
.rodata
game_swap:  .byte WINDOWS + 12
                .addr _zp_game
                .byte CELLS
                .addr _reversi_cell
                .byte CELLS
                .addr _reversi_state
                .byte CELLS
                .addr _reversi_next
                .byte CELLS
                .addr _reversi_before
                .byte 18
                .addr _reversi_turned
                .byte $80 + 2
                .addr _reversi_turned_from ; reversi_value_lo
                .byte $80 + 2
                .addr _reversi_value_hi ; reversi_value_stage
                .byte 0
; evaluating a position loads the tables of its stage (eval.s): those of the paused search are loaded again
.export game_swap_prepare, game_swap_pause, game_swap_thaw
.import _reversi_load
.bss
paused_stage:   .res 1
.code
game_swap_pause:
        lda _reversi_stage
        sta paused_stage
        rts
game_swap_thaw:
        lda paused_stage
        cmp _reversi_stage
        beq game_swap_prepare
        sta _reversi_stage
        jmp _reversi_load
game_swap_prepare:
        rts
