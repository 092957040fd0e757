/* trainer_call.h: the door to the part SCHOOL (openings_format.h). */
#ifndef SHELL_OPENINGS_TRAINER_CALL_H
#define SHELL_OPENINGS_TRAINER_CALL_H

#include <stdint.h>

/* What the part is asked for: TRAINER_TURN, OPENINGS_MOVE. It is read first, if it is not there; where that
 * fails there is no school, and the answer is 0. Of a lesson alone a move is asked. */
uint8_t trainer_call(uint8_t what);

#endif
