/* text.c: helpers for moves and positions as text; see text.h. asm/engine/text.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/list.h"
#include "engine/text.h"

uint16_t text_error_place;
uint8_t text_other_board;
char text_buffer[TEXT_BUFFER];

const char *text_error(uint16_t place, const char *what)
{
    text_error_place = place;
    return what;
}

char text_lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c + ('a' - 'A')) : c;
}

static const char *skip_separators(const char *text)
{
    while (*text == '-' || *text == 'x' || *text == 'X') {
        ++text;
    }
    return text;
}

static uint8_t is_digit(char c)
{
    return c >= '0' && c <= '9';
}

const char *text_after_prefix(const char *typed, const char *written)
{
    char last = 0;

    for (;;) {
        if ((*typed == '-' || !*typed) && is_digit(last) && is_digit(*written)) {
            return 0; /* the number was not typed whole */
        }
        if (is_digit(*typed) && is_digit(last) && (*written == '-' || *written == 'x')) {
            return 0;
        }
        typed = skip_separators(typed);
        written = skip_separators(written);
        if (!*typed) {
            return written;
        }
        if (text_lower(*typed) != text_lower(*written)) {
            return 0;
        }
        last = *typed++;
        ++written;
    }
}

uint8_t text_find_move(const char *text)
{
    uint8_t i;
    const char *rest;

    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        game_write_move(text_buffer);
        rest = text_after_prefix(text, text_buffer);
        if (rest && !*rest) {
            return 1;
        }
    }
    return 0;
}
