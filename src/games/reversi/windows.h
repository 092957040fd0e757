/* windows.h: the windows of the evaluation, for C and for the trainer. */
#ifndef REVERSI_WINDOWS_H
#define REVERSI_WINDOWS_H

#define WINDOWS 64
#define FAMILIES 10
#define STATES 243
#define STAGES 3

/* men on the board from which a stage counts */
#define STAGE_MIDDLE 26
#define STAGE_LATE 44

#define UNIT 8 /* the score of one man */

/* Worth of a state for black, + WEIGHT_ZERO; by stage and family. */
#define WEIGHT_ZERO 64
extern const uint8_t reversi_weight[STAGES][FAMILIES][STATES];
extern const int8_t reversi_tempo[STAGES]; /* of being on turn */

#endif
