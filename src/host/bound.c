/* bound.c: compiled once for each game, as part of it (bind.h): its table. */
#include "host/bound.h"

const Verbs game_verbs = {
#define VERB(type, name, parameters, arguments) game_##name,
#include "engine/verbs.h"
};
