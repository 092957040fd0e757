/* tables.c: race_curve turns a logit into a score: (2p - 1) * CERTAIN for the chance p, at every half logit from 0. */
/* SPDX-License-Identifier: MIT */
#include "games/race/race.h"

const int16_t race_curve[] = {
    0, 980, 1848, 2541, 3046, 3393, 3621, 3766, 3856, 3912, 3946, 3967, 3980, 3988, 3993, 3996, 3997
};
