/* parts.h: windows in C: which of them a cell is part of, and their worth. */
#ifndef REVERSI_PARTS_H
#define REVERSI_PARTS_H

#include "games/reversi/reversi.h"

/* Adds what a man on this cell counts in each of its windows, so many times. */
void reversi_add_parts(uint8_t cell, uint8_t times);

/* The windows' worth for black with so many men on the board; and what it is
 * worth to be on turn. */
int16_t reversi_sum(uint8_t men);
int16_t reversi_tempo_of(uint8_t men);

#endif
