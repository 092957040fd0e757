/* search_state.c: storage of what search_state.h names; asm/engine/search_state.s is its twin. What
 * stands in zero page there is state.c's here. */
#include "engine/game.h"
#include "engine/search_state.h"

uint8_t search_depth;
uint8_t search_first;
void (*search_near)(void) = game_generate;
void (*search_quiet)(void);
uint8_t (*search_prune)(void);
void (*search_rough)(void);
void (*search_hunt)(void);
int16_t search_floor = -SCORE_INFINITE;
uint8_t search_late;
uint8_t (*search_chance)(uint8_t step);
uint8_t root_noise[256];
uint8_t root_skip[256];

uint8_t search_best;
int16_t search_score;
uint8_t search_stopped;
uint8_t search_horizon;
uint8_t line_end[PLIES];
uint8_t line_lo[LINE_MOST * LINE_MOST];
uint8_t line_hi[LINE_MOST * LINE_MOST];
uint32_t search_hits;
uint32_t search_cuts;
uint32_t search_firsts;

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
uint8_t node_late[PLIES];
uint16_t node_list[PLIES];
uint8_t *node_slot[PLIES];
