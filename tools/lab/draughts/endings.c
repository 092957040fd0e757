/* endings.c: endings of kings in draughts: which are won, and does the program win them?
 *
 *   lab/draughts/endings choose            prints positions for tests/text/draughts_endings.txt, with the plies to win
 *   lab/draughts/endings hardest           the same for draughts_hard_endings.txt: the longest wins, against defenders
 *                                          in double corners
 *   lab/draughts/endings play FILE [SECONDS [exact]]
 *   lab/draughts/endings draws             prints after how many plies kings that step to and fro, or move at random,
 *                                          have drawn
 *
 * `choose` solves every ending of up to three kings against two (exact.h). In `play` the program plays the side to move
 * with SECONDS (15) of an Atari a move, against itself with four times as much, or with the word `exact` against the
 * longest defence. A line of FILE is a position; "#" starts a comment. Prints which positions were won within fifty
 * moves; the exit status is 1 if one was not.
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/think.h"
#include "games/draughts/draughts.h"
#include "host/games.h"
#include "plat/machine.h"

#include "exact.h"

enum { MOVES_MOST = 50, DEFENCE_TIMES = 4, CHOSEN = 10, SHORTEST = 15 };

static void print_set(Set set)
{
    const char *comma = "";

    for (; set; set &= set - 1) {
        printf("%sK%d", comma, __builtin_ctz(set) + 1);
        comma = ",";
    }
}

#define DOUBLE_CORNERS ((Set)1 << 0 | (Set)1 << 4 | (Set)1 << 27 | (Set)1 << 31)

/* Chooses random won positions without jumps. The hardest: all defenders in double corners, with lengths from half the
 * longest to the longest. The others: any that are not won at once. */
static void choose(int a, int b, int hardest)
{
    unsigned n = 0;
    unsigned longest = 0;
    unsigned i;
    unsigned tries;

    for (i = 0; i < dr_sets_of(a) * dr_sets_of(b); ++i) {
        unsigned char value = dr_value_of(dr_sets[a][i / dr_sets_of(b)], dr_sets[b][i % dr_sets_of(b)]);

        if (value && !(value & 1) && (dr_sets[b][i % dr_sets_of(b)] & ~DOUBLE_CORNERS) == 0 && value > longest) {
            longest = value;
        }
    }
    printf("# %d kings against %d: the longest win takes %u plies\n", a, b, longest - 1);
    for (tries = 0; n < CHOSEN && tries < 20000000; ++tries) {
        Set own = dr_sets[a][(random_below(250) * 250 + random_below(250)) % dr_sets_of(a)];
        Set other = dr_sets[b][(random_below(250) * 250 + random_below(250)) % dr_sets_of(b)];
        unsigned value = own & other ? 0 : dr_value_of(own, other);

        unsigned least = hardest ? longest / 2 + longest * n / 2 / CHOSEN : SHORTEST + 1;

        if (!value || value & 1 || value < least
            || (hardest ? other & ~DOUBLE_CORNERS : dr_can_jump(own, other) || dr_can_jump(other, own))) {
            continue;
        }
        printf("%s:W", n & 1 ? "W" : "B");
        print_set(n & 1 ? own : other);
        printf(":B");
        print_set(n & 1 ? other : own);
        printf(" # %u plies\n", value - 1);
        ++n;
    }
}

/* ---- playing ---- */

/* Sets `move` to a move that draws, or to the one that loses latest. */
static void defend(void)
{
    unsigned best = 0;
    uint16_t best_move = 0;
    uint8_t i;

    list_moves();
    for (i = 1; i <= move_count; ++i) {
        Set black = 0;
        Set white = 0;
        unsigned value;
        int k;

        list_choose(i);
        list_play();
        for (k = 0; k < SET_BYTES; ++k) {
            black |= (Set)draughts_board[BLACK + k] << 8 * k;
            white |= (Set)draughts_board[WHITE + k] << 8 * k;
        }
        value = side ? dr_value_of(white, black) : dr_value_of(black, white);
        value = value == 0 || value & 1 ? 1000 : value;
        game_unmake();
        outcome = OUTCOME_NONE;
        if (value > best) {
            best = value;
            best_move = move;
        }
    }
    move = best_move;
}

/* Plays the position on the board. Returns the winner's number of moves, or 0 if it is not won. */
static unsigned play(unsigned seconds, int exactly)
{
    uint8_t winner = side;
    unsigned plies;

    for (plies = 0; plies < 2 * MOVES_MOST; ++plies) {
        if (side != winner && exactly) {
            defend();
        } else {
            think_defaults();
            think_without = WITHOUT_BOOK;
            level_limit((uint16_t)(seconds * (side == winner ? 10 : 10 * DEFENCE_TIMES)));
            tt_entries = TT_DEFAULT;
            tt_base = machine_tt_memory();
            think();
            move = think_move;
        }
        record_play();
        record_update_outcome();
        if (outcome != OUTCOME_NONE) {
            return outcome == OUTCOME_LOSS && side != winner ? (plies + 2) / 2 : 0;
        }
    }
    return 0;
}

static int play_file(const char *name, unsigned seconds, int exactly)
{
    FILE *file = fopen(name, "r");
    char line[TEXT_SIZE];
    unsigned positions = 0;
    unsigned won = 0;

    if (!file) {
        perror(name);
        return 2;
    }
    while (fgets(line, sizeof line, file)) {
        unsigned moves;
        const char *why;

        line[strcspn(line, " #\n")] = 0;
        if (!line[0]) {
            continue;
        }
        game_reset();
        why = game_read_position(line);
        if (why) {
            fprintf(stderr, "lab/draughts/endings: %s: %s\n", line, why);
            return 2;
        }
        record_start();
        moves = play(seconds, exactly);
        ++positions;
        won += moves != 0;
        if (moves) {
            printf("%-28s %u moves\n", line, moves);
        } else {
            printf("%-28s not won\n", line);
        }
        fflush(stdout);
    }
    fclose(file);
    printf("%u of %u won\n", won, positions);
    return won != positions;
}

/* ---- draws ---- */

static void begin(const char *position)
{
    game_reset();
    game_read_position(position);
    record_start();
}

/* Lets two kings step to and fro. Returns the plies to the draw, or 0. */
static unsigned repeat(void)
{
    static const char *const steps[4] = { "1-6", "32-27", "6-1", "27-32" };
    unsigned plies;

    begin("W:WK1:BK32");
    for (plies = 0; outcome == OUTCOME_NONE && plies < 200; ++plies) {
        game_read_move(steps[plies % 4]);
        record_play();
        record_update_outcome();
    }
    return outcome == OUTCOME_DRAW ? plies : 0;
}

/* Plays two kings against two from their corners, with random moves without a jump or a third repetition. Returns the
 * plies to the draw, or 0. */
static unsigned wander(void)
{
    unsigned tries;

    begin("W:WK1,K5:BK28,K32");
    for (tries = 0; tries < 100000 && record_count < QUIET_MOST; ++tries) {
        list_moves();
        list_choose((uint8_t)(random_below(move_count) + 1));
        record_play();
        record_update_outcome();
        if (outcome != OUTCOME_NONE && reversible_plies[0] >= QUIET_MOST) {
            break;
        }
        if (outcome != OUTCOME_NONE || draughts_must[0]) {
            record_undo();
        }
        if (tries % 64 == 0) { /* starts again if it is stuck */
            record_undo();
            record_undo();
            record_undo();
        }
    }
    return outcome == OUTCOME_DRAW ? record_count : 0;
}

int main(int count, char **words)
{
    int exactly = count > 4 && strcmp(words[4], "exact") == 0;

    games_choose("draughts");
    state_clear();
    random_seed = 1990;
    if (count == 2 && (strcmp(words[1], "choose") == 0 || strcmp(words[1], "hardest") == 0)) {
        int hardest = words[1][0] == 'h';

        dr_work_out();
        choose(2, 1, hardest);
        choose(3, 2, hardest);
        return 0;
    }
    if (count == 2 && strcmp(words[1], "draws") == 0) {
        printf("%u %u\n", repeat(), wander());
        return 0;
    }
    if (count < 3 || strcmp(words[1], "play") != 0) {
        fprintf(stderr, "usage: lab/draughts/endings choose | hardest | draws | play FILE [SECONDS [exact]]\n");
        return 2;
    }
    if (exactly) {
        dr_work_out();
    }
    return play_file(words[2], count > 3 ? (unsigned)atoi(words[3]) : 15, exactly);
}
