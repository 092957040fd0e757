/* opponents.c: the computer player of the 1983 game, for matches: `eval=1983`. It looks one ply ahead. A
 * move scores for a hit, a block of two, entering on square 1, reaching home, and for the square reached. Moving a
 * single piece costs something; breaking a block is free. Among equal moves it chooses at random. Host only. */
/* SPDX-License-Identifier: MIT */
#include "engine/list.h"
#include "engine/random.h"
#include "engine/think.h"
#include "games/race/race.h"
#include "host/opponent.h"

#define WORTH_HIT 40
#define WORTH_BLOCK 20
#define WORTH_ALONE -10
#define WORTH_ENTERED 5
#define WORTH_HOME 40

static int worth(uint8_t from)
{
    uint8_t to = race_target(from);
    int sum = to;

    if (to == HOME) {
        sum += WORTH_HOME;
    } else {
        sum += race_pieces[PLACE(side ^ 1, to)] ? WORTH_HIT : 0;
        sum += race_pieces[PLACE(side, to)] == 1 ? WORTH_BLOCK : 0;
    }
    sum += to == 1 ? WORTH_ENTERED : 0;
    sum += from && race_pieces[PLACE(side, from)] == 1 ? WORTH_ALONE : 0;
    return sum;
}

static void play_1983(void)
{
    int best = 0;
    int value;
    uint8_t equal = 0;
    uint8_t i;

    list_moves();
    list_choose(1);
    think_move = move;
    for (i = 1; i <= move_count && move != MOVE_PASS; ++i) {
        list_choose(i);
        value = worth((uint8_t)(move - 1));
        if (i > 1 && value < best) {
            continue;
        }
        equal = i > 1 && value == best ? equal + 1 : 1;
        best = value;
        if (random_below(equal) == 0) {
            think_move = move;
        }
    }
}

const Opponent game_opponents[] = { { "1983", 0, play_1983 }, { 0, 0, 0 } };
