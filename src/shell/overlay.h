/* overlay.h: calls functions in overlays of the shell. Loading, calling and cleaning up are one call, so that none of
 * them can be forgotten. `overlay` is an OVERLAY_ number of plat/machine.h, `run` a function in that overlay. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_OVERLAY_H
#define SHELL_OVERLAY_H

#include <stdint.h>

#include "plat/machine.h"

/* Loads the overlay. Returns 1; or 0 after a disk error, which the status line shows then. For a caller that cleans up
 * itself. */
uint8_t overlay_open(uint8_t overlay);

#define IN_KERNEL OVERLAYS /* `run` is in the kernel: nothing has to be loaded */

/* Loads the overlay, calls `run` and clears the memory of the lists, which the overlay may have used. Returns the
 * result of `run`; or 0 after a disk error, which the status line shows then. */
uint8_t overlay_call(uint8_t overlay, uint8_t (*run)(void));

/* The same for a page of the workshop: it leaves the lists alone. After a disk error it waits for a key and goes back
 * to the board, which the workshop may have changed. */
uint8_t overlay_go(uint8_t overlay, uint8_t (*run)(void));

#endif
