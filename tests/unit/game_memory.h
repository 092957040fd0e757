/* game_memory.h: what a game asks for in its menu.txt (tools/build/game_memory.awk), which the contract test holds it
 * to. */
#ifndef UNIT_GAME_MEMORY_H
#define UNIT_GAME_MEMORY_H

#include <stdint.h>

extern const uint8_t claim_lists;  /* pages of each part of its lists */
extern const uint8_t claim_past;   /* 1: positions may come back */
extern const uint16_t claim_moves; /* of a game, at most */
extern const uint16_t claim_text;  /* room for a position, with its end mark */
extern const uint8_t claim_long; /* 1: a part of a game is enough */
extern const char claim_small[]; /* small letters in the panel; - where it shows no moves */

#endif
