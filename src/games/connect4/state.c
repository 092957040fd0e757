/* state.c: storage of four in a row (asm/games/connect4/state.s puts the hot
 * part into zero page). */
#include "games/connect4/connect4.h"

uint8_t connect4_line[LINES];
uint8_t connect4_next[COLUMNS];
uint8_t connect4_last_ply;
