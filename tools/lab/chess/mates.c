/* mates.c: checks that the program wins the elementary mates (make strength, tests/text/mates.sh).
 *
 *   mates [SECONDS [POSITIONS [ENDING]]]
 *
 * The program plays both sides from random positions with queen, rook, two bishops, or bishop and knight against the
 * lone king, White to move, with SECONDS (15) of an Atari a move. POSITIONS (10) of each ending are played; of all
 * endings, or of the one named, such as KBNk. A game is won if it ends in mate within fifty moves. Prints a line for
 * each ending; the exit status is 1 if a game is not won.
 */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/level.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/think.h"
#include "host/games.h"
#include "host/progress.h"
#include "plat/machine.h"

static unsigned seconds = 15;

/* Places the pieces on random squares; two bishops on squares of different colours. */
static void set_up(const char *men)
{
    char board[64];
    char fen[TEXT_SIZE];
    int i;
    int at;
    int colour = -1;
    char *out;

    do {
        memset(board, '1', sizeof board);
        for (i = 0; men[i]; ++i) {
            do {
                at = random_below(64);
            } while (board[at] != '1' || (men[i] == 'B' && (at / 8 + at) % 2 == colour));
            board[at] = men[i];
            if (men[i] == 'B') {
                colour = (at / 8 + at) % 2;
            }
        }
        out = fen;
        for (i = 0; i < 64; ++i) {
            *out++ = board[i];
            if (i % 8 == 7) {
                *out++ = i == 63 ? ' ' : '/';
            }
        }
        strcpy(out, "w - - 0 1");
        colour = -1;
    } while (game_read_position(fen));
    record_start();
}

/* Plays a position. Returns the number of plies to mate, or 0 if there is none within fifty moves. */
static unsigned play(void)
{
    unsigned plies;

    for (plies = 0; plies < 100; ++plies) {
        record_update_outcome();
        if (outcome != OUTCOME_NONE) {
            return outcome == OUTCOME_LOSS && side == 1 ? plies : 0;
        }
        think_defaults();
        think_without = WITHOUT_BOOK;
        level_limit((uint16_t)(seconds * 10));
        tt_entries = TT_DEFAULT;
        tt_base = machine_tt_memory();
        think();
        move = think_move;
        record_play();
    }
    record_update_outcome();
    return outcome == OUTCOME_LOSS && side == 1 ? plies : 0;
}

int main(int count, char **words)
{
    static const char *const endings[] = { "KQk", "KRk", "KBBk", "KBNk" };
    unsigned positions = 10;
    unsigned i;
    unsigned n;
    int failed = 0;

    if (count > 1) {
        seconds = (unsigned)atoi(words[1]);
    }
    if (count > 2) {
        positions = (unsigned)atoi(words[2]);
    }
    games_choose("chess");
    state_clear();
    game_reset();
    random_seed = 1983;
    for (i = 0; i < 4; ++i) {
        unsigned won = 0;
        unsigned longest = 0;

        if (count > 3 && strcmp(words[3], endings[i]) != 0) {
            continue;
        }
        for (n = 0; n < positions; ++n) {
            unsigned plies;

            progress_show(endings[i], n, positions, "");
            set_up(endings[i]);
            plies = play();
            won += plies != 0;
            longest = plies > longest ? plies : longest;
        }
        progress_show(endings[i], 1, 1, "");
        printf("%-4s %u of %u won, the longest in %u moves\n", endings[i], won, positions, (longest + 1) / 2);
        failed |= won != positions;
    }
    return failed;
}
