/* marks.h: squares that are marked while a move is entered: the targets of the lifted piece. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_INPUT_MARKS_H
#define SHELL_INPUT_MARKS_H

#include <stdint.h>

#define MARKS_MOST 28 /* target squares of one lifted piece: 27 is the most in any game */

extern uint8_t marks_count;
#pragma zpsym ("marks_count")
void marks_add(void);  /* adds the square view_x, view_y, unless it is there already */
void marks_draw(void); /* draws all of them with view_mark */

/* Draws the squares that the text of `move` names, with the mark view_mark. */
void entry_mark_move(void);

#endif
