/* rounds.c: the results of the rounds as text, the last field of a position: + for a round that the boxes have won,
 * - for one that they have lost, = for a draw, which only MENACE has. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/text.h"
#include "games/matchbox/matchbox.h"
#include "texts/matchbox.h"

uint8_t matchbox_rounds_read;
uint8_t matchbox_won_read[ROUNDS];

static const char results[] = "-+="; /* by ROUND_ */

const char *matchbox_read_rounds(const char *text)
{
    char character;
    uint8_t result;

    matchbox_rounds_read = 0;
    memset(matchbox_won_read, 0, ROUNDS);
    if (!text[text_error_place]) {
        return 0;
    }
    if (text[text_error_place] != ' ') {
        return TEXT_NO_ROUNDS;
    }
    while ((character = text[++text_error_place]) != 0) {
        for (result = 0; results[result] != character; ++result) {
            if (result == ROUND_DRAWN) {
                break;
            }
        }
        if (results[result] != character || (!rules && result == ROUND_DRAWN)) {
            return TEXT_BAD_ROUND;
        }
        if (matchbox_rounds_read == COURSE_ROUNDS) {
            return TEXT_MANY_ROUNDS;
        }
        matchbox_won_read[matchbox_rounds_read++] = result;
    }
    return 0;
}

void matchbox_write_rounds(char *text)
{
    uint8_t i;

    if (matchbox_rounds) {
        *text++ = ' ';
    }
    for (i = 0; i < matchbox_rounds; ++i) {
        *text++ = results[matchbox_won[i]];
    }
    *text = 0;
}
