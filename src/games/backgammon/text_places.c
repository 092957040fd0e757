/* text_places.c: texts character by character (text.h), and places as text: 24 to 1, bar, off. */
/* SPDX-License-Identifier: MIT */
#include "engine/text.h"
#include "games/backgammon/text.h"

char *text_to;

void text_put(char c)
{
    *text_to = c;
    ++text_to;
}

void text_end(void)
{
    *text_to = 0;
    text_to = 0;
}

void text_put_number(uint8_t number)
{
    char tens = '0';

    while (number >= 10) {
        number -= 10;
        ++tens;
    }
    if (tens != '0') {
        text_put(tens);
    }
    text_put((char)('0' + number));
}

void text_put_place(uint8_t place)
{
    if (place == BAR) {
        text_put('b');
        text_put('a');
        text_put('r');
    } else if (place) {
        text_put_number(place);
    } else {
        text_put('o');
        text_put('f');
        text_put('f');
    }
}

const char *text_from;
uint8_t text_at;

char text_peek(void)
{
    return text_lower(text_from[text_at]);
}

uint8_t text_digit(void)
{
    return (uint8_t)(text_from[text_at] - '0');
}

uint8_t text_die(void)
{
    uint8_t die = text_digit();

    if (die == 0 || die > 6) {
        return 0;
    }
    ++text_at;
    return die;
}

const char *text_wrong(const char *what)
{
    return text_error(text_at, what);
}

uint8_t backgammon_place;

uint8_t backgammon_read_place(const char *text)
{
    char first = text_lower(text[0]);
    uint8_t second = (uint8_t)(text[1] - '0');

    if (first == 'b' || first == 'o') {
        backgammon_place = first == 'b' ? BAR : OFF;
        return text[1] && text_lower(text[2]) == (backgammon_place ? 'r' : 'f') ? 3 : 0;
    }
    backgammon_place = (uint8_t)(first - '0');
    if (backgammon_place == 0 || backgammon_place > 9) {
        return 0;
    }
    if (second > 9 || backgammon_place > 2) {
        return 1;
    }
    second += (uint8_t)(backgammon_place << 1);
    backgammon_place = (uint8_t)((backgammon_place << 3) + second);
    return backgammon_place > 24 ? 0 : 2;
}
