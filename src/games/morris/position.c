/* position.c: start position, and positions as text: 24 points from the top left, the side to move, men still to
 * place of both sides. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/morris/morris.h"
#include "engine/keys.h"
#include "engine/marks.h"
#include "engine/text.h"
#include "texts/morris.h"

/* ---- reading ---- */

static uint8_t men[POINTS]; /* of the position being read */
static uint8_t number[2];   /* men of each side on the board */
static uint8_t hand[2];

#define mix(code) key_add(morris_random + (code))

/* Sets up the whole state from the men and numbers that were read. */
static void set_up(uint8_t mover)
{
    uint8_t point;
    uint8_t man;

    memset(morris_point, EMPTY, sizeof morris_point);
    memset(morris_line, 0, sizeof morris_line);
    zobrist_fill(morris_random, sizeof morris_random);
    side = mover;
    key_start(morris_random + CODE_SIDE);
    for (point = 0; point < POINTS; ++point) {
        man = men[point];
        if (man != EMPTY) {
            morris_point[point] = man;
            morris_line[point / ROW] += morris_power_across[man == NOUGHT][point];
            morris_line[morris_down[point]] += morris_power_down[man == NOUGHT][point];
            mix(man == CROSS ? point : point + POINTS);
        }
    }
    memcpy(morris_men, number, sizeof number);
    memcpy(morris_hand, hand, sizeof hand);
    mix((uint8_t)(CODE_HAND + hand[0]));
    mix((uint8_t)(CODE_HAND + HANDS + hand[1]));
    morris_phase[0] = morris_find_phase();
    morris_set_phase(morris_phase[0]);
    morris_recount_value();
    outcome = number[mover] + hand[mover] < MEN_LEAST ? OUTCOME_LOSS : OUTCOME_NONE;
}

/* Skips the space at text_error_place and returns the character after it. Returns 0 if there is no space. */
static char next_field(const char *text)
{
    return text[text_error_place] == ' ' ? text[++text_error_place] : 0;
}

static const char *read_points(const char *text)
{
    uint8_t man;

    number[0] = number[1] = 0;
    for (text_error_place = 0; text_error_place < POINTS; ++text_error_place) {
        man = mark_read(text[text_error_place]);
        if (man == NO_MARK) {
            return text[text_error_place] ? TEXT_BAD_POINT : TEXT_FEW_POINTS;
        }
        men[text_error_place] = man;
        if (man != EMPTY && ++number[man == NOUGHT] > MEN_MOST) {
            return TEXT_MANY_MEN;
        }
    }
    return 0;
}

const char *game_read_position(const char *text)
{
    const char *why = read_points(text);
    uint8_t mover;
    uint8_t of;

    if (why) {
        return why;
    }
    mover = mark_read(next_field(text));
    if (mover != CROSS && mover != NOUGHT) {
        return TEXT_NO_SIDE;
    }
    mover = mover == NOUGHT;
    for (of = 0; of < 2; ++of) {
        ++text_error_place;
        hand[of] = (uint8_t)(next_field(text) - '0');
        if (hand[of] > 9) {
            return TEXT_NO_HAND;
        }
        if (number[of] + hand[of] > MEN_MOST) {
            return TEXT_MANY_IN_HAND;
        }
        if (number[of] + hand[of] < MEN_LEAST && of != mover) {
            return TEXT_LOST_ALREADY;
        }
    }
    if (text[++text_error_place]) {
        return TEXT_AT_END;
    }
    set_up(mover);
    return 0;
}

void game_reset(void)
{
    game_read_position("------------------------ X 9 9");
}

/* ---- writing ---- */

void game_write_position(char *text)
{
    uint8_t point;

    for (point = 0; point < POINTS; ++point) {
        *text++ = MARK_LETTERS[morris_point[point]];
    }
    *text++ = ' ';
    *text++ = MARK_LETTERS[side + 1];
    *text++ = ' ';
    *text++ = (char)('0' + morris_hand[0]);
    *text++ = ' ';
    *text++ = (char)('0' + morris_hand[1]);
    *text = 0;
}
