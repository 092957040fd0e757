/* windows.h: the windows of the evaluation; tools/revtrain wrote eval.c. */
#ifndef REVERSI_WINDOWS_H
#define REVERSI_WINDOWS_H

#include <stdint.h>

#define WINDOWS 40
#define FAMILIES 6
#define STATES 81
#define STAGES 3
#define SLOTS 3 /* windows through a cell, at most */
#define PLACES 71 /* cells from a1 to h8 */

/* men on the board from which a stage counts */
#define STAGE_MIDDLE 26
#define STAGE_LATE 44

#define UNIT 3 /* the score of one man */

/* Windows through a cell, from FIRST_CELL on, and the powers of 3 it has there;
 * power 0 where it has fewer. */
extern const uint8_t reversi_part[SLOTS][PLACES];
extern const uint8_t reversi_power[SLOTS][PLACES];

/* Windows of a family stand together, the next family's from here on. */
extern const uint8_t reversi_family_end[FAMILIES];

/* Worth of a state for black, by stage and family, not below 0: what all
 * windows together are worth is the sum less reversi_zero. */
extern const uint8_t reversi_weight[STAGES][FAMILIES][STATES];
extern const uint16_t reversi_zero;
extern const int8_t reversi_tempo[STAGES]; /* of being on turn */

#endif
