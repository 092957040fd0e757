/* luck.c: how lucky a side was, and what its moves gave away, by the evaluation.
 *
 * Between two throws a position has one value. A throw changes it to that of the best move it allows: that is luck; the
 * move that is played may be worth less: that is given away. So the value of the start, with luck and moves of the
 * first side and without those of the second, comes to a won game, or a lost one.
 *
 * It is counted anew from the record whenever it is shown: so nothing that changes the game need tell of it, be it
 * undo, a save, another game and back. No move is listed: a part of the shell may lie where the lists are. */
#include <string.h>

#include "engine/list.h"
#include "engine/record.h"
#include "games/race/race.h"

int16_t race_changes[RACE_CHANGES];

static int16_t value; /* for the first side, so far */
static int16_t best;  /* of the moves that the throw on the board allows, for who has it */

/* `score`, for who is to move, is what the game has come to. */
static void change(uint8_t kind)
{
    if (side) {
        score = -score;
    }
    race_changes[kind] += score - value;
    value = score;
}

/* What the position behind `move` is worth for who makes it: `score`. */
static void judge(void)
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
            judge();
            if ((int16_t)(score - best) >= 0) {
                best = score;
            }
        }
    }
    if (best < -CERTAIN) {
        move = MOVE_PASS;
        judge();
        best = score;
    }
}

/* The throw on the board, if there is one. */
static void count_throw(void)
{
    if (race_rolled) {
        find_best();
        score = best;
        change(RACE_LUCK(side));
    }
}

/* The next move of the record, which may be a throw. */
static void count_move(void)
{
    if (race_rolled) {
        judge();
        change(RACE_MOVES(side));
    }
    list_play();
    ply = 0; /* nothing is taken back */
    count_throw();
}

/* Somebody may be setting up another board meanwhile: that stays as it is. */
void race_count(void)
{
    static uint8_t men[PLACES];
    uint8_t turn = side;
    uint8_t thrown = race_rolled;
    uint8_t ended = outcome;
    uint16_t n;

    memcpy(men, race_men, PLACES);
    memset(race_changes, 0, sizeof race_changes);
    game_read_position(record_begin);
    value = 0;
    game_eval();
    change(RACE_START);
    count_throw();
    for (n = 0; n < record_count; ++n) {
        record_move(n);
        count_move();
    }
    memcpy(race_men, men, PLACES);
    side = turn;
    race_rolled = thrown;
    outcome = ended;
}
