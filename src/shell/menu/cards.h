/* cards.h: the overlay CARDS: the card below the list of the menu. It has a small board of the game under the bar, and
 * says what the game is. The overlay is loaded while the menu stands, after GUIDE. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_MENU_CARDS_H
#define SHELL_MENU_CARDS_H

#include <stdint.h>

/* Shows the card of the lessons (place 0) or of a game of the menu's list (from 1). */
void cards_show(uint8_t place);

#endif
