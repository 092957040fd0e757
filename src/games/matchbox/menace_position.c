/* menace_position.c: positions of MENACE as text, and their key. The fields are the moves of the current round, a digit
 * for each square (1 is a1, 9 is c3), or -; the rounds that the boxes had played before the course; and the rounds of
 * the course, + - = for those that the boxes have won, lost and drawn. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/matchbox/menace.h"
#include "engine/text.h"
#include "engine/tt.h"
#include "texts/matchbox.h"

#define AGE_MOST 65000U

static uint8_t path[SQUARES]; /* of the position being read */
static uint8_t count;
static uint16_t age;

static const char *read_path(const char *text)
{
    uint8_t square;
    uint8_t i;

    count = 0;
    text_error_place = 1;
    if (*text == '-') {
        return 0;
    }
    do {
        square = (uint8_t)(text[count] - '1');
        text_error_place = count;
        for (i = 0; i < count; ++i) {
            if (path[i] == square) {
                return TEXT_BAD_PATH;
            }
        }
        if (square >= SQUARES) {
            return TEXT_BAD_PATH;
        }
        path[count] = square;
    } while (text[++count] && text[count] != ' ');
    text_error_place = count;
    return 0;
}

static const char *read_age(const char *text)
{
    uint8_t digit;

    if (text[text_error_place] != ' ' || (uint8_t)(text[text_error_place + 1] - '0') > 9) {
        return TEXT_NO_AGE;
    }
    age = 0;
    while ((digit = (uint8_t)(text[++text_error_place] - '0')) <= 9) {
        if (age > AGE_MOST / 10) {
            return TEXT_NO_AGE;
        }
        age = age * 10 + digit;
    }
    return 0;
}

const char *menace_read(const char *text)
{
    const char *error = read_path(text);

    if (!error) {
        error = read_age(text);
    }
    if (!error) {
        error = matchbox_read_rounds(text);
    }
    if (!error && matchbox_rounds_read == MENACE_ROUNDS && count) {
        text_error_place = 0;
        error = TEXT_COURSE_OVER;
    }
    if (error) {
        return error;
    }
    memcpy(menace_path, path, SQUARES);
    menace_first = 0;
    menace_count = count;
    menace_start = age;
    memcpy(matchbox_won, matchbox_won_read, ROUNDS);
    matchbox_rounds = matchbox_rounds_read;
    ply = 0;
    reversible_plies[0] = 0;
    menace_show(count);
    matchbox_find_outcome();
    matchbox_key();
    return 0;
}

void menace_write(char *text)
{
    uint16_t left;
    uint16_t n;
    uint8_t i;

    for (i = menace_first; i != menace_count; ++i) {
        *text++ = (char)('1' + menace_path[i]);
    }
    if (menace_first == menace_count) {
        *text++ = '-';
    }
    *text++ = ' ';
    for (n = 10000; n > 1 && n > menace_start; n /= 10) {
    }
    for (left = menace_start; n; n /= 10) {
        *text++ = (char)('0' + left / n);
        left %= n;
    }
    matchbox_write_rounds(text);
}
