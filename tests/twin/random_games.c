/* random_games.c: random numbers and random games for the twin tests. */
/* SPDX-License-Identifier: MIT */
#include "twin.h"

static uint16_t dice_state;
static uint8_t over; /* 1: the current game has ended */

void dice_seed(uint16_t seed)
{
    dice_state = seed;
}

uint8_t dice_byte(void)
{
    dice_state ^= dice_state << 7;
    dice_state ^= dice_state >> 9;
    dice_state ^= dice_state << 8;
    return (uint8_t)(dice_state >> 4);
}

uint8_t dice_below(uint8_t n)
{
    return dice_byte() % n;
}

void dice_fill(uint8_t *bytes, uint16_t count)
{
    while (count--) {
        *bytes++ = dice_byte();
    }
}

/* Sets score_limit to a value near a typical evaluation, far beyond it, or random. */
void pick_score_limit(void)
{
    switch (dice_below(4)) {
    case 0:
        score_limit = (int16_t)(dice_byte() << 8 | dice_byte()) % SCORE_INFINITE;
        break;
    case 1:
        score_limit = (dice_byte() & 1) ? SCORE_INFINITE : -SCORE_INFINITE;
        break;
    default:
        score_limit = (int16_t)dice_below(64) - 32;
        break;
    }
}

void random_game_open_list(void)
{
    if (ply) {
        node_open_list();
        return;
    }
    list_open(0);
    twin_node_list_lo[0] = (uint8_t)(uint16_t)list_pool;
    twin_node_list_hi[0] = (uint8_t)((uint16_t)list_pool >> 8);
}

static void open_node(void)
{
    random_game_open_list();
    twin_game_generate();
    twin_node_count[ply] = move_count;
}

static void new_game(void)
{
    uint8_t variants = 1;
    const char *const *names = game_info()->rules;

    if (names) {
        for (variants = 0; names[variants]; ++variants) {
        }
    }
    rules = dice_below(variants);
    dice_fill(history, 256);
    game_reset();
    open_node();
}

void random_game_start(uint16_t seed)
{
    dice_seed(seed);
    search_gen_moves = game_generate;
    twin_list_end = (uint8_t)((uint16_t)list_pool >> 8) + list_full;
    twin_to_hi = twin_to_rank = list_pages;
    over = 1;
    random_game_step();
}

void random_game_choose(void)
{
    list_choose(1 + dice_below(move_count));
    path_lo[ply] = (uint8_t)move;
    path_hi[ply] = (uint8_t)(move >> 8);
}

void random_game_step(void)
{
    uint8_t tries = 0;

    if (over || ply == PLIES - 2 || move_count == 0 || list_lo - list_pool >= list_pages << 7) {
        over = 0;
        new_game();
        return;
    }
    do {
        random_game_choose();
        twin_game_make();
        if (++tries == 255) {
            outcome = OUTCOME_DRAW; /* few legal moves: start a new game */
        }
    } while (outcome == OUTCOME_ILLEGAL);
    if (outcome != OUTCOME_NONE || tries == 255) {
        new_game();
        return;
    }
    twin_game_hash();
    open_node();
}
