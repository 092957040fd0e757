/* state.c: the variables of Star Chess. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/starchess.h"

#pragma bss-name (push, "STATE")
Galaxy galaxy;
#pragma bss-name (pop)
Order order;
