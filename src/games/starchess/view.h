/* view.h: between the files of Star Chess's screen: the galaxy (view.c), the panel (view_panel.c), the orders of a
 * person (view_orders.c), and what happens, told (view_events.c). */
#ifndef STARCHESS_VIEW_H
#define STARCHESS_VIEW_H

#include "view/view.h"
#include "games/starchess/starchess.h"

/* ---- the galaxy ---- */

uint8_t stars_shown(void);           /* the sector at view_x, view_y */
void stars_look_at(uint8_t sector);  /* view_x, view_y */
void stars_draw_symbol(uint8_t who); /* its small ship, at screen_row, screen_column */
void stars_draw_boom(void);          /* over the fleet at view_x, view_y */
/* what game_place does while orders are given: the cursor, and what it stands on */
void stars_place(void);

/* To the line. */
void stars_line_sector(uint8_t sector);
void stars_line_name(uint8_t who);
void stars_line_ships(uint16_t ships); /* "1 ship", "38 ships" */

/* ---- the panel ---- */

#define SCORES_LINE 12       /* of the panel: what is below stays */
extern uint8_t stars_reader; /* whose reserves are shown; NO_PLAYER: who is on turn */
void stars_draw_panel(void);
void stars_clear_panel(void); /* above the scores; stars_line is the first one */

/* In line stars_line, which is the next one then; a change has a sign of its own. */
extern uint8_t stars_line;
void stars_panel_text(const char *text);
void stars_panel_at(uint8_t sector); /* "AT A1" */
void stars_panel_right(void); /* what was written by line_ */
void stars_panel_number(uint16_t number);
void stars_panel_change(int16_t number);
void stars_panel_symbol(uint8_t who); /* at the left end of the line that was drawn last, */
void stars_panel_code(uint8_t code); /* or any other sign */

/* ---- orders by stick ---- */

uint8_t stars_choose(void); /* in the sector at view_x, view_y: 1: `move` is one */

/* ---- what others did since the own turn before, line by line; who moves the cursor has read enough ---- */

uint8_t stars_report(void); /* 1: a line of it is on the screen */
void stars_next_report(void);

#endif
