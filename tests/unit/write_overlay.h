/* write_overlay.h: the part STORE as an Atari has it: loaded for each save, with whatever lay there before in its own
 * memory. */
#ifndef UNIT_WRITE_OVERLAY_H
#define UNIT_WRITE_OVERLAY_H

#include <stdint.h>

void part_load(uint8_t junk); /* that is all its memory holds */
uint8_t part_has_index(void); /* 0: nothing has been written to it since it was cleared */

#endif
