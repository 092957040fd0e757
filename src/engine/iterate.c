/* iterate.c: see iterate.h. On the 6502 only images with techniques (techniques.h) have it. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/iterate.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/root.h"
#include "engine/search.h"
#include "engine/techniques.h"

#define LINE_MOST 3

/* What the last complete iteration of this search found: nothing yet, if line_length is 0. */
static int16_t last_score;
static uint8_t line_length;
static uint16_t line[LINE_MOST];

/* ---- aspiration ---- */

/* The root's list is still at the bottom of the pool: makes the move at `ordinal`, which is better than the window, the
 * best of a search that stopped before it was searched again. */
static void keep_failed_high(uint8_t ordinal)
{
    list_open(0);
    list_choose(ordinal);
    search_best = ordinal;
    search_score = search_min_score;
    pv_lo[0] = (uint8_t)move;
    pv_hi[0] = (uint8_t)(move >> 8);
    pv_end[0] = 1;
}

static void narrow_window(void)
{
    int16_t width = techniques_margin(ASPIRATION_QUARTERS);

    if (!(think_with & WITH_ASPIRATION) || search_without & WITHOUT_ALPHABETA || !line_length
        || last_score >= SCORE_WON || last_score <= -SCORE_WON) {
        return;
    }
    if (last_score - width > search_min_score) {
        search_min_score = last_score - width;
    }
    search_max_score = last_score + width + root_random_margin;
}

static void keep_line(void)
{
    uint8_t i;

    last_score = search_score;
    line_length = pv_end[0];
    for (i = 0; i < LINE_MOST; ++i) {
        line[i] = (uint16_t)(pv_lo[i] | pv_hi[i] << 8);
    }
}

/* If the score is outside of the window, that side of the window is opened and the iteration repeated. */
void iterate(void)
{
    int16_t least = search_min_score;
    uint8_t failed_high = 0;
    uint8_t at_horizon = 0;

    narrow_window();
    for (;;) {
        search_tree();
        at_horizon |= search_hit_horizon;
        if (search_stopped) {
            if (failed_high && !search_best) {
                keep_failed_high(failed_high);
            }
            break;
        }
        if (node_best[0] >= search_max_score) {
            failed_high = node_best_ordinal[0];
            search_first = failed_high;
            search_min_score = search_max_score - 1;
            search_max_score = SCORE_INFINITE;
        } else if (!search_best && search_min_score > least) {
            search_min_score = least;
        } else {
            break;
        }
    }
    search_hit_horizon = at_horizon;
    search_min_score = least;
    search_max_score = SCORE_INFINITE;
    if (search_best) {
        keep_line();
    }
}

/* ---- the kept line ---- */

static uint16_t last_count = RECORD_MOST; /* moves played when the last search began */
static uint8_t continues;                 /* 1: each side has played one move since then */
static uint16_t expected;                 /* the move of its principal variation for this position, or 0 */

void iterate_prepare(void)
{
    uint8_t i;

    expected = 0;
    continues = think_with & WITH_KEPT_LINE && game_info()->sides == 2 && record_count == last_count + 2;
    if (continues && line_length >= LINE_MOST) {
        expected = line[LINE_MOST - 1];
        for (i = 0; i < LINE_MOST - 1; ++i) {
            record_move(last_count + i);
            if (move != line[i]) {
                expected = 0;
            }
        }
    }
    line_length = 0;
}

uint8_t iterate_continues(void)
{
    last_count = record_count;
    return continues;
}

uint8_t iterate_first(void)
{
    uint8_t i;

    for (i = expected ? move_count : 0; i; --i) {
        list_choose(i);
        if (move == expected && root_random_bonus[i] != ROOT_SKIP) {
            break;
        }
    }
    return i;
}
