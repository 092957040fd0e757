/* die.h: a synthetic game with a die, to test dice: two pieces a side run up one ladder of seven squares.
 *
 * The die shows 1 (three times as often as 3), 2 (twice as often as 3) or 3. A piece goes up that many squares, from 0,
 * where all start, to 8, which is home and must be hit exactly. Pieces of one side share only these two squares. A
 * piece of the other side that is hit goes back to 0. After a 3 the side rolls again. A side that cannot move passes.
 * The first side with both pieces home wins.
 *
 * Position: pieces on the ladder, side, roll: `03/05 a 2`, or `03/05 a` before the roll. Moves: the square the piece
 * leaves, `-` for a pass, `d2` for a roll. As a number a move is the square plus one; MOVE_PASS is a pass.
 */
/* SPDX-License-Identifier: MIT */
#ifndef DIE_H
#define DIE_H

#include "engine/game.h"

#define HOME 8
#define FACES 3
#define PIECES_EACH 2

extern uint8_t die_pieces[2][HOME + 1]; /* number of pieces by side and square */
extern uint8_t die_rolled;              /* 1 to FACES; 0: not rolled yet */

/* By ply, for unmake and the hash key: the roll and the side before the move, and 1 if the move hit a piece. */
extern uint8_t die_roll_row[PLIES];
extern uint8_t die_side_row[PLIES];
extern uint8_t die_hit_row[PLIES];

/* Returns 1 if the side to move can use its roll to move a piece from this square. */
uint8_t die_can_go(uint8_t from);

/* Sets `outcome` for the side to move. */
void die_find_outcome(void);

/* Computes row 0 of hash_key from the board. */
void die_count_key(void);

/* GameInfo.gen_rolls */
void die_list_rolls(void);

#endif
