/* match.c: a match to several points, a variant of the rules. A position knows the points that the sides had before its
 * game, and game_reset continues a match whose game is over. */
/* SPDX-License-Identifier: MIT */
#include "engine/record.h"
#include "games/backgammon/backgammon.h"

static uint8_t reset_rules;    /* for which game_reset was called last, */
static uint8_t reset_computer; /* and record_computer[0] then */

uint8_t backgammon_score(uint8_t owner)
{
    uint8_t points = backgammon_won[owner];

    if (backgammon_at[PLACE(owner, OFF)] == CHECKERS) {
        points += backgammon_points();
    } else if (record_resigned == RECORD_RESIGNED && owner != side) {
        ++points;
        if (!backgammon_at[PLACE(side, OFF)]) {
            ++points;
        }
    }
    return points;
}

/* Returns 1 if the next game belongs to the same match: the one on the board is over, or no checker has moved. */
static uint8_t is_between_games(void)
{
    return record_resigned || (outcome && outcome != OUTCOME_CHANCE) || backgammon_is_start_board();
}

void game_reset(void)
{
    static uint8_t first;
    static uint8_t second;

    first = backgammon_score(0);
    second = backgammon_score(1);
    if (rules != reset_rules || first >= MATCH_POINTS || second >= MATCH_POINTS || !is_between_games()) {
        first = 0;
        second = 0;
    }
    game_read_position("W2,-,-,-,-,B5,-,B3,-,-,-,W5,B5,-,-,-,W3,-,W5,-,-,-,-,B2 0/0 w -");
    /* Person and computer have changed sides since the last game: the points go with them. */
    if (reset_computer != record_computer[0] && record_computer[0] != record_computer[1]) {
        backgammon_won[1] = first;
        first = second;
    } else {
        backgammon_won[1] = second;
    }
    backgammon_won[0] = first;
    reset_rules = rules;
    reset_computer = record_computer[0];
}
