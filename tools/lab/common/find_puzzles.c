/* find_puzzles.c: finds puzzles for src/games/GAME/puzzles.txt in games that the program plays against itself.
 *
 *   find_puzzles GAME MOVES NUMBER [SEED]     prints NUMBER positions with a forced win in exactly MOVES moves of the
 *                                             side to move, whose first move is the only one that wins in time
 *   find_puzzles GAME check FILE              checks all puzzles of a file that are no proof games; status 1 if one is
 *                                             wrong
 *
 * Every puzzle is proved by full search (think_find_win): there is a win within MOVES, there is none within MOVES - 1,
 * and none within MOVES if the first move is left out. In a game with GameInfo.forcing_step the search lists its
 * candidate moves below the root only where a threat must be answered, which proves the same. A line that is printed
 * goes into the file as it is.
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "engine/tt.h"
#include "host/books.h"
#include "host/games.h"
#include "plat/machine.h"
#include "random.h"

#define PLIES_MOST 120
#define PLAY_NODES 2000
#define TABLE 65536UL
#define LINE 600

static void set_up(const char *position)
{
    const char *error = game_read_position(position);

    if (error) {
        fprintf(stderr, "find_puzzles: %s: %s\n", position, error);
        exit(2);
    }
    record_start();
}

static void use_table(void)
{
    tt_entries = TABLE;
    tt_base = machine_tt_memory();
}

/* Returns 1 if the side to move can force a win within this many moves; `without`: not with this first move. */
static int wins(const char *position, unsigned moves, int without)
{
    set_up(position);
    think_find_win((uint8_t)moves);
    if (game_info()->forcing_step) {
        think_without &= (uint16_t)~WITHOUT_CANDIDATES;
    }
    if (without >= 0) {
        root_excluded[0] = (uint16_t)without;
        root_excluded_count = 1;
    }
    use_table();
    think();
    return think_score >= SCORE_WON;
}

/* Returns the only move that wins within `moves`, if that is the shortest win; else -1. */
static int find_key(const char *position, unsigned moves)
{
    int key;

    if (!wins(position, moves, -1)) {
        return -1;
    }
    key = think_move;
    if (moves > 1 && wins(position, moves - 1, -1)) {
        return -1;
    }
    set_up(position);
    list_moves();
    if (move_count < 2) {
        return -1;
    }
    return wins(position, moves, key) ? -1 : key;
}

/* ---- finding them in games ---- */

static char positions[PLIES_MOST][TEXT_SIZE];
static unsigned plies;

/* Plays a game, with some random moves. Returns 1 if a side has won. */
static int play_game(void)
{
    unsigned opening = 4 + draw(6);

    state_clear();
    game_reset();
    record_start();
    for (plies = 0; plies < PLIES_MOST; ++plies) {
        game_write_position(positions[plies]);
        record_update_outcome();
        if (outcome != OUTCOME_NONE) {
            return outcome != OUTCOME_DRAW;
        }
        if (plies < opening || !draw(7)) {
            do {
                list_moves();
                list_choose((uint8_t)(draw(move_count) + 1));
            } while (!list_is_legal());
        } else {
            think_defaults();
            think_without = WITHOUT_BOOK;
            budget_nodes = PLAY_NODES;
            root_seed = (uint16_t)((draw(255) + 1) * 257);
            root_random_margin = (uint8_t)(game_info()->score_of_piece / 2);
            use_table();
            think();
            move = think_move;
        }
        record_play();
    }
    return 0;
}

static void print_puzzle(const char *position, unsigned moves, int key)
{
    char text[MOVE_SIZE];

    set_up(position);
    move = (uint16_t)key;
    game_write_move(text);
    printf("win %u %s  # %s\n", moves, position, text);
    fflush(stdout);
}

static int find(unsigned moves, unsigned number)
{
    int key;
    unsigned n;

    while (number) {
        if (!play_game()) {
            continue;
        }
        for (n = plies - 1; n-- && n + 2 * moves + 6 > plies;) {
            key = find_key(positions[n], moves);
            if (key >= 0) {
                print_puzzle(positions[n], moves, key);
                --number;
                break; /* one of a game */
            }
        }
    }
    return 0;
}

/* ---- checking a file ---- */

static int check(const char *name)
{
    FILE *in = fopen(name, "r");
    char line[LINE];
    char *position;
    unsigned count = 0;
    unsigned wrong = 0;

    if (!in) {
        perror(name);
        return 2;
    }
    while (fgets(line, sizeof line, in)) {
        line[strcspn(line, "\n")] = 0;
        position = strstr(line, "  #");
        if (position) {
            *position = 0;
        }
        if (strncmp(line, "win ", 4) != 0) {
            continue;
        }
        ++count;
        if (find_key(line + 6, (unsigned)(line[4] - '0')) < 0) {
            printf("not unique, or no win: %s\n", line);
            ++wrong;
        }
    }
    fclose(in);
    printf("%u wins checked, %u wrong\n", count, wrong);
    return wrong || !count;
}

int main(int count, char **words)
{
    if (count < 4 || !games_choose(words[1])) {
        fprintf(stderr, "usage: find_puzzles GAME MOVES NUMBER [SEED], or find_puzzles GAME check FILE\n");
        return 2;
    }
    state_clear();
    game_reset();
    if (strcmp(words[2], "check") == 0) {
        return check(words[3]);
    }
    chance = (uint16_t)(1983 + 77 * (count > 4 ? atoi(words[4]) : 0));
    return find((unsigned)atoi(words[2]), (unsigned)atoi(words[3]));
}
