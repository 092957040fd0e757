/* keys.h: builds hash keys from features (tt.h). `bytes` is the first random byte of a feature: random + code. Used
 * when a position is set up, and by games whose game_hash is in C. Linked only into games that use it. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_KEYS_H
#define ENGINE_KEYS_H

#include "engine/tt.h"

void key_clear(void);                /* row 0 of hash_key = 0 */

/* Starts the set-up of a position: ply = 0, no reversible plies; the key is 0, or the feature `second` if `side` is the
 * second side. */
void key_start(const uint8_t *second);

void key_add(const uint8_t *bytes);  /* XORs a feature into row ply */
void key_from_parent(void);          /* row ply = row ply - 1 */
void key_to_root(void);              /* row 0 = row 1: the position after a move becomes the root */

#endif
