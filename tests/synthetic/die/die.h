/* die.h: a made-up game with a die, for the tests of dice: two men a side run up one ladder of seven squares.
 *
 * The die shows 1 (three times as often as 3), 2 (twice as often) or 3. A man goes up so many squares,
 * from 0, where all begin, to 8, which is home and must be hit. Men of one side never share a square
 * but those two; a man of the other side who is hit goes back to 0. A 3 throws again. Who can do nothing
 * passes. First with both men home wins.
 *
 * Position: men on the ladder, side, throw: `03/05 a 2`, or `03/05 a` before the throw. Moves: the square the man
 * leaves, `-` for a pass, `d2` for a throw. As a number a move is the square and one, MOVE_PASS is a pass.
 */
#ifndef DIE_H
#define DIE_H

#include "engine/game.h"

#define HOME 8
#define FACES 3
#define MEN 2

extern uint8_t die_men[2][HOME + 1]; /* by square */
extern uint8_t die_rolled;           /* 0: not yet */

/* For unmake and the key, by ply. */
extern uint8_t die_thrown_row[PLIES];
extern uint8_t die_side_row[PLIES];
extern uint8_t die_hit_row[PLIES];

/* 1: the throw takes a man of the side to move on from there. */
uint8_t die_can_go(uint8_t from);

/* Sets `outcome` for who is to move. */
void die_find_outcome(void);

/* Sets row 0 of hash_key from the board. */
void die_count_key(void);

/* GameInfo.gen_rolls */
void die_list_throws(void);

#endif
