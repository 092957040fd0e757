/* promotion.h: the overlay PROMOTE: a choice between moves that differ only in their last character, as in a
 * promotion. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_INPUT_PROMOTION_H
#define SHELL_INPUT_PROMOTION_H

#include <stdint.h>

/* Arrows change the character shown after entry_text, and FIRE takes it; typing one of the characters takes that one.
 * 1: the character was added to entry_text; 0: cancelled. */
uint8_t promotion_run(void);

#endif
