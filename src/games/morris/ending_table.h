/* ending_table.h: shared by ending_table.c, ending_table_key.c and tools/lab/morris/endings, which writes and
 * checks the tables. */
/* SPDX-License-Identifier: MIT */
#ifndef GAMES_MORRIS_ENDING_TABLE_H
#define GAMES_MORRIS_ENDING_TABLE_H

#include "games/morris/ending.h"

/* morris_threes_rule returns the result by the rule alone, without the tables. It also sets morris_threes_key, the key
 * of the position in the tables, which is equal for symmetric boards. NO_KEY: the rule is always right here, so the
 * tables are not needed. */
extern uint16_t morris_threes_key;
#define NO_KEY 0xFFFF
uint8_t morris_threes_rule(void);

/* A key is bucket * SETS + set. The bucket stands for the threat and the opponent's man outside its line. The set is
 * the number of the three points that `side` occupies, 0 to SETS - 1. */
#define BUCKETS 31
#define SETS 2024

/* morris_turn numbers the points by square * 8 + eighths of a turn. By such a number n: morris_twos_before and
 * morris_threes_before are how many sets of two and of three points have only numbers below n. */
extern const uint8_t morris_turn[POINTS];
extern const uint8_t morris_twos_before[POINTS];
extern const uint16_t morris_threes_before[POINTS];

/* Kinds of threats: two men on a side of a square, with its CORNER or MIDDLE empty; two men on a line between squares
 * (ACROSS); or a mill, on a side or between squares. morris_threat_line is the line of the threat,
 * morris_threat_centre the empty point of the two or the middle of the mill. */
enum { CORNER, MIDDLE, ACROSS, MILL_SIDE, MILL_ACROSS };
extern uint8_t morris_threat_kind;
extern uint8_t morris_threat_line;
extern uint8_t morris_threat_centre;

/* Sets morris_threes_key and its two parts. */
void morris_find_key(void);
extern uint8_t morris_key_bucket;
extern uint16_t morris_key_set;

/* By kind of threat: added to the place (as in morris_turn) of the opponent's man outside the line, this gives the
 * bucket. That man can only be on a few points of the threat's square, 0 to 7, and of the next one. The gap between
 * them is subtracted from places above 7. */
extern const uint8_t morris_bucket_first[];
extern const uint8_t morris_bucket_gap[];

/* Exceptions to the rule, by bucket: the numbers of the sets in ascending order. Each is stored as a byte, its distance
 * from the one before. A byte SKIP adds to the next distance and is no exception itself. morris_bucket is the index of
 * a bucket's first byte. */
#define SKIP 255
extern const uint16_t morris_bucket[BUCKETS + 1];
extern const uint8_t morris_exceptions[];

/* A lost position is lost late if the exclusive or of three bits of morris_late is 1, one from each of its three parts.
 * The index of a bit is the high bits (LATE_BITS) of the key times a factor, morris_late_by. */
#define LATE_BITS_0 12
#define LATE_BITS_1 12
#define LATE_BITS_2 11
#define LATE_BYTES (((1 << LATE_BITS_0) + (1 << LATE_BITS_1) + (1 << LATE_BITS_2)) / 8)
extern const uint8_t morris_late_by[3];
extern const uint8_t morris_late[LATE_BYTES];

#endif
