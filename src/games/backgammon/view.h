/* view.h: shared by view.c, view_turn.c and view_panel.c. */
/* SPDX-License-Identifier: MIT */
#ifndef BACKGAMMON_VIEW_H
#define BACKGAMMON_VIEW_H

#include "view/view.h"
#include "games/backgammon/backgammon.h"

/* The side whose view the board has: it is at the bottom, and counts its points from the lower right corner. */
#define BOTTOM view_flip

/* ---- view_turn.c: a turn that the player enters checker by checker ----
 *
 * The steps so far are not on the board: they are put there while it is drawn, and taken away again. */

#define NOWHERE 255
extern uint8_t turn_steps;           /* steps so far */
extern uint8_t turn_lifted;          /* the place of the checker that is picked up, or NOWHERE */
extern uint8_t turn_targets[BAR + 1]; /* 1: it can go there */
extern uint8_t turn_is_whole;        /* 1: the steps are the move that is played next */

/* Puts the steps on the board, and takes them away. If the board is another one than before, a new turn begins. */
void turn_put(void);
void turn_take(void);

/* FIRE at a place of `side`. Returns 0 if it was refused. If the turn is whole, writes it as the move that is entered.
 * Called between turn_put and turn_take. */
uint8_t turn_fire(uint8_t place);

/* Undo: puts the lifted checker down, and takes the last step back. Returns 0 if there is none. */
uint8_t turn_back(void);

/* Returns 1 if the larger (n = 0) or smaller (n = 1) die is still to be used. */
uint8_t turn_has_die(uint8_t n);

/* ---- view_gain.c ---- */

/* `move` is about to be made: if a hint for this turn was another play, says by how many points that one is better. */
void backgammon_show_gain(void);

/* ---- view_panel.c: View.panel ---- */

void backgammon_panel(void);
extern uint8_t panel_is_counted; /* 1: backgammon_changes are those of this game, which is over */

#endif
