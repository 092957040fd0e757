/* opponent.h: other evaluations and players of a game, as opponents in matches: `eval=NAME` in a SPEC. A game defines
 * them in its opponents.c, which is built for the host only. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_OPPONENT_H
#define HOST_OPPONENT_H

typedef struct {
    const char *name;
    void (*eval)(void); /* evaluation for our search; 0: the game's own */
    void (*play)(void); /* sets think_move, in place of think(); 0: our search */
} Opponent;

/* Defined in opponents.c; a name of 0 ends the list. */
extern const Opponent game_opponents[];

/* Returns the chosen game's opponent of this name, or 0. */
const Opponent *opponent_find(const char *name);

/* Uses this opponent from now on; 0: our own player with the game's own evaluation. */
void opponent_use(const Opponent *opponent);
extern const Opponent *opponent_used;

#endif
