/* side.c: see side.h. */
#include "engine/game.h"
#include "engine/text.h"
#include "host/side.h"

static uint8_t is_begun(const char *name, const char *word, uint8_t count)
{
    uint8_t i;

    for (i = 0; i < count; ++i) {
        if (!name[i] || text_lower(name[i]) != text_lower(word[i])) {
            return 0;
        }
    }
    return 1;
}

static uint8_t length_of(const char *text)
{
    uint8_t length = 0;

    while (text[length]) {
        ++length;
    }
    return length;
}

uint8_t side_same(const char *a, const char *b)
{
    uint8_t length = length_of(b);

    return length_of(a) == length && is_begun(a, b, length);
}

/* The whole name, or its first letter. */
static uint8_t is_name(const char *name, const char *word)
{
    uint8_t length = length_of(word);

    return length && (length == 1 || length == length_of(name)) && is_begun(name, word, length);
}

/* 0: that is another's, or no colour of ours. */
static uint8_t is_colour(const char *word, const char *colour, const char *other, uint8_t *who)
{
    uint8_t i;

    if (!is_name(colour, word)) {
        return 0;
    }
    for (i = 0; i < 2; ++i) {
        if (side_same(game_info()->side_names[i], other)) {
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
        if (side_same(ordinals[who], word) || (word[0] == '1' + who && !word[1])) {
            return who;
        }
    }
    if (sides == 2) {
        who = 0; /* black begins */
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
