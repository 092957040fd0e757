/* serve.h: the verb `trog serve`: a server at which people play each other and the computer over a network.
 * docs/NETWORK.md describes its protocol. Layers, from the bottom: sha, websocket, settings, log; board, table;
 * address, client; announce, thinker; turn, seat; command_table, command_play, command; web, input; serve. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SERVE_SERVE_H
#define HOST_SERVE_SERVE_H

int serve_run(int count, char **words);

#endif
