/* fake_machine.h: the platform of the unit tests. The simulated user stops a search after a number of polls, never by
 * time. */
/* SPDX-License-Identifier: MIT */
#ifndef UNIT_FAKE_MACHINE_H
#define UNIT_FAKE_MACHINE_H

#include <stdint.h>

extern uint8_t machine_stop_after;   /* polls until the user stops the search; 0: never */
extern uint8_t machine_moves_told;          /* number of calls of hook_iteration_done, */
extern uint16_t machine_polls;        /* of hook_should_stop, */
extern uint16_t machine_books_opened; /* and of machine_open_book */

#endif
