/* replay_win.h: a win that was claimed, replayed against every legal defence to the end of the game, in a game that has
 * GameInfo.forcing_step.
 *
 * Whoever attacks is asked anew behind every defence, with a fresh search of his own; what he plays must win within the
 * plies that are left of the claim. A reply that leaves him a win at once is made, and so is the win: most are like
 * that, and cost next to nothing. A position that has held once, in any order of moves, need not hold again: a table
 * remembers it by its text.
 */
#ifndef LAB_COMMON_REPLAY_WIN_H
#define LAB_COMMON_REPLAY_WIN_H

#include <signal.h>

typedef enum {
    REPLAY_HOLDS,
    REPLAY_FALSE,    /* a defence is in replay_fault, and what is wrong */
    REPLAY_GIVEN_UP, /* within REPLAY_SEARCHES, or one of them within its nodes, there was no end of it */
    REPLAY_ENDED,    /* replay_stop */
} Replay;

#define REPLAY_SEARCHES 400000UL /* behind defences that leave no win at once, for a claim */

extern unsigned long replay_defences;          /* replayed in all, of them */
extern unsigned long replay_searched;          /* so many that leave no win at once */
extern char replay_fault[];
extern volatile sig_atomic_t replay_stop;      /* not 0: no more */

/* The position on the board is claimed to be won by who is on turn, in so many plies. The board is another one then. */
Replay replay_claim(unsigned plies);

/* How a search is begun that stands for nothing: without the book, without haste. 0 nodes: no limit. */
void replay_prepare(unsigned long nodes, unsigned long entries);

#endif
