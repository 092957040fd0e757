/* search_state.c: storage for search_state.h; asm/engine/search_state.s is its twin. The variables that are in zero
 * page on the 6502 are in state.c. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/search_state.h"

uint8_t search_depth;
uint8_t search_first;
void (*search_gen_moves)(void) = game_generate;
void (*search_quiet)(void);
uint8_t (*search_prune)(void);
void (*search_eval_lazy)(void);
void (*search_gen_captures)(void);
int16_t search_min_score = -SCORE_INFINITE;
int16_t search_fallen;
uint8_t search_lmr_depth;
uint8_t (*search_chance)(uint8_t step);
uint8_t root_random_bonus[256];

uint8_t search_best;
int16_t search_score;
uint8_t search_stopped;
uint8_t search_hit_horizon;
uint8_t pv_end[PLIES];
uint8_t pv_lo[PV_MAX * PV_MAX];
uint8_t pv_hi[PV_MAX * PV_MAX];
uint32_t search_tt_hits;
uint32_t search_cuts;
uint32_t search_first_move_cuts;

uint8_t node_depth[PLIES];
uint8_t node_current[PLIES];
int16_t node_alpha[PLIES];
int16_t node_beta[PLIES];
int16_t node_best[PLIES];
uint8_t node_best_ordinal[PLIES];
uint8_t node_scouting[PLIES];
uint8_t node_bound[PLIES];
uint8_t node_count[PLIES];
uint8_t node_first[PLIES];
uint8_t node_ranked[PLIES];
uint8_t node_staged[PLIES];
uint8_t node_quiet_tried[PLIES];
uint16_t node_list[PLIES];
uint8_t *node_slot[PLIES];
