/* move_entry.h: lets the player choose a move with the cursor or by typing it. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_INPUT_MOVE_ENTRY_H
#define SHELL_INPUT_MOVE_ENTRY_H

#include <stdint.h>

#include "shell/input/marks.h" /* entry_mark_move */

#define ENTRY_NOTHING 0 /* the event was handled */
#define ENTRY_MOVE 1    /* `move` is the move to play */
#define ENTRY_OTHER 2   /* the event is not part of a move */

/* entry_new_board puts the cursor near the middle of a new board. entry_start begins a human's turn and clears the move
 * entered before, except typed text. The cursor stays where the player left it. In the first turn it goes to a piece
 * that can move. */
void entry_new_board(void);
void entry_start(void);
uint8_t entry_handle(void); /* handles entry_event; returns ENTRY_ */
void entry_hide(void);

/* The square of the cursor. entry_cursor shows the cursor there. If entry_event is an arrow, entry_move_cursor moves it
 * and returns 1; else it returns 0. */
extern uint8_t point_x;
extern uint8_t point_y;
void entry_cursor(void);
uint8_t entry_move_cursor(void);

void entry_mark_latest(void); /* marks the squares of the last move with MARK_LAST; changes `move` */

/* Call it every five frames: pieces that the lifted piece can take blink, ten frames on and ten off; the squares of a
 * hint, as long as its line is shown (show_more), twenty on and twenty off. Changes `move`. */
void entry_blink(void);
extern uint8_t entry_beat;  /* counts these calls */
#pragma zpsym ("entry_beat")
extern uint16_t entry_hint; /* the move of the hint */

#endif
