/* text.c: see text.h. */
#include "engine/game.h"
#include "engine/list.h"
#include "engine/text.h"

uint8_t text_place;
char text_buffer[TEXT_BUFFER];

const char *text_fault(uint8_t place, const char *what)
{
    text_place = place;
    return what;
}

char text_lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c + ('a' - 'A')) : c;
}

/* 1: the same move, separators in `typed` aside. */
static uint8_t same_move(const char *typed, const char *written)
{
    while (*written) {
        if (*typed == '-' || *typed == 'x' || *typed == 'X') {
            ++typed;
        }
        if (text_lower(*typed) != *written) {
            return 0;
        }
        ++typed;
        ++written;
    }
    return *typed == 0;
}

uint8_t text_find_move(const char *text)
{
    uint8_t i;

    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        game_write_move(text_buffer);
        if (same_move(text, text_buffer)) {
            return 1;
        }
    }
    return 0;
}
