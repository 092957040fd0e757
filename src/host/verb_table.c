/* verb_table.c: compiled once for each game, as part of it (game_prefix.h): its table. */
#include "host/verb_table.h"

const Verbs game_verbs = {
#define VERB(type, name, parameters, arguments) game_##name,
#include "engine/verbs.h"
};
