/* after.c: the verb `trog after GAME [POSITION] MOVE...`: plays moves and prints the position after each. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "host/game_commands.h"
#include "host/bad_input.h"

/* Sets up the first position. The first word is a move if it is legal at the start, otherwise it must be a position.
 * Returns 1 if it was a position. */
static int begin(const char *word)
{
    game_reset();
    record_start();
    record_update_outcome();
    if (!word || !game_read_move(word)) {
        return 0;
    }
    if (game_read_position(word)) {
        bad_input("neither a legal move nor a position", word);
    }
    record_start();
    return 1;
}

static void play(const char *word)
{
    static char text[TEXT_SIZE];
    const char *why;

    record_update_outcome();
    if (outcome != OUTCOME_NONE && outcome != OUTCOME_CHANCE) {
        bad_input("the game is over before this move", word);
    }
    why = game_read_move(word);
    if (why) {
        bad_input(why, word);
    }
    record_play();
    game_write_position(text);
    puts(text);
}

int command_after(int count, char **words)
{
    int i = 0;

    state_clear();
    rules = 0;
    if (count >= 2 && strcmp(words[0], "--rule") == 0) {
        command_rule(words[1]);
        i = 2;
    }
    i += begin(i < count ? words[i] : 0);
    if (i == count) {
        bad_input("after GAME [--rule NAME=VALUE] [POSITION] MOVE...: missing move after",
            count ? words[count - 1] : game_info()->name);
    }
    for (; i < count; ++i) {
        play(words[i]);
    }
    return 0;
}
