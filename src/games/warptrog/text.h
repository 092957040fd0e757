/* text.h: shared by position.c and terminal_board.c. */
/* SPDX-License-Identifier: MIT */
#ifndef WARPTROG_TEXT_H
#define WARPTROG_TEXT_H

#include <stdint.h>

/* Returns the letter of a piece: V or T for the bottom side, v or t for the top side. */
char warptrog_letter(uint8_t piece);

#endif
