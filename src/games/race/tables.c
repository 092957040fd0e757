/* tables.c: from a logit to a chance: (2p - 1) * CERTAIN at every half logit. */
/* SPDX-License-Identifier: MIT */
#include "games/race/race.h"

const int16_t race_curve[] = {
    0, 980, 1848, 2541, 3046, 3393, 3621, 3766, 3856, 3912, 3946, 3967, 3980, 3988, 3993, 3996, 3997
};
