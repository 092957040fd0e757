/* opponent.h: other players of a game, to measure ours against: `eval=NAME` in a
 * SPEC. A game that has some keeps them in its opponents.c, which is for the host
 * alone. */
#ifndef HOST_OPPONENT_H
#define HOST_OPPONENT_H

typedef struct {
    const char *name;
    void (*eval)(void); /* what our search evaluates by; 0: as always */
    void (*play)(void); /* sets think_move instead of think; 0: our search */
} Opponent;

/* What opponents.c has: ends with a name of 0. */
extern const Opponent game_opponents[];

/* The rival of that name of the game on the board; 0: there is none. */
const Opponent *opponent_find(const char *name);

/* Who evaluates from now on; 0: the game itself. */
void opponent_use(const Opponent *rival);
extern const Opponent *opponent_used;

#endif
