/* text.h: what text.c lends to terminal_board.c. */
#ifndef WARPTROG_TEXT_H
#define WARPTROG_TEXT_H

#include <stdint.h>

/* V, T, v or t. */
char warptrog_letter(uint8_t man);

#endif
