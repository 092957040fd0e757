/* command_table.h: commands that open, join, watch, list and leave tables. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SERVE_COMMAND_TABLE_H
#define HOST_SERVE_COMMAND_TABLE_H

#include "host/serve/client.h"

void command_games(Client *client, const char *rest);
void command_tables(Client *client, const char *rest);
void command_open(Client *client, const char *rest);
void command_join(Client *client, const char *rest);
void command_watch(Client *client, const char *rest);
void command_leave_table(Client *client, const char *rest);
void command_fill(Client *client, const char *rest);
void command_sync(Client *client, const char *rest);

#endif
