/* tables.c: the tables of four in a row: what lines are worth. */
#include "games/connect4/connect4.h"

#define FIRST_MAN WORTH_ONE
#define SECOND_MAN (WORTH_TWO - WORTH_ONE)
#define THIRD_MAN (WORTH_THREE - WORTH_TWO)

/* A man in a line of its own side raises that line to the next worth; in a
 * line of the enemy it takes away what the line was worth to him; a mixed line is
 * worth nothing to anybody. States: connect4.h. */
const uint8_t connect4_gain[2][LINE_STATES] = {
    {
        0, 0, 0, 0, FIRST_MAN, SECOND_MAN, THIRD_MAN, GAIN_FOUR, WORTH_ONE, 0,
        0, 0, 0, 0, 0, 0, WORTH_TWO, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, WORTH_THREE, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    },
    {
        0, 0, 0, 0, FIRST_MAN, WORTH_ONE, WORTH_TWO, WORTH_THREE, SECOND_MAN,
        0, 0, 0, 0, 0, 0, 0, THIRD_MAN, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, GAIN_FOUR, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    },
};

const uint8_t connect4_order[COLUMNS] = { 3, 2, 4, 1, 5, 0, 6 };
