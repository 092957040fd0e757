/* state.c: storage for state.h on the host. On the 6502 asm/engine/state.s, its twin, is linked instead, also in the
 * builds that are otherwise C: it puts the scalars in zero page. (A twin is the assembly file that replaces the C file
 * of the same path; both do the same and tests compare them.) */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/budget.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/state.h"
#include "engine/search_state.h"

uint8_t ply;
uint8_t side;
uint8_t outcome;
uint16_t move;
int16_t score;
int16_t score_limit;
uint8_t leaf_count;
uint8_t extend_ply;
uint8_t score_margin;
uint8_t rank_from;

uint8_t move_count;
uint8_t *list_lo;
uint8_t *list_hi;
uint8_t *list_rank;
uint8_t history[256];

uint8_t path_lo[PLIES];
uint8_t path_hi[PLIES];
uint8_t reversible_plies[PLIES];
uint8_t hash_key[KEY_BYTES][PLIES];

int16_t draw_worth[SIDES_MOST];
uint8_t rules;

uint8_t poll_left;
uint8_t search_without;
uint8_t search_noisy;
uint8_t *tt_slot;

void list_clear(void)
{
    memset(list_pool, 0, sizeof list_pool);
}

void state_clear(void)
{
    list_clear();
    memset(reversible_plies, 0, sizeof reversible_plies);
}
