/* ending.h: the last endings: three men against three, and three against four.
 *
 * Where both sides have three men and fly, nearly every position is decided, and by threats alone: two men in a line
 * with an empty point, which the other side must block. Who is on turn
 *     with two men in such a line has won;
 *     against two such lines with different empty points has lost;
 *     against one has lost, unless he blocks it with a two of his own (so he may with a man beside the empty point, or
 *     out of a mill), which wins; against none has won.
 * Of 56,922 positions that differ 56,510 are what this says. Those that are not, as far as they matter to who
 * wants to win (363 positions that are lost or not, against the rule), stand in a table. Another has for each lost
 * position with one threat whether the end is near: without it nobody would find the way. Both tables are written by
 * tools/lab/morris/endings, which has all positions worked out and compares them with what ending_table.c says.
 *
 * Three men against four win by a mill that leaves one of the 46 lost positions without a threat. So the way there is
 * short, and an attack (engine/forcing_search.h) finds it.
 */
#ifndef MORRIS_ENDING_H
#define MORRIS_ENDING_H

#include "games/morris/morris.h"

/* What a position is for who is on turn. */
#define LOST_AT_ONCE 0 /* in two plies */
#define LOST_SOON 1    /* in LATE_PLIES or less */
#define LOST_LATE 2
#define NOT_LOST 3
#define LATE_PLIES 12

/* Three against three: one of these. */
uint8_t morris_threes(void);

/* 1: it is LOST_AT_ONCE. */
uint8_t morris_is_doomed(void);

/* Where the man there, one of three of `side`, makes a two of his line with another, in order; who leaves a mill leaves
 * a two wherever he goes. And where he closes a mill, or POINTS. */
void morris_find_targets(uint8_t from);
extern uint8_t morris_target[POINTS];
extern uint8_t morris_targets;
extern uint8_t morris_mill_at;

/* GameInfo.find_move */
uint8_t morris_ending(void);

#endif
