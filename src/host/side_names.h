/* side_names.h: finds a side by any of the names that users and protocols give it. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SIDE_NAMES_H
#define HOST_SIDE_NAMES_H

#include <stdint.h>

/* Returns the side called `word`, or the number of sides if there is none. Case does not matter. Known names: the
 * game's own names or their first letters; first, second, third, fourth or 1 to 4; with two sides black and white or
 * b and w. If one side of the game is called Black or White, the other colour is the other side; otherwise black is
 * the side that moves first. */
uint8_t side_named(const char *word);

#endif
