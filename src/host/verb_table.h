/* verb_table.h: a game as a table of its functions (the verbs of engine/verbs.h), for a program that contains all
 * games. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_VERB_TABLE_H
#define HOST_VERB_TABLE_H

#include "engine/game.h"

typedef struct Verbs {
#define VERB(type, name, parameters, arguments) type (*name) parameters;
#include "engine/verbs.h"
} Verbs;

extern const Verbs game_verbs;

#endif
