/* write_overlay.h: the overlay that writes saves, as on an Atari: loaded for each save, with arbitrary contents in its
 * own memory. */
/* SPDX-License-Identifier: MIT */
#ifndef UNIT_WRITE_OVERLAY_H
#define UNIT_WRITE_OVERLAY_H

#include <stdint.h>

void overlay_fill(uint8_t junk); /* fills its memory with this byte, */
void results_overlay_fill(uint8_t junk); /* and this that of the overlay RESULTS */
uint8_t overlay_has_index(void); /* 0: its index is still cleared */

#endif
