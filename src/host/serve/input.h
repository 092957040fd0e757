/* input.h: reads what a client has sent, as plain lines, as frames of a WebSocket or as a web request. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SERVE_INPUT_H
#define HOST_SERVE_INPUT_H

#include "host/serve/client.h"

/* Receives what has arrived. */
void input_receive(Client *client);

/* Executes lines of the input, but not too many at once, so that all clients get their turn. Returns 1 if more may be
 * left. */
int input_execute(Client *client);

#endif
