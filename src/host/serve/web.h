/* web.h: web requests: the handshake of a WebSocket, and the files of a page. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SERVE_WEB_H
#define HOST_SERVE_WEB_H

#include "host/serve/client.h"

/* Answers the request in the client's input, if its head is complete. Returns the number of bytes it took from the
 * input; 0: more must come. */
size_t web_answer(Client *client);

#endif
