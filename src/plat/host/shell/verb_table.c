/* verb_table.c: the table of a game's verbs. Compiled once for each game, with the game's prefix (host/game_prefix.h);
 * games.c calls the games through these tables. */
/* SPDX-License-Identifier: MIT */
#include "plat/host/shell/verb_table.h"

#define game_shell_verbs BIND_GAME(GAME, game_shell_verbs)
extern const ShellVerbs game_shell_verbs;
const ShellVerbs game_shell_verbs = {
#define VERB(type, name, parameters, arguments) game_##name,
#define VIEW_VERB(type, name, parameters, arguments) VERB(type, name, parameters, arguments)
#include "engine/verbs.h"
};
