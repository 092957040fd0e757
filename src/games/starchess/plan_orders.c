/* plan_orders.c: hands out a plan order by order, because the engine asks for one order at a time. The computer player
 * makes a plan once in a turn and continues with it as long as the board is the one that the plan expects.
 * asm/games/starchess/plan_orders.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/list.h"
#include "engine/root.h"
#include "engine/search_state.h"
#include "games/starchess/plan.h"

uint16_t stars_kept[PLAN_MOST];
uint8_t stars_kept_end;
uint8_t stars_kept_at; /* the order that was given last */
uint8_t stars_hint;
static uint8_t key_now[KEY_BYTES];  /* hash key of the board before that order */
static uint8_t key_next[KEY_BYTES]; /* hash key of the board after that order */

void stars_keep_plan(void)
{
    memcpy(stars_kept, stars_plan, sizeof stars_kept);
    stars_kept_end = (uint8_t)(stars_plan_count << 1);
    stars_kept_at = 0;
}

static uint8_t is_key(const uint8_t *key)
{
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        if (key[i] != hash_key[i][0]) {
            return 0;
        }
    }
    return 1;
}

static void copy_key(uint8_t *key)
{
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        key[i] = hash_key[i][ply];
    }
}

uint8_t stars_next_planned(void)
{
    if (root_excluded_count || !stars_kept_end) {
        return 0;
    }
    if (is_key(key_next) && stars_kept_at + 2 < stars_kept_end) {
        stars_kept_at += 2;
        return 1;
    }
    return stars_kept_at && is_key(key_now);
}

void stars_give_order(void)
{
    uint8_t n;
    uint8_t first = stars_kept_at >> 1;

    stars_hint = HINT_FOUND;
    copy_key(key_now);
    move = stars_kept[first];
    list_play();
    game_hash();
    copy_key(key_next);
    game_unmake();
    outcome = OUTCOME_NONE;
    for (n = 0; n < PV_MAX && first + n < stars_kept_end >> 1; ++n) {
        pv_lo[n] = (uint8_t)stars_kept[first + n];
        pv_hi[n] = (uint8_t)(stars_kept[first + n] >> 8);
    }
    pv_end[0] = n;
}
