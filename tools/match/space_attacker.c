/* space_attacker.c: Noughts in Space against an opponent that sees every attack.
 *
 *   space_attacker GAMES [SECONDS [SEED [ENTRIES [LOST]]]]
 *
 * The program has SECONDS (15) of an Atari a move and its book. The opponent plays any forced win by threes and fours
 * that exists, searched without a limit (tools/lab/noughts3d/board.h, which shares no code with the game). Otherwise
 * it plays a random sensible move: it blocks, lets no forced win in if it can help it, and draws among the third of
 * these cells with the best lines. Every opening of two random plies is played from both sides, GAMES each. Prints
 * wins, draws and losses as first and as second player; with LOST, the moves of each lost game. ENTRIES is the size of
 * the transposition table (2,048; an Atari has 64).
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/book.h"
#include "engine/game.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "engine/tt.h"
#include "host/books.h"
#include "host/games.h"
#include "host/progress.h"
#include "plat/machine.h"
#include "../lab/common/random.h"
#include "../lab/noughts3d/board.h"

#define OPENING 2
#define UNLIMITED 100000000u
#define SHARE 3 /* the opponent draws among one cell of this number */

static unsigned seconds = 15;
static uint32_t entries = TT_DEFAULT;
static uint8_t played[N3_CELLS];
static unsigned plies;

static void play(uint8_t cell)
{
    n3_put(plies & 1, cell);
    played[plies++] = cell;
    move = cell;
    record_play();
    record_update_outcome();
}

static uint8_t any_cell(void)
{
    unsigned cell;

    do {
        cell = draw(N3_CELLS);
    } while ((n3_men[0] | n3_men[1]) >> cell & 1);
    return (uint8_t)cell;
}

static uint8_t cell_of_program(void)
{
    think_defaults();
    tt_entries = entries;
    tt_base = machine_tt_memory();
    level_limit((uint16_t)(10 * seconds));
    root_seed = (uint16_t)(draw(255) + 1);
    think();
    return (uint8_t)think_move;
}

typedef struct {
    int worth;
    uint8_t cell;
} Choice;

static int by_worth(const void *a, const void *b)
{
    const Choice *one = a;
    const Choice *two = b;

    return one->worth != two->worth ? two->worth - one->worth : one->cell - two->cell;
}

/* A random cell of those after which `own` does not lose by force; of all cells, if there are none. */
static uint8_t sensible_cell(unsigned own)
{
    Choice choices[2][N3_CELLS];
    unsigned count[2] = { 0, 0 };
    unsigned held;
    unsigned cell;
    unsigned wins;

    for (cell = 0; cell < N3_CELLS; ++cell) {
        if (!((n3_men[0] | n3_men[1]) >> cell & 1)) {
            n3_put(own, cell);
            held = !n3_forces(own ^ 1, &wins);
            choices[held][count[held]].worth = own ? -n3_worth() : n3_worth();
            choices[held][count[held]++].cell = (uint8_t)cell;
            n3_take(own, cell);
        }
    }
    held = count[1] != 0;
    qsort(choices[held], count[held], sizeof **choices, by_worth);
    return choices[held][draw((count[held] + SHARE - 1) / SHARE)].cell;
}

static uint8_t cell_of_opponent(void)
{
    unsigned own = plies & 1;
    unsigned cell;

    if (n3_forces(own, &cell)) {
        return (uint8_t)cell;
    }
    cell = n3_hole(own ^ 1);
    return cell != N3_NONE ? (uint8_t)cell : sensible_cell(own);
}

/* Plays a game; the program is `own`. Returns 0 if it has won, 1 for a draw, 2 if it has lost. */
static unsigned play_game(unsigned own)
{
    game_reset();
    record_start();
    n3_clear();
    for (plies = 0; plies < OPENING;) {
        play(any_cell());
    }
    while (outcome == OUTCOME_NONE) {
        play((plies & 1) == own ? cell_of_program() : cell_of_opponent());
    }
    return outcome == OUTCOME_DRAW ? 1 : (plies & 1) == own ? 2 : 0;
}

static void print_game(unsigned own)
{
    unsigned i;

    printf("lost as %s:", own ? "second" : "first");
    for (i = 0; i < plies; ++i) {
        char text[MOVE_SIZE];

        move = played[i];
        game_write_move(text);
        printf(" %s", text);
    }
    printf("\n");
    fflush(stdout);
}

int main(int count, char **words)
{
    unsigned tally[2][3] = { { 0 } };
    unsigned games = count > 1 ? (unsigned)atoi(words[1]) : 0;
    uint16_t seed = (uint16_t)(count > 3 ? atoi(words[3]) : 1);
    unsigned n;

    if (!games || !games_choose("noughts3d")) {
        fprintf(stderr, "usage: space_attacker GAMES [SECONDS [SEED [ENTRIES [LOST]]]]\n");
        return 2;
    }
    seconds = count > 2 ? (unsigned)atoi(words[2]) : 15;
    entries = count > 4 ? (uint32_t)atoi(words[4]) : entries;
    books_load("noughts3d");
    n3_board_start();
    n3_force_nodes = UNLIMITED;
    state_clear();
    for (n = 0; n < 2 * games; ++n) {
        unsigned own = n & 1;
        unsigned result;

        chance = (uint16_t)(seed + n / 2);
        result = play_game(own);
        ++tally[own][result];
        if (result == 2 && count > 5) {
            print_game(own);
        }
        progress_show("games", n + 1, 2 * games, "");
    }
    for (n = 0; n < 2; ++n) {
        printf("as %s player: %u won, %u drawn, %u lost\n", n ? "second" : "first", tally[n][0], tally[n][1],
            tally[n][2]);
    }
    return 0;
}
