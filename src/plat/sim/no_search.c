/* no_search.c: for images of games that always find their moves themselves: an empty search, which is never called. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/search.h"

void search_tree(void)
{
}

void frontier_generic(void)
{
}
