/* snapshot.h: saves and compares every byte of the game's and the engine's state that the linker can identify: on the
 * host the sections of the game's objects, on the 6502 the segment STATE and the game's zero page. */
/* SPDX-License-Identifier: MIT */
#ifndef UNIT_SNAPSHOT_H
#define UNIT_SNAPSHOT_H

#include <stdint.h>

void snapshot_take(void);

/* Returns 1 if nothing has changed since snapshot_take. */
uint8_t snapshot_same(void);

#endif
