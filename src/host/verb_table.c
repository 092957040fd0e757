/* verb_table.c: the table of a game's verbs. Compiled once for each game, with the game's prefix (game_prefix.h);
 * games.c calls the games through these tables. */
/* SPDX-License-Identifier: MIT */
#include "host/verb_table.h"

const Verbs game_verbs = {
#define VERB(type, name, parameters, arguments) game_##name,
#include "engine/verbs.h"
};
