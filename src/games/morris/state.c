/* state.c: storage. */
#include "games/morris/morris.h"

uint8_t morris_point[POINTS];
uint8_t morris_line[LINES];
uint8_t morris_men[2];
uint8_t morris_hand[2];
uint8_t morris_random[CODES + (KEY_BYTES - 1) * HASH_STEP];
