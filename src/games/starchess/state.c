/* state.c: the variables of Star Chess. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/plan.h"

#pragma bss-name (push, "STATE")
Galaxy galaxy;
#pragma bss-name (pop)
Order order;
uint8_t stars_looks[PLAYERS];

#pragma bss-name (push, "SCRATCH")
uint8_t stars_thinker;
#pragma bss-name (pop)
