/* eval.c: tables of warp trog. */
#include "games/warptrog/warptrog.h"

const uint8_t warptrog_step[4] = { ROW, (uint8_t)-ROW, (uint8_t)-1, 1 };
