/* view.h: what the files of race's view share. */
#ifndef RACE_VIEW_H
#define RACE_VIEW_H

#include "view/view.h"
#include "games/race/race.h"

#define RACE_KEPT 4 /* lines of the panel that are the game's, behind each player's */

#define RACE_DIE_LINE 3 /* the first of them, at the top */

/* The sign of a side, where the screen is. */
void race_draw_ball(uint8_t who);

/* All of them but the die. */
void race_draw_panel(void);

/* View.edit on the square n. */
void race_edit(uint8_t n);

#endif
