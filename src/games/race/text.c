/* text.c: moves as text: the square a piece leaves, or `pass`; rolls: d1 to d6. */
#include <string.h>

#include "engine/text.h"
#include "games/race/race.h"

char *race_write_square(char *text, uint8_t square)
{
    if (square >= 10) {
        *text++ = '1';
        square -= 10;
    }
    *text++ = (char)('0' + square);
    return text;
}

void game_write_move(char *text)
{
    if (move & MOVE_ROLL) {
        *text++ = 'd';
        *text++ = (char)('0' + (uint8_t)move);
    } else if (move == MOVE_PASS) {
        memcpy(text, "pass", 4);
        text += 4;
    } else {
        text = race_write_square(text, (uint8_t)(move - 1));
    }
    *text = 0;
}

static const char *read_roll(const char *text)
{
    uint8_t face = (uint8_t)(text[1] - '0');

    if (text_lower(text[0]) != 'd') {
        return text_error(0, "a throw is d1 to d6");
    }
    if (face == 0 || face > FACES || text[2]) {
        return text_error(1, "a throw is d1 to d6");
    }
    move = MOVE_ROLL | face;
    return 0;
}

uint8_t race_mover;

uint8_t race_movers(void)
{
    uint8_t count = 0;
    uint8_t from;

    for (from = 0; from < HOME; ++from) {
        if (race_target(from)) {
            race_mover = from;
            ++count;
        }
    }
    return count;
}

/* Why no piece can leave this square. */
static const char *why_not(uint8_t from)
{
    if (!race_men[PLACE(side, from)]) {
        return from ? "No man of yours is there" : "Nobody is left at the start";
    }
    if (from == 0 && race_rolled != FACES) {
        return "Only a six brings a man on";
    }
    if (from + race_rolled > HOME) {
        return "Home must be hit exactly";
    }
    return "A block bars the way";
}

static uint8_t is_digit(char c)
{
    return c >= '0' && c <= '9';
}

const char *game_read_move(const char *text)
{
    uint8_t from;
    uint8_t length = 1;

    if (outcome == OUTCOME_CHANCE) {
        return read_roll(text);
    }
    if (outcome != OUTCOME_NONE) {
        return text_error(0, "The game is over");
    }
    if (text_lower(text[0]) == 'p') {
        for (length = 0; length < 4; ++length) {
            if (text_lower(text[length]) != "pass"[length]) {
                return text_error(length, "A move is a square, 0 to 17");
            }
        }
        if (text[4]) {
            return text_error(4, "A move is a square, 0 to 17");
        }
        if (race_movers()) {
            return text_error(0, "There is a move");
        }
        move = MOVE_PASS;
        return 0;
    }
    if (!is_digit(text[0])) {
        return text_error(0, "A move is a square, 0 to 17");
    }
    from = (uint8_t)(text[0] - '0');
    if (from == 1 && is_digit(text[1])) {
        from = (uint8_t)(10 + text[1] - '0');
        length = 2;
    }
    if (text[length] || from >= HOME) {
        return text_error(length, "A move is a square, 0 to 17");
    }
    if (!race_target(from)) {
        return text_error(0, why_not(from));
    }
    move = (uint16_t)(from + 1);
    return 0;
}
