/* move_entry.h: choosing a move with the cursor or by typing it. */
#ifndef SHELL_INPUT_MOVE_ENTRY_H
#define SHELL_INPUT_MOVE_ENTRY_H

#include <stdint.h>

#define ENTRY_NOTHING 0 /* the event was dealt with */
#define ENTRY_MOVE 1    /* `move` is what the user wants to play */
#define ENTRY_OTHER 2   /* the event is none of pointing and typing */

/* The cursor in the middle, for the first choice of a game; and at the start of a turn, where it was, nothing typed. */
void entry_new_board(void);
void entry_start(void);
uint8_t entry_handle(void); /* entry_event */
void entry_hide(void);

/* The cursor: where it is, shown there, moved by entry_event, if that is an arrow (then 1). */
extern uint8_t point_x;
extern uint8_t point_y;
void entry_cursor(void);
uint8_t entry_move_cursor(void);

/* The squares of `move`, with view_mark. */
void entry_mark_move(void);
void entry_mark_latest(void); /* those of the move played last, if there is one */

#endif
