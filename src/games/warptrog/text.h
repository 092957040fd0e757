/* text.h: shared by position.c and terminal_board.c. */
/* SPDX-License-Identifier: MIT */
#ifndef WARPTROG_TEXT_H
#define WARPTROG_TEXT_H

#include <stdint.h>

/* Letter of a piece: V, T, v or t. */
char warptrog_letter(uint8_t piece);

#endif
