/* snapshot.h: every byte of the game's and the engine's state, as far as the
 * linker can tell it apart: on the host the sections of the game's objects,
 * on the 6502 the segment STATE and the zero page of the game. */
#ifndef UNIT_SNAPSHOT_H
#define UNIT_SNAPSHOT_H

#include <stdint.h>

void snapshot_take(void);

/* 1: nothing has changed since. */
uint8_t snapshot_same(void);

#endif
