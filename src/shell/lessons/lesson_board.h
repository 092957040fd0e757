/* lesson_board.h: the small board on a page of the lessons. Rows of a page that begin with BOARD_WOOD or BOARD_PAPER
 * are its ranks; each takes two rows of the screen. In the overlay LESSONS. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_LESSON_BOARD_H
#define SHELL_LESSON_BOARD_H

#include <stdint.h>

#define BOARD_WOOD '*'  /* dark and light squares */
#define BOARD_PAPER '%' /* noughts */
#define IS_BOARD(row) (*(row) == BOARD_WOOD || *(row) == BOARD_PAPER)

void lesson_board_begin(void); /* a page begins: it has no board yet */
void lesson_board_rank(void);  /* draws the rank at lesson_at in screen_row and the row below it */
void lesson_board_frames(void); /* frames the squares that the player points at */

#endif
