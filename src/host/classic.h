/* classic.h: players for matches that are no search of ours. */
#ifndef HOST_CLASSIC_H
#define HOST_CLASSIC_H

#include "host/options.h"

/* The player of that name for the game in force: `classic` is warp trog's of
 * 1983, `classic-nowarp` the same without warps; 0: there is none. */
PlayerVerb classic_find(const char *name);

#endif
