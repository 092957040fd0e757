/* luck.c: how lucky a side was, and what its moves gave away, by the evaluation.
 *
 * Between two throws a position has one value. A throw changes it to that of the best move it allows: that is luck; the
 * move that is played may be worth less: that is given away. So the value of the start, with the luck and without the
 * gifts of both sides, comes to a won game. What each ply did is kept by its number, so that undo and redo need not be
 * told. */
#include "engine/list.h"
#include "engine/record.h"
#include "games/race/race.h"

/* by ply: luck of a throw, or what a move gave away; of whom is in the lowest bit */
static int16_t change[RECORD_MOST];

#define NOBODYS 0

/* What the position at the end of `move` is worth for who makes it. */
static int16_t worth(void)
{
    uint8_t mover = side;
    int16_t value;

    list_play();
    if (outcome == OUTCOME_CHANCE) {
        game_eval();
        value = side == mover ? score : -score;
    } else {
        value = CERTAIN;
    }
    game_unmake();
    outcome = OUTCOME_NONE;
    return value;
}

/* Of the moves that the throw on the board allows. */
static int16_t best_worth(void)
{
    int16_t best = -CERTAIN;
    int16_t value;
    uint8_t i;

    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        value = worth();
        if (value > best) {
            best = value;
        }
    }
    return best;
}

void race_note(void)
{
    uint16_t played = move;
    int16_t value;

    if (record_count >= RECORD_MOST) {
        return;
    }
    if (played & MOVE_THROW) {
        game_eval();
        value = -score;
        race_thrown = (uint8_t)played;
        outcome = OUTCOME_NONE;
        value += best_worth();
        race_thrown = 0;
        outcome = OUTCOME_CHANCE;
    } else {
        value = best_worth();
        move = played;
        value -= worth();
    }
    move = played;
    change[record_count] = (int16_t)((value & ~1) | side);
}

void race_forget(void)
{
    uint16_t n;

    for (n = 0; n < RECORD_MOST; ++n) {
        change[n] = NOBODYS;
    }
}

int16_t race_sum(uint8_t who, uint8_t of_throws)
{
    uint16_t n;
    int16_t sum = 0;

    for (n = 0; n < record_count; ++n) {
        record_move(n);
        if ((move & MOVE_THROW ? 1 : 0) == of_throws && (change[n] & 1) == who) {
            sum += change[n] & ~1;
        }
    }
    return sum;
}
