/* view.h: shared by view.c, view_edit.c and view_panel.c. */
/* SPDX-License-Identifier: MIT */
#ifndef RACE_VIEW_H
#define RACE_VIEW_H

#include "view/view.h"
#include "games/race/race.h"

#define RACE_KEPT 4 /* number of panel lines that the game uses after each player's name and clock */

#define RACE_DIE_LINE 3 /* the first of these lines at the top of the panel */

/* In view_panel.c: draws the symbol of a side at the current screen position. */
void race_draw_ball(uint8_t owner);

/* Clears these panel lines, which may show the luck of a game that was over and was taken back. */
void race_clear_panel(void);

/* Draws these panel lines except the die. */
void race_draw_panel(void);

/* View.edit on square n. */
void race_edit(uint8_t n);

#endif
