/* side_names.c: see side_names.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>
#include <strings.h>

#include "engine/game.h"
#include "host/side_names.h"

/* Returns 1 if `word` is the whole name or its first letter. */
static uint8_t is_name(const char *name, const char *word)
{
    return word[0] && (strcasecmp(name, word) == 0 || (!word[1] && strncasecmp(name, word, 1) == 0));
}

/* Returns 1 if the word means `colour`. In this case, if one side of the game is called `other`, sets *who to its
 * opponent. */
static uint8_t is_colour(const char *word, const char *colour, const char *other, uint8_t *who)
{
    uint8_t i;

    if (!is_name(colour, word)) {
        return 0;
    }
    for (i = 0; i < 2; ++i) {
        if (strcasecmp(game_info()->side_names[i], other) == 0) {
            *who = i ^ 1;
        }
    }
    return 1;
}

uint8_t side_named(const char *word)
{
    static const char *const ordinals[] = { "first", "second", "third", "fourth" };
    uint8_t sides = game_info()->sides;
    uint8_t who;

    for (who = 0; who < sides; ++who) {
        if (is_name(game_info()->side_names[who], word)) {
            return who;
        }
    }
    for (who = 0; who < sides; ++who) {
        if (strcasecmp(ordinals[who], word) == 0 || (word[0] == '1' + who && !word[1])) {
            return who;
        }
    }
    if (sides == 2) {
        who = 0; /* black is the side that moves first, if no side of the game is called White */
        if (is_colour(word, "black", "white", &who)) {
            return who;
        }
        who = 1;
        if (is_colour(word, "white", "black", &who)) {
            return who;
        }
    }
    return sides;
}
