/* mctune.h: the table of src/games/minichess/weights.c as it is in the sources, and as mctune changes it between moves:
 * linked in the place of that file. */
#ifndef MCTUNE_H
#define MCTUNE_H

#include <stdint.h>

extern const uint8_t mctune_first[];
extern uint8_t *const mctune_worth;

#endif
