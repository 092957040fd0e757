/* ending_table.h: the tables of src/games/morris/ending_table.c, and whether all is right with them. */
#ifndef LAB_MORRIS_ENDING_TABLE_H
#define LAB_MORRIS_ENDING_TABLE_H

#include "exact.h"

/* Sets the board up, the crosses on turn, all men on it. */
void mm_set_board(Set crosses, Set noughts);

/* Prints the C source of the tables. 0: there are none, with no numbers tried. */
int mm_write_tables(void);

/* Compares what morris_endings.c says of every position of three against three with what is true. 1: it is the same,
 * as far as
 * ending.h promises. */
int mm_check_tables(void);

#endif
