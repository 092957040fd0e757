/* replay_win.h: replays a claimed win against every legal defence to the end of the game, in a game with
 * GameInfo.forcing_step. For forced_wins.c.
 *
 * After every defence the attacker searches again; its move must win within the remaining plies of the claim. After
 * most defences it wins at once, which is checked without a search. A table stores the positions that are already
 * proven, by their text, so that each is proven once.
 */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_COMMON_REPLAY_WIN_H
#define LAB_COMMON_REPLAY_WIN_H

#include <signal.h>

typedef enum {
    REPLAY_HOLDS,
    REPLAY_FALSE,    /* replay_fault has a defence that holds, and the reason */
    REPLAY_GIVEN_UP, /* not decided within REPLAY_SEARCHES, or a search was not complete within its nodes */
    REPLAY_ENDED,    /* stopped by replay_stop */
} Replay;

#define REPLAY_SEARCHES 400000UL /* searches for a claim, after defences that leave no immediate win */

extern unsigned long replay_defences;          /* defences replayed in all */
extern unsigned long replay_searched;          /* those that leave no immediate win */
extern char replay_fault[];
extern volatile sig_atomic_t replay_stop;      /* not 0: stop */

/* Replays the claim that the side to move wins the position on the board within `plies`. The board changes. */
Replay replay_claim(unsigned plies);

/* Sets up a search without the book and without moving at once if only one move is legal. 0 nodes: no limit. */
void replay_prepare(unsigned long nodes, unsigned long entries);

#endif
