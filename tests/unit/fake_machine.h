/* fake_machine.h: the platform of the tests: an impatient user who runs
 * by polls, never by time. */
#ifndef UNIT_FAKE_MACHINE_H
#define UNIT_FAKE_MACHINE_H

#include <stdint.h>

extern uint8_t machine_stop_after;   /* polls until the user has enough; 0: never */
extern uint8_t machine_told;          /* how often hook_iteration_done was called, */
extern uint16_t machine_polls;        /* hook_should_stop, */
extern uint16_t machine_books_opened; /* and machine_open_book */

#endif
