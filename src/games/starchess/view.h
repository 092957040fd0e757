/* view.h: shared by the screen files of Star Chess: the verbs (view.c), the galaxy (view_galaxy.c), the panel
 * (view_panel.c), giving orders by stick (view_orders.c), and showing and reporting events (view_events.c). */
/* SPDX-License-Identifier: MIT */
#ifndef STARCHESS_VIEW_H
#define STARCHESS_VIEW_H

#include "view/view.h"
#include "games/starchess/starchess.h"

/* ---- the galaxy ---- */

#define ACROSS 4
#define LINES 40 /* scan lines of a sector, with the blank lines above and below it */

uint8_t stars_shown(void);              /* the sector at view_x, view_y */
void stars_look_at(uint8_t sector);     /* sets view_x, view_y */
void stars_draw_symbol(uint8_t player); /* draws a player's small ship at screen_row, screen_column */
void stars_draw_boom(void);             /* draws an explosion over the fleet at view_x, view_y */
/* game_place while an order is given: moves the cursor and describes its sector. */
void stars_place(void);
void stars_place_cursor(void);          /* sets the cursor to the sector at view_x, view_y */

/* Write to the text line. */
void stars_line_sector(uint8_t sector); /* "A1" */
void stars_line_name(uint8_t player);   /* "Gold" */
void stars_line_ships(uint16_t ships); /* "1 ship", "38 ships" */

/* ---- the panel ---- */

#define SCORES_LINE 12       /* panel line where the scores start; stars_clear_panel leaves them */
extern uint8_t stars_reader; /* the last human to move, whose reserves are shown; NO_PLAYER: those of `side` */
void stars_draw_panel(void);
void stars_clear_panel(void); /* clears the lines above the scores; stars_line is then the first line */

/* stars_line is the next panel line. The first five functions write it and advance stars_line. stars_panel_change
 * writes a number with + or -. */
extern uint8_t stars_line;
void stars_panel_text(const char *text);
void stars_panel_at(uint8_t sector); /* "AT A1" */
void stars_panel_right(void); /* the text that the line_ functions wrote, right-aligned */
void stars_panel_number(uint16_t number);
void stars_panel_change(int16_t number);
void stars_panel_symbol(uint8_t player); /* a player's ship at the left end of the line drawn last */
void stars_panel_code(uint8_t code);     /* any character, as a screen code, at the same place */

/* ---- orders by stick ---- */

uint8_t stars_choose(void); /* asks for an order in the sector at view_x, view_y; 1: `move` is the order */

/* ---- report, line by line, of what the other players did since the last turn of `side` (view_events.c) ---- */

uint8_t stars_report(void);   /* shows the current line; 0: the report is over. Moving the cursor ends it, too */
void stars_next_report(void); /* advances to the next line */

#endif
