/* promotion.h: the overlay CHOICE: a choice between moves that differ only in their last character, as in a
 * promotion. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_INPUT_PROMOTION_H
#define SHELL_INPUT_PROMOTION_H

#include <stdint.h>

/* Arrows change the character after entry_text; typing the character or FIRE takes it. 1: it is now the last one of
 * entry_text; 0: cancelled. */
uint8_t promotion_run(const char *characters);

#endif
