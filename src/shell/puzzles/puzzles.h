/* puzzles.h: the overlay PUZZLES: puzzles of the game in memory (CTRL+Z). The player picks one from a list, plays its
 * moves on the board, and a solved one gets a mark, which is kept with the results (saves/save_format.h). */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_PUZZLES_PUZZLES_H
#define SHELL_PUZZLES_PUZZLES_H

#include <stdint.h>

/* The list. A puzzle that is picked is set up by replace_by_puzzle (control/new_game.h). */
uint8_t puzzles_run(void);

/* A turn begins while shell_puzzle is not 0: is the puzzle solved, or was the last move wrong? Returns 0. */
uint8_t puzzle_turn(void);

#endif
