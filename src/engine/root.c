/* root.c: prepares the root moves before a search; see root.h. asm/engine/root.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/book.h"
#include "engine/game.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/root.h"
#include "engine/text.h"
#include "engine/search_state.h"

uint8_t root_random_margin;
uint16_t root_seed;
uint16_t root_excluded[EXCLUDED_MOST];
uint8_t root_excluded_count;

/* Mirror images are looked for only among the ordinals below MIRRORS_MOST: symmetric positions of our games have fewer
 * moves than that. The keys are in text_buffer, which is free while the computer thinks. */
#define MIRRORS_MOST 20
#define MIRROR_KEY(i) (text_buffer + (uint8_t)((i) * BOOK_KEY))

uint8_t root_count_legal(void)
{
    uint8_t i;
    uint8_t first = 0;
    uint8_t legal = 0;

    list_moves();
    for (i = 1; i <= move_count && legal < 2; ++i) {
        list_choose(i);
        if (list_is_legal() && ++legal == 1) {
            first = i;
        }
    }
    list_choose(first);
    return legal;
}

static void set_random_bonus(void)
{
    uint8_t i = 0;

    memset(root_random_bonus, 0, sizeof root_random_bonus);
    if (!root_seed || !root_random_margin) {
        return;
    }
    random_seed = root_seed;
    do {
        root_random_bonus[i] = random_below(root_random_margin);
    } while (++i);
}

static uint8_t is_excluded(void)
{
    uint8_t i;

    for (i = 0; i < root_excluded_count; ++i) {
        if (root_excluded[i] == move) {
            return 1;
        }
    }
    return 0;
}

/* Returns 1 if `move`, ordinal n, is to be left out because it leads to a mirror image of the position after an earlier
 * move. If the random bonus of `move` is odd, leaves out the earlier move instead (ROOT_SKIP) and returns 0. */
static uint8_t is_mirror(uint8_t n)
{
    uint8_t i;

    memset(MIRROR_KEY(n), 0, BOOK_KEY);
    list_play();
    if (outcome == OUTCOME_ILLEGAL) {
        return 0;
    }
    game_hash();
    game_book_key();
    game_unmake();
    memcpy(MIRROR_KEY(n), book_key, BOOK_KEY);
    for (i = n; --i;) {
        if (memcmp(MIRROR_KEY(i), book_key, BOOK_KEY) == 0) {
            if (root_random_bonus[n] & 1) {
                root_random_bonus[i] = ROOT_SKIP;
                return 0;
            }
            return 1;
        }
    }
    return 0;
}

void root_prepare(void)
{
    uint8_t i;
    uint8_t left_out;

    set_random_bonus();
    list_open(0); /* list the moves as the search does, so that they get the same ordinals */
    search_gen_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        left_out = is_excluded();
        if (i < MIRRORS_MOST) {
            left_out |= is_mirror(i);
        }
        if (left_out) {
            root_random_bonus[i] = ROOT_SKIP;
        }
    }
    outcome = OUTCOME_NONE;
}
