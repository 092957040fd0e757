/* state.c: storage of go-moku. */
#include "games/gomoku/gomoku.h"

uint8_t gomoku_cell[CELLS];
uint8_t gomoku_window[WAYS][CELLS];
uint8_t gomoku_near[CELLS];
uint8_t gomoku_men;
uint8_t gomoku_fours[2];
int16_t gomoku_worth;
uint8_t gomoku_random[CODES + (KEY_BYTES - 1) * HASH_STEP];
