/* promotion.h: the part CHOICE: moves that differ in their last sign, as a pawn's that becomes another man. */
#ifndef SHELL_INPUT_PROMOTION_H
#define SHELL_INPUT_PROMOTION_H

#include <stdint.h>

/* Arrows go through the signs, which stand one after the other behind entry_text; the sign itself or FIRE takes one. 1:
 * it is the last of entry_text. */
uint8_t promotion_run(const char *signs);

#endif
