/* luck.c: how lucky each side was, and what its moves gave away, measured by the evaluation.
 *
 * Between two rolls a position has one value. A roll changes it to the value of the best move it allows: that is
 * luck. The move that is played may be worth less: that is given away. So the value of the start, plus
 * luck and moves of the first side, minus those of the second side, is the value of a won or lost game.
 *
 * Luck and moves are computed from the record whenever they are shown, so undo, saves and changing games need no extra
 * state. No moves are listed, because a shell overlay may occupy the move lists. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/list.h"
#include "engine/record.h"
#include "games/race/chance.h"

int16_t race_changes[RACE_CHANGES];

static int16_t value; /* of the game so far, for the first side */
static int16_t best;  /* value of the best move that the roll allows, for the side to move */

/* Adds to race_changes[kind] the change of the game's value to `score`, which is for the side to move. */
static void change(uint8_t kind)
{
    if (side) {
        score = -score;
    }
    race_changes[kind] += score - value;
    value = score;
}

/* Sets `score` to the value of the position after `move`, for the side that moves. */
static void evaluate_move(void)
{
    uint8_t mover = side;

    list_play();
    score = CERTAIN;
    if (outcome == OUTCOME_CHANCE) {
        game_eval();
        if (side != mover) {
            score = -score;
        }
    }
    game_unmake();
}

static void find_best(void)
{
    uint8_t from;

    best = -CERTAIN - 1;
    for (from = 0; from < HOME; ++from) {
        if (race_target(from)) {
            move = (uint16_t)(from + 1);
            evaluate_move();
            if ((int16_t)(score - best) >= 0) {
                best = score;
            }
        }
    }
    if (best < -CERTAIN) {
        move = MOVE_PASS;
        evaluate_move();
        best = score;
    }
}

/* Adds the luck of the roll on the board, if there is one. */
static void count_roll(void)
{
    if (race_rolled) {
        find_best();
        score = best;
        change(RACE_LUCK(side));
    }
}

/* Plays `move`, the next move or roll of the record, and adds its change. */
static void count_move(void)
{
    if (race_rolled) {
        evaluate_move();
        change(RACE_MOVES(side));
    }
    list_play();
    ply = 0; /* nothing is taken back */
    count_roll();
}

/* The board is restored at the end, because a player may be setting up a position. */
void race_count(void)
{
    static uint8_t pieces[PLACES];
    uint8_t turn = side;
    uint8_t rolled = race_rolled;
    uint8_t ended = outcome;
    uint16_t n;

    memcpy(pieces, race_pieces, PLACES);
    memset(race_changes, 0, sizeof race_changes);
    game_read_position(record_begin);
    value = 0;
    race_chance(); /* as the panel showed it; the evaluation is faster */
    change(RACE_START);
    count_roll();
    for (n = 0; n < record_count; ++n) {
        record_move(n);
        count_move();
    }
    memcpy(race_pieces, pieces, PLACES);
    side = turn;
    race_rolled = rolled;
    outcome = ended;
}
