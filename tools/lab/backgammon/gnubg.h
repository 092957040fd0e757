/* gnubg.h: GNU Backgammon (Debian's package gnubg) as a judge of positions: a process of it for each caller, asked over
 * a socket by its command `external`. */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_GNUBG_H
#define LAB_GNUBG_H

#include "plays.h"

typedef struct {
    float points; /* mean number of points of the side that rolls next, without cube */
    float win;    /* its chance to win */
} Judgement;

#define GNUBG_MOST 256

/* Starts process `number`; returns its socket. GNUBG in the environment is the program, else gnubg. */
int gnubg_start(int number);
void gnubg_end(int number, int link);

/* `plies`: how far it looks ahead. */
Judgement gnubg_judge(int link, const Board *board, int plies);

#endif
