/* command.h: the commands of a client, one a line. docs/NETWORK.md explains them. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SERVE_COMMAND_H
#define HOST_SERVE_COMMAND_H

#include "host/serve/client.h"

/* Executes one line. It has no end-of-line characters. */
void command_execute(Client *client, const char *line);

#endif
