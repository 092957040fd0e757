/* ponder.c: how much waiting does thinking on the player's time save? The computer plays a level against a person,
 * whose moves another program or another level makes, and who takes as long as the computer took for its last move.
 * Prints the share of replies that were expected, and by how much the waiting time would fall.
 *
 *   lab/common/ponder GAME LEVEL GAMES PERSON
 *
 * PERSON is a command line that speaks UCI (with depth 3), or a level of our own. Every game begins with four random
 * plies; sides alternate. Times are nodes of the budget, with their extra cost, as on the Atari. The computer thinks
 * from half a second after the beginning of the person's turn until the person lifts a piece, a second before the end.
 * */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/level.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/think.h"
#include "host/games.h"
#include "plat/machine.h"
#include "../../match/engine_process.h"
#include "random_opening.h"

enum { OPENING = 4, PLIES_MOST_PLAYED = 160, LOST_TENTHS = 17 }; /* half a second, one for the lift, pause and return */

static Talker person;
static int person_level;
static unsigned long replies, expected_replies, searches;
static double waited, waited_less;

/* Searches the position on the board; returns the tenths of a second that an Atari takes. */
static double search(int level)
{
    think_defaults();
    level_set((uint8_t)level);
    think_without |= WITHOUT_BOOK;
    root_seed = (uint16_t)(record_count * 257 + 77);
    tt_base = machine_tt_memory();
    tt_entries = 288; /* nine pages */
    think();
    return (double)budget_spent / (double)level_nodes(1000) * 1000;
}

/* Sets `move` to the person's move. */
static void ask_person(void)
{
    static char line[TALK_LINE];
    static char position[TEXT_SIZE];
    char *end;

    if (person_level) {
        search(person_level);
        move = think_move;
        return;
    }
    game_write_position(position);
    snprintf(line, sizeof line, "position fen %.400s", position);
    talk_send(&person, line);
    talk_send(&person, "go depth 3");
    do {
        talk_read(&person, line, "go");
    } while (strncmp(line, "bestmove ", 9) != 0);
    end = strchr(line + 9, ' ');
    if (end) {
        *end = 0;
    }
    if (game_read_move(line + 9)) {
        talk_fail(&person, "illegal move", line);
    }
}

static void play(int level, unsigned computer)
{
    uint16_t reply = 0;
    int is_expected = 0;
    double before = 0, now, saved;

    game_reset();
    record_start();
    random_opening(OPENING);
    record_update_outcome();
    while (outcome == OUTCOME_NONE && record_count < PLIES_MOST_PLAYED) {
        if (side == computer) {
            now = search(level);
            ++searches;
            saved = is_expected && before > LOST_TENTHS ? before - LOST_TENTHS : 0;
            waited += now;
            waited_less += now - (saved < now ? saved : now);
            before = now;
            is_expected = 0;
            reply = 0;
            if (think_line_length() > 1) {
                think_line_move(1);
                reply = move;
                is_expected = 1;
            }
            move = think_move;
        } else {
            ask_person();
            ++replies;
            is_expected = is_expected && move == reply;
            expected_replies += (unsigned)is_expected;
        }
        record_play();
        record_update_outcome();
    }
}

int main(int count, char **words)
{
    int games, level, n;

    if (count != 5 || !games_choose(words[1])) {
        fprintf(stderr, "usage: ponder GAME LEVEL GAMES PERSON\n");
        return 2;
    }
    level = atoi(words[2]);
    games = atoi(words[3]);
    person_level = atoi(words[4]);
    state_clear();
    if (!person_level) {
        talk_start(&person, words[4]);
        talk_send(&person, "uci");
    }
    for (n = 0; n < games; ++n) {
        random_seed = (uint16_t)(n / 2 * 7919 + 1);
        play(level, (unsigned)n & 1);
    }
    printf("%s\t%d\t%s\t%d\t%lu\t%.0f%%\t%.0f%%\n", words[1], level, words[4], games, replies,
        100.0 * (double)expected_replies / (double)replies, 100.0 * (1 - waited_less / waited));
    if (!person_level) {
        talk_end(&person, "quit");
    }
    return 0;
}
