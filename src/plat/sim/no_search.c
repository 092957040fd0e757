/* no_search.c: images of games with a brain of their own have no search: never asked. */
#include "engine/game.h"
#include "engine/search.h"

void search_tree(void)
{
}

void frontier_generic(void)
{
}
