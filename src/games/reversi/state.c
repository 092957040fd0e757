/* state.c: the variables of reversi. Its twin asm/games/reversi/state.s puts the hot ones into zero page. */
/* SPDX-License-Identifier: MIT */
#include "games/reversi/reversi.h"
#include "games/reversi/solver.h"

uint8_t reversi_window[WINDOWS];
uint8_t reversi_discs;
uint8_t reversi_top;
uint8_t reversi_cell[CELLS];
uint8_t reversi_state[CELLS];
uint8_t reversi_next[CELLS];
uint8_t reversi_before[CELLS];
uint8_t reversi_turned[256];
uint8_t reversi_turned_from[PLIES];
uint8_t reversi_value_lo[PLIES];
uint8_t reversi_value_hi[PLIES];
uint8_t reversi_value_stage[PLIES];
uint8_t reversi_stage;
uint8_t reversi_worth[STATES];
uint8_t reversi_twice[STATES];
int8_t reversi_step[STATES];
int8_t reversi_edge[WINDOW_STATES];
uint8_t reversi_random[2 * CELLS + (KEY_BYTES - 1) * ZOBRIST_STEP];

uint8_t solve_top;
uint8_t solve_first;
uint8_t solve_score;
uint8_t solve_move;
uint8_t solve_stopped;
uint8_t solve_parity;
uint8_t solve_alpha[SOLVE_MOST + 1];
uint8_t solve_beta[SOLVE_MOST + 1];
uint8_t solve_discs[SOLVE_MOST + 1];
uint8_t solve_best[SOLVE_MOST + 1];
uint8_t solve_cell[SOLVE_MOST + 1];
uint8_t solve_passed[SOLVE_MOST + 1];
uint8_t solve_from[SOLVE_MOST + 1];
