/* ending.h: the last endings: three men against three, and three against four.
 *
 * Where both sides have three men and fly, nearly every position is decided, and by threats alone: two men in a line with an
 * empty point, which the other side must block. Who is on turn
 *     with two men in such a line has won;
 *     against two such lines with different empty points has lost;
 *     against one has lost, unless he blocks it with a two of his own (so he may with a man beside the empty point, or out of a
 *     mill), which wins;
 *     against none has won.
 * Of 56,922 positions that differ 56,510 are what this says. Those that are not, as far as they matter to who
 * wants to win (363 positions that are lost or not, against the rule), stand in a table. Another has for each lost
 * position with one threat whether the end is near: without it nobody would find the way. Both tables are written by
 * tools/measure/mmends, which has all positions worked out and compares them with what threes.c says.
 *
 * Three men against four win by a mill that leaves one of the 46 lost positions without a threat. So the way there is short,
 * and an attack (engine/attack.h) finds it.
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

/* The same as the rule has it, and where the tables have the position: a key that boards which look the same share, or NO_KEY where the
 * rule is always right. */
extern uint16_t morris_threes_key;
#define NO_KEY 0xFFFF
uint8_t morris_threes_rule(void);

/* A key: a shelf, by what threatens, and on it the number of a set of three points. */
#define SHELVES 31
#define SETS 2024

/* Points as square * 8 and eighths of a turn; how many sets of two and of three are before a point so numbered. */
extern const uint8_t morris_turn[POINTS];
extern const uint8_t morris_twos_before[POINTS];
extern const uint16_t morris_threes_before[POINTS];

/* By kind of threat (threes.c): its first shelf. Who is out of the line stands on so few points then, on his square and on another, with
 * a gap between, that each has a shelf. */
extern const uint8_t morris_shelf_first[];
extern const uint8_t morris_shelf_gap[];

/* Positions against the rule, by shelf: where on it, each as distance from the one before, in bytes; SKIP: so far, and on. */
#define SKIP 255
extern const uint16_t morris_shelf[SHELVES + 1];
extern const uint8_t morris_against[];

/* Lost late: three bits, exclusive or. Where they stand is the key times these, the high bits of it. */
#define LATE_BITS_0 12
#define LATE_BITS_1 12
#define LATE_BITS_2 11
#define LATE_BYTES (((1 << LATE_BITS_0) + (1 << LATE_BITS_1) + (1 << LATE_BITS_2)) / 8)
extern const uint8_t morris_late_by[3];
extern const uint8_t morris_late[LATE_BYTES];

/* GameInfo.brain */
uint8_t morris_ending(void);

#endif
