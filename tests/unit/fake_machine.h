/* fake_machine.h: the platform of the tests: an impatient user who runs
 * by polls, never by time. */
#ifndef UNIT_FAKE_MACHINE_H
#define UNIT_FAKE_MACHINE_H

#include <stdint.h>

extern uint8_t plat_hurry_after;   /* polls until the user has enough; 0: never */
extern uint8_t plat_told;          /* how often plat_progress was called, */
extern uint16_t plat_polls;        /* plat_hurry, */
extern uint16_t plat_books_opened; /* and plat_open_book */

#endif
