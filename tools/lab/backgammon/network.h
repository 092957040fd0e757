/* network.h: the whole network of backgammon as the trainer left it (network.c): 32 hidden units and four outputs, the
 * chances to win, to win a gammon, to lose a gammon, and the mean number of points. The numbers are those of
 * src/games/backgammon/backgammon.h. */
/* SPDX-License-Identifier: MIT */
#ifndef NETWORK_H
#define NETWORK_H

#include <stdint.h>

#define HIDDEN 32
#define SEARCHED 24 /* hidden units that the last output uses; they come first */
#define OUTPUTS 4
#define ROWS 208
#define ZERO 128
extern const uint8_t network_rows[ROWS + 1][HIDDEN];
extern const int16_t network_bias[HIDDEN];
extern const uint8_t network_sigmoid[256];
extern const int8_t network_out[OUTPUTS][HIDDEN];
extern const int32_t network_out_bias[OUTPUTS];
extern const int16_t network_chance[257];

#endif
