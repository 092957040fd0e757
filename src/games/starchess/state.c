/* state.c: the variables of Star Chess. */
#include "games/starchess/starchess.h"

#pragma bss-name (push, "STATE")
Galaxy galaxy;
#pragma bss-name (pop)
Order order;
