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

/* In view_lines.c: writes a line at race_line, and moves on; a line "+12%" of `sign` (plus, minus or
 * space) and race_percent. */
extern uint8_t race_line;
extern int16_t race_percent;
void race_write_line(const char *text);
void race_write_percent(char sign);

#define RACE_LUCK_LINE 249 /* first panel line of luck and moves, for the player at the bottom */
#define RACE_PER_CENT (CERTAIN / 50)
#define RACE_EVEN (CERTAIN + RACE_PER_CENT / 2) /* a score plus this, divided by RACE_PER_CENT, is a rounded 0 to 100 */

/* In view_luck.c: draws, at the end of the game, what luck and moves were worth. Only if
 * machine_later_is_read. */
void race_draw_luck(void);

/* Draws these panel lines except the die. */
void race_draw_panel(void);

/* View.edit on square n. */
void race_edit(uint8_t n);

#endif
