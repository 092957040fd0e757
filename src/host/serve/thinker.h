/* thinker.h: searches, each in a process of its own, so that the server never waits for one.
 *
 * The engine searches on global variables. A process made by fork has a copy of them, with the board of the table. It
 * writes the moves of the computer's turn into a pipe and ends. A search that fails takes nothing else with it. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SERVE_THINKER_H
#define HOST_SERVE_THINKER_H

#include "host/serve/table.h"

#define THINKERS_MOST 4 /* processes at the same time */

/* Starts a process for each table that wants one, as long as there are not too many. */
void thinker_start_waiting(void);

/* Reads from the pipe. Returns 1 when the process has ended, or was stopped because it took too long: the moves are in
 * table->thought, one a line. */
int thinker_read(Table *table);

/* Ends the process, or forgets that the table wanted one. */
void thinker_stop(Table *table);

#endif
