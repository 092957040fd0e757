/* load.h: the part OPEN: a save comes back as a game. */
#ifndef SHELL_SAVES_LOAD_H
#define SHELL_SAVES_LOAD_H

#include <stdint.h>

/* Reads the save of an entry, of the game that is loaded. It is checked as a whole first; what is wrong with it is
 * said. Where moves are on the board EVENT_LOAD is in shell_pending_event then, and nothing else has happened; else it
 * is on
 * the board. */
void load_run(uint8_t wanted);
uint8_t open_chosen(void); /* that of shell_slot; and COMMAND_NEW_TURN */

#endif
