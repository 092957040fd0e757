/* find_move.c: GameInfo.find_move. The first four levels are the automaton, with three readings of its rules; higher
 * levels search. When the computer plays the lone king, it knows the level's reading: it finds a defence, or the
 * longest resistance. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/level.h"
#include "engine/root.h"
#include "engine/think.h"
#include "games/quevedo/automaton.h"
#include "games/quevedo/quevedo.h"
#include "texts/quevedo.h"

#define pieces automaton_pieces

uint8_t quevedo_plays;
uint8_t quevedo_fired;
uint8_t quevedo_after_rule[PIECES];

static const char *const words[RULE_MOST + 1] = {
    0, TEXT_RULE_1, TEXT_RULE_2, TEXT_RULE_3, TEXT_RULE_4, TEXT_RULE_5, TEXT_RULE_6
};

uint8_t quevedo_load(void)
{
    uint8_t rook = quevedo_at[ROOK];

    pieces.king_rank = quevedo_at[KING] >> 4;
    pieces.king_file = quevedo_at[KING] & 7;
    pieces.rook_rank = rook >> 4;
    pieces.rook_file = rook & 7;
    pieces.lone_rank = quevedo_at[LONE] >> 4;
    pieces.lone_file = quevedo_at[LONE] & 7;
    if (side && pieces.lone_rank == pieces.rook_rank && pieces.rook_rank < pieces.king_rank) {
        return 1; /* the rook gives check along the rank */
    }
    return automaton_takes();
}

uint8_t quevedo_moves_to_mate(uint8_t reading)
{
    automaton_reading = quevedo_reading[reading];
    return automaton_moves_to_mate(side);
}

/* Returns the reading for the requested search. A level is recognised by its random margin, which halves from level to
 * level; the default level also by its node budget. A request for a fixed depth does not match: BY_SEARCH. */
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
    return root_random_margin == margin && budget_nodes == level_nodes(level_tenths(LEVEL_DEFAULT))
        ? READING_MOST : BY_SEARCH;
}

static void attack(void)
{
    automaton_reading = quevedo_reading[quevedo_plays];
    quevedo_fired = automaton_rule();
    think_report_text = words[quevedo_fired];
    memcpy(quevedo_after_rule, quevedo_at, PIECES);
    quevedo_after_rule[KING] = (uint8_t)(pieces.king_rank << 4 | pieces.king_file);
    quevedo_after_rule[ROOK] = (uint8_t)(pieces.rook_rank << 4 | pieces.rook_file);
    if (quevedo_after_rule[KING] != quevedo_at[KING]) {
        move = (uint16_t)(quevedo_at[KING] << 8 | quevedo_after_rule[KING]);
    } else {
        move = (uint16_t)(quevedo_at[ROOK] << 8 | quevedo_after_rule[ROOK]);
    }
}

static void defend(uint8_t reading)
{
    think_report_text = quevedo_moves_to_mate(reading) ? TEXT_LONGEST : TEXT_ESCAPE;
    pieces.lone_rank += automaton_step_rank[automaton_reply];
    pieces.lone_file += automaton_step_file[automaton_reply];
    move = (uint16_t)(quevedo_at[LONE] << 8 | pieces.lone_rank << 4 | pieces.lone_file);
}

/* A hint (random margin 0) for the lone king assumes the reading by which White has just moved. */
uint8_t quevedo_find_move(void)
{
    uint8_t reading = reading_asked();

    if (!side) {
        quevedo_plays = reading;
    } else if (!root_random_margin && !memcmp(quevedo_after_rule, quevedo_at, PIECES)) {
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
