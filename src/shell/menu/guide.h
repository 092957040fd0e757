/* guide.h: the overlay GUIDE: what the menu can do without for a moment. It is loaded while the menu stands, to the
 * memory after the lessons' code: the rows below the list, the levels, the help page. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_MENU_GUIDE_H
#define SHELL_MENU_GUIDE_H

#include <stdint.h>

/* rows of the menu's frame */
#define FIRST_ROW 6
#define CARD_ROW 16 /* the card of the game under the bar (cards.h); the list is above it */
#define TEXT_ROW 20  /* this row and the next one */

/* Writes the rows below the card, for the lessons (place 0) or a game (from 1): " < Level 2 > easy" for shell_level
 * with the results at this level, or nothing if it is 0, then what FIRE does. */
void guide_rows(uint8_t place, uint8_t what);
#define GUIDE_LESSONS 0 /* what FIRE does: opens the lessons, */
#define GUIDE_PLAY 1    /* starts a game, */
#define GUIDE_RESUME 2  /* or continues an unfinished one */

/* Reads the results from this sector of the disk; 0: it has none. Call it when the overlay has been loaded. */
void guide_read_results(uint16_t sector);

/* Changes shell_level: to the level before if entry_event is up or left, otherwise to the next one. This
 * many other opponents follow the levels by time. */
void guide_change_level(uint8_t others);

/* Opens the frame of the menu and writes the help page. */
void guide_page(void);

#endif
