/* find_move.c: the first four levels are the automaton, by three readings of his rules; those above search. His
 * opponent
 * knows that level's way of his: where there is a defence it is found, and the longest way where there is none. */
#include <string.h>

#include "engine/level.h"
#include "engine/root.h"
#include "engine/think.h"
#include "games/quevedo/automaton.h"
#include "games/quevedo/quevedo.h"

#define men automaton_men

uint8_t quevedo_plays;
uint8_t quevedo_fired;
uint8_t quevedo_behind[MEN];

static const char *const words[RULE_MOST + 1] = {
    0, "Rule 1: the rook flees", "Rule 2: rook one down", "Rule 3: king one down", "Rule 4: rook down, check",
    "Rule 5: the rook waits", "Rule 6: king to king"
};

uint8_t quevedo_load(void)
{
    uint8_t rook = quevedo_at[ROOK];

    men.king_rank = quevedo_at[KING] >> 4;
    men.king_file = quevedo_at[KING] & 7;
    men.rook_rank = rook >> 4;
    men.rook_file = rook & 7;
    men.lone_rank = quevedo_at[LONE] >> 4;
    men.lone_file = quevedo_at[LONE] & 7;
    if (side && men.lone_rank == men.rook_rank && men.rook_rank < men.king_rank) {
        return 1; /* in check */
    }
    return automaton_takes();
}

uint8_t quevedo_verdict(uint8_t reading)
{
    automaton_reading = quevedo_reading[reading];
    return automaton_verdict(side);
}

/* Levels choose among equals by less and less, and the usual one is told by its time; whoever asks for a depth does
 * not. */
static uint8_t reading_asked(void)
{
    uint8_t margin = UNIT;
    uint8_t reading;

    for (reading = 1; reading <= READING_MOST; ++reading) {
        if (root_random_margin == margin) {
            return reading;
        }
        margin >>= 1;
    }
    return root_random_margin == margin && budget_nodes == level_nodes(level_tenths(LEVEL_DEFAULT)) ? READING_MOST : BY_SEARCH;
}

static void attack(void)
{
    automaton_reading = quevedo_reading[quevedo_plays];
    quevedo_fired = automaton_rule();
    think_report_text = words[quevedo_fired];
    memcpy(quevedo_behind, quevedo_at, MEN);
    quevedo_behind[KING] = (uint8_t)(men.king_rank << 4 | men.king_file);
    quevedo_behind[ROOK] = (uint8_t)(men.rook_rank << 4 | men.rook_file);
    if (quevedo_behind[KING] != quevedo_at[KING]) {
        move = (uint16_t)(quevedo_at[KING] << 8 | quevedo_behind[KING]);
    } else {
        move = (uint16_t)(quevedo_at[ROOK] << 8 | quevedo_behind[ROOK]);
    }
}

static void defend(uint8_t reading)
{
    think_report_text = quevedo_verdict(reading) ? "The longest way" : "This saves you";
    men.lone_rank += automaton_step_rank[automaton_reply];
    men.lone_file += automaton_step_file[automaton_reply];
    move = (uint16_t)(quevedo_at[LONE] << 8 | men.lone_rank << 4 | men.lone_file);
}

/* A hint (no margin) is against who has just moved, whatever the level of it. */
uint8_t quevedo_brain(void)
{
    uint8_t reading = reading_asked();

    if (!side) {
        quevedo_plays = reading;
    } else if (!root_random_margin && !memcmp(quevedo_behind, quevedo_at, MEN)) {
        reading = quevedo_plays;
    }
    if (!reading || root_excluded_count || !quevedo_load()) {
        return 0;
    }
    if (side) {
        defend(reading);
    } else {
        attack();
    }
    game_eval();
    return 1;
}
