/* command_menu.h: the items of the page of commands, for command_page.c. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_INPUT_COMMAND_MENU_H
#define SHELL_INPUT_COMMAND_MENU_H

#include <stdint.h>

#define COMMAND_ITEMS 26
#define COMMAND_OPENINGS 9 /* the item Openings; */
#define COMMAND_PUZZLES 21 /* the item Numbers, or Puzzles in a game that has them */
extern uint8_t command_watches; /* 1: the game learns in rounds, and this item is "Watch it learn" */

/* What a game must have for an item */
#define NEEDS_RULES 1
#define NEEDS_OPENINGS 2
#define NEEDS_NUMBERS 4
#define NEEDS_TWO_SIDES 8
#define NEEDS_SEARCH 16 /* not in games with `no_search`: find a win, the workshop */

extern const uint8_t command_needs[];
extern uint8_t command_missing; /* what the current game does not have of these; command_page.c sets it */

#define COMMAND_IS_LEFT_OUT(n) (command_needs[n] & command_missing)

/* Lets the player choose an item. Returns the event of its command, or 0. */
uint8_t command_menu_choose(void);

#endif
