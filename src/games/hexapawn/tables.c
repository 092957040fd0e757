/* tables.c: values of pawns, White's from a1 to c3, then Black's. */
/* SPDX-License-Identifier: MIT */
#include "games/hexapawn/hexapawn.h"

const uint8_t hexapawn_worth[2 * SQUARES] = {
    10, 10, 10, 12, 12, 12, 0, 0, 0,
    0, 0, 0, 12, 12, 12, 10, 10, 10,
};
