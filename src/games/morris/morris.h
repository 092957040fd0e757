/* morris.h: what the parts of nine men's morris share.
 *
 * Points are 0 to 23, row by row from the top left as the rules number them, so that each row of three is a line, and
 * point / 3 is its number; every point stands in one line across and in one up and down (morris_down). A man is
 * CROSS or NOUGHT; a line is the sum of its men, so that one byte tells all its states apart,
 * and a mill is 3 * man.
 *
 * A move has the point it ends on in its low byte, bits 0 to 4, and the one it begins on, or HAND, in its high byte,
 * bits 0 to 4. MILL in the high byte: a man is removed; the three low bits of his point are bits 5 to 7 of the low byte, the
 * other two bits 5 and 6 of the high byte.
 */
#ifndef MORRIS_H
#define MORRIS_H

#include "engine/game.h"
#include "engine/hash.h"

#define POINTS 24
#define ROW 3 /* points in a line */
#define LINES 16
#define DOWN 8 /* the first line that goes up and down */
#define MEN_MOST 9 /* of a side */
#define MEN_LEAST 3 /* with fewer a side has lost, with so many it flies */

#define EMPTY 0
#define CROSS 1 /* of side 0 */
#define NOUGHT 4 /* of side 1 */
#define man_of(of) ((of) ? NOUGHT : CROSS)

#define POINT 0x1F /* of either byte of a move */
#define HAND POINTS
#define MILL 0x80

#define QUIET_MOST 100 /* plies without a removal are a draw */

#define MORRIS_CYCLES_PER_NODE 30041

/* The state, in state.c. */
extern uint8_t morris_point[POINTS];
extern uint8_t morris_line[LINES];
extern uint8_t morris_men[2];  /* on the board */
extern uint8_t morris_hand[2]; /* not on it yet */

/* The line up and down through a point, and its neighbours: MORRIS_WAYS of them, in order, NOWHERE for none. */
#define MORRIS_WAYS 4
#define NOWHERE 0xFF
extern const uint8_t morris_down[POINTS];
extern const uint8_t morris_next[POINTS][MORRIS_WAYS];

/* Of a move with MILL: the point of the man who is removed. */
#define removed_of(lo, hi) ((uint8_t)((lo) >> 5 | ((hi) & 0x60) >> 2))

/* 1: the man there is in a mill. */
uint8_t morris_in_mill(uint8_t point);

/* 1: a man of this kind who comes from `from` (HAND: from nowhere) to the empty point `to` closes a mill there. */
uint8_t morris_closes(uint8_t from, uint8_t to);

/* 1: a side with no men in hand may go to any empty point. */
uint8_t morris_flies(uint8_t of);

/* Codes for the hash: a point, + POINTS for a nought; the side to move; men in hand, of one side and the other. */
#define CODE_SIDE (2 * POINTS)
#define CODE_HAND (CODE_SIDE + 1)
#define HANDS (MEN_MOST + 1)
#define CODES (CODE_HAND + 2 * HANDS)
extern uint8_t morris_random[CODES + (KEY_BYTES - 1) * HASH_STEP];

/* The name of a point, two signs, without an end mark; and the point of a name, or POINTS. */
char *morris_put_point(char *text, uint8_t point);
uint8_t morris_point_at(const char *text);

#endif
