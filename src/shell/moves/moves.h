/* moves.h: the part MOVES: the game as a whole. All answer OBEY_ (shell.h). */
#ifndef SHELL_MOVES_H
#define SHELL_MOVES_H

#include <stdint.h>

/* ---- moves.c: the list of moves ---- */

uint8_t moves_run(void);

/* ---- give.c: giving a game up ---- */

uint8_t give_new(void);  /* for a new one */
uint8_t give_back(void); /* and the old one after all, where there is no move to undo */
uint8_t give_draw(void);
uint8_t give_resign(void);

#endif
