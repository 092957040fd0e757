/* ending_table.h: writes and checks the tables of src/games/morris/ending_table.c, for endings.c. */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_MORRIS_ENDING_TABLE_H
#define LAB_MORRIS_ENDING_TABLE_H

#include "exact.h"

/* Sets up the board: the crosses to move, all men placed. */
void mm_set_board(Set crosses, Set noughts);

/* Prints the C source of the tables. Returns 0 if no table was found with the factors tried. */
int mm_write_tables(void);

/* Compares the values of src/games/morris/ending_table.c with the exact value of every position of three against three.
 * Returns 1 if all agree, except positions that the game does not look up. */
int mm_check_tables(void);

#endif
