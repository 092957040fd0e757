/* proof_games.c: finds chess positions that exactly one game reaches, for src/games/chess/puzzles.txt.
 *
 *   proof_games PLIES NUMBER [SEED]   prints NUMBER positions that exactly one game of PLIES plies from the start
 *                                     reaches, those in which fewest squares have changed
 *   proof_games check FILE            checks all proof games of a file: exactly one game of that length reaches each
 *
 * The candidates come from random games. The proof is a search of all games. A branch ends when a side has more
 * changed squares to fill than moves left: a move fills one square, castling two.
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "games/chess/chess.h"
#include "host/games.h"

#define SQUARES 64
#define PLIES_MOST 8
#define LINE 200
static unsigned draw(unsigned below)
{
    return (unsigned)rand() % below;
}

#define GAMES 200000 /* random games that are tried */

/* ---- boards as text: a piece letter or a full stop on each square, from a8 on ---- */

static void take_board(char *board)
{
    char fen[TEXT_SIZE];
    const char *at;
    int n;

    game_write_position(fen);
    for (at = fen; *at != ' '; ++at) {
        if (*at >= '1' && *at <= '8') {
            for (n = *at - '0'; n; --n) {
                *board++ = '.';
            }
        } else if (*at != '/') {
            *board++ = *at;
        }
    }
}

static int is_white(char c)
{
    return c >= 'A' && c <= 'Z';
}

static int is_black(char c)
{
    return c >= 'a' && c <= 'z';
}

/* The squares that White or Black (1) must still fill: where `target` has a piece of it that `board` has not. */
static int missing(const char *board, const char *target, int black)
{
    int n;
    int count = 0;

    for (n = 0; n < SQUARES; ++n) {
        count += (black ? is_black(target[n]) : is_white(target[n])) && board[n] != target[n];
    }
    return count;
}

/* ---- counting the games that reach a position ---- */

static char target_text[TEXT_SIZE]; /* the board */
static char target[SQUARES];
static unsigned found;
static char game[PLIES_MOST][MOVE_SIZE];
static char found_game[PLIES_MOST][MOVE_SIZE];

/* Cuts a position after the board: a player sees no rights to castle. */
static void cut(char *fen)
{
    fen[strcspn(fen, " ")] = 0;
}

static void search(const char *position, unsigned done, unsigned plies)
{
    char board[SQUARES];
    char here[TEXT_SIZE];
    char text[TEXT_SIZE];
    uint8_t n;
    uint8_t count;
    unsigned left = plies - done;
    int whites = (int)(left + !(done & 1)) / 2;
    int blacks = (int)left - whites;

    game_read_position(position);
    take_board(board);
    if (missing(board, target, 0) > whites + (whites > 0) || missing(board, target, 1) > blacks + (blacks > 0)) {
        return;
    }
    if (!left) {
        strcpy(here, position);
        cut(here);
        if (strcmp(here, target_text) == 0) {
            ++found;
            memcpy(found_game, game, sizeof game);
        }
        return;
    }
    list_moves();
    count = move_count;
    for (n = 1; n <= count && found < 2; ++n) {
        game_read_position(position);
        list_moves();
        list_choose(n);
        if (!list_is_legal()) {
            continue;
        }
        game_write_move(game[done]);
        list_play();
        game_write_position(text);
        ply = 0;
        search(text, done + 1, plies);
    }
}

/* Returns the number of games of this length that reach the position, at most 2. */
static unsigned count_games(const char *position, unsigned plies)
{
    char start[TEXT_SIZE];

    game_read_position(position);
    take_board(target);
    strcpy(target_text, position);
    cut(target_text);
    game_reset();
    game_write_position(start);
    found = 0;
    search(start, 0, plies);
    return found;
}

/* ---- finding them ---- */

static char start_board[SQUARES];

/* Plays random plies. Returns the number of squares that differ from the start, or 0 if nothing was captured. */
static int random_game(unsigned plies, char *position)
{
    char board[SQUARES];
    unsigned n;
    int men = 0;
    int changed = 0;
    int i;

    game_reset();
    record_start();
    for (n = 0; n < plies; ++n) {
        record_update_outcome();
        if (outcome != OUTCOME_NONE) {
            return 0;
        }
        do {
            list_moves();
            list_choose((uint8_t)(draw(move_count) + 1));
        } while (!list_is_legal());
        record_play();
    }
    game_write_position(position);
    take_board(board);
    for (i = 0; i < SQUARES; ++i) {
        men += board[i] != '.';
        changed += board[i] != start_board[i];
    }
    return men == 32 ? 0 : changed;
}

static int find(unsigned plies, unsigned number)
{
    char position[TEXT_SIZE];
    int limit;
    unsigned n;
    int changed;

    game_reset();
    take_board(start_board);
    for (limit = 5; number && limit < 12; ++limit) {
        for (n = 0; n < GAMES && number; ++n) {
            changed = random_game(plies, position);
            if (changed && changed <= limit && count_games(position, plies) == 1) {
                printf("reach %u %s  #", plies, position);
                for (unsigned i = 0; i < plies; ++i) {
                    printf(" %s", found_game[i]);
                }
                printf("\n");
                fflush(stdout);
                --number;
            }
        }
    }
    return number != 0;
}

static int check(const char *name)
{
    FILE *in = fopen(name, "r");
    char line[LINE];
    char *end;
    unsigned count = 0;
    unsigned wrong = 0;

    if (!in) {
        perror(name);
        return 2;
    }
    while (fgets(line, sizeof line, in)) {
        line[strcspn(line, "\n")] = 0;
        end = strstr(line, "  #");
        if (end) {
            *end = 0;
        }
        if (strncmp(line, "reach ", 6) == 0) {
            ++count;
            if (count_games(line + 8, (unsigned)(line[6] - '0')) != 1) {
                printf("not exactly one game: %s\n", line);
                ++wrong;
            }
        }
    }
    fclose(in);
    printf("%u proof games checked, %u wrong\n", count, wrong);
    return wrong || !count;
}

int main(int count, char **words)
{
    games_choose("chess");
    state_clear();
    game_reset();
    if (count == 3 && strcmp(words[1], "check") == 0) {
        return check(words[2]);
    }
    if (count < 3) {
        fprintf(stderr, "usage: proof_games PLIES NUMBER [SEED], or proof_games check FILE\n");
        return 2;
    }
    srand((unsigned)(count > 3 ? atoi(words[3]) : 1));
    return find((unsigned)atoi(words[1]), (unsigned)atoi(words[2]));
}
