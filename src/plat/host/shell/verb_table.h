/* verb_table.h: the verbs of a game with its view, as a table. Each game has one on the host machine. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SHELL_VERB_TABLE_H
#define HOST_SHELL_VERB_TABLE_H

#include "engine/game.h"
#include "view/view.h"

typedef struct {
#define VERB(type, name, parameters, arguments) type (*name) parameters;
#define VIEW_VERB(type, name, parameters, arguments) VERB(type, name, parameters, arguments)
#include "engine/verbs.h"
} ShellVerbs;

#endif
