/* position.c: positions: the men of both sides as squares, the side, the throw: `0,0,3,7/0,0,0,12 a 6`. */
#include <string.h>

#include "engine/text.h"
#include "games/race/race.h"

static char *write_men(char *text, uint8_t who)
{
    uint8_t square;
    uint8_t n;
    uint8_t digit;

    for (square = 0; square <= HOME; ++square) {
        for (n = race_men[PLACE(who, square)]; n; --n) {
            digit = square;
            if (digit >= 10) {
                *text++ = '1';
                digit -= 10;
            }
            *text++ = (char)('0' + digit);
            *text++ = ',';
        }
    }
    return text - 1;
}

void game_write_position(char *text)
{
    text = write_men(text, 0);
    *text++ = '/';
    text = write_men(text, 1);
    *text++ = ' ';
    *text++ = (char)('a' + side);
    if (race_thrown) {
        *text++ = ' ';
        *text++ = (char)('0' + race_thrown);
    }
    *text = 0;
}

static uint8_t read[PLACES];
static uint8_t at; /* in the text */

/* The men of a side, from `at` on. */
static const char *read_men(const char *text, uint8_t who)
{
    uint8_t n;
    uint8_t square;
    uint8_t first;

    for (n = 0; n < MEN; ++n) {
        first = at;
        square = 0;
        while (text[at] >= '0' && text[at] <= '9' && at - first < 2) {
            square = (uint8_t)(square * 10 + text[at++] - '0');
        }
        if (at == first || square > HOME) {
            return text_fault(first, "a man is on 0 to 18");
        }
        if (square && square != HOME && who && read[PLACE(0, square)]) {
            return text_fault(first, "both sides are on one square");
        }
        ++read[PLACE(who, square)];
        if (n < MEN - 1 && text[at++] != ',') {
            return text_fault((uint16_t)(at - 1), "a side has four men, a comma between them");
        }
    }
    return 0;
}

const char *game_read_position(const char *text)
{
    const char *why;
    uint8_t face = 0;

    memset(read, 0, sizeof read);
    at = 0;
    why = read_men(text, 0);
    if (why) {
        return why;
    }
    if (text[at] != '/') {
        return text_fault(at, text[at] == ',' ? "a side has four men" : "a / must follow the first side");
    }
    ++at;
    why = read_men(text, 1);
    if (why) {
        return why;
    }
    if (text[at] != ' ') {
        return text_fault(at, text[at] == ',' ? "a side has four men" : "a blank and the side must follow");
    }
    if (text[at + 1] != 'a' && text[at + 1] != 'b') {
        return text_fault((uint16_t)(at + 1), "the side is a or b");
    }
    if (text[at + 2]) {
        face = (uint8_t)(text[at + 3] - '0');
        if (text[at + 2] != ' ' || face == 0 || face > FACES || text[at + 4]) {
            return text_fault((uint16_t)(at + 2), "a blank and a throw of 1 to 6 may follow");
        }
    }
    if (read[PLACE(0, HOME)] == MEN && read[PLACE(1, HOME)] == MEN) {
        return text_fault(0, "only one side can have all men home");
    }
    memcpy(race_men, read, sizeof read);
    side = (uint8_t)(text[at + 1] - 'a');
    race_thrown = face;
    ply = 0;
    quiet_plies[0] = 0;
    hash_fill(race_random, sizeof race_random);
    race_find_outcome();
    race_count_key();
    return 0;
}

void game_reset(void)
{
    ply = 0;
    game_read_position("0,0,0,0/0,0,0,0 a");
}
