/* state.c: storage of Quevedo's rook. */
#include "games/quevedo/quevedo.h"

uint8_t quevedo_at[MEN];
uint8_t quevedo_took[PLIES];
uint8_t quevedo_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];
