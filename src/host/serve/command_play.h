/* command_play.h: commands of players at a table. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SERVE_COMMAND_PLAY_H
#define HOST_SERVE_COMMAND_PLAY_H

#include "host/serve/client.h"

void command_move(Client *client, const char *rest);
void command_roll_dice(Client *client, const char *rest);
void command_undo(Client *client, const char *rest);
void command_draw(Client *client, const char *rest);
void command_resign(Client *client, const char *rest);
void command_claim(Client *client, const char *rest);
void command_again(Client *client, const char *rest);
void command_chat(Client *client, const char *rest);

#endif
