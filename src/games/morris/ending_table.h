/* ending_table.h: shared by ending_table.c, ending_table_key.c and lab/morris/endings, which writes and checks the
 * tables. */
/* SPDX-License-Identifier: MIT */
#ifndef GAMES_MORRIS_ENDING_TABLE_H
#define GAMES_MORRIS_ENDING_TABLE_H

#include "games/morris/ending.h"

/* morris_threes_rule returns the result by the rule alone, without the tables. It also sets morris_threes_key, the key
 * of the position in the tables, which is equal for symmetric boards. NO_KEY: the tables need not be looked at. */
extern uint16_t morris_threes_key;
#define NO_KEY 0xFFFF
uint8_t morris_threes_rule(void);

/* A key is a bucket, by kind of threat, and the number of a set of three points in that bucket. */
#define BUCKETS 31
#define SETS 2024

/* morris_turn numbers the points by square * 8 + eighths of a turn. morris_twos_before and morris_threes_before are the
 * number of sets of two and of three points that all have smaller numbers. */
extern const uint8_t morris_turn[POINTS];
extern const uint8_t morris_twos_before[POINTS];
extern const uint16_t morris_threes_before[POINTS];

/* Kinds of threats: two men on a side of a square, with a corner or the middle empty; two men on a line between
 * squares; or a mill, on a side or between squares. Also the line, and the empty point or the middle of the mill. */
enum { CORNER, MIDDLE, ACROSS, MILL_SIDE, MILL_ACROSS };
extern uint8_t morris_threat_kind;
extern uint8_t morris_threat_line;
extern uint8_t morris_threat_centre;

/* Sets morris_threes_key and its two parts. */
void morris_find_key(void);
extern uint8_t morris_key_bucket;
extern uint16_t morris_key_set;

/* By kind of threat: its first bucket. The man outside the line can only be on few points, on its own square and,
 * after a gap, on another one; each has a bucket. */
extern const uint8_t morris_bucket_first[];
extern const uint8_t morris_bucket_gap[];

/* Exceptions to the rule, by bucket: the numbers of the sets in ascending order. Each is stored as a byte, its distance
 * from the one before. A byte SKIP adds to the next distance and is no exception itself. */
#define SKIP 255
extern const uint16_t morris_bucket[BUCKETS + 1];
extern const uint8_t morris_exceptions[];

/* Lost late: the exclusive or of three bits of morris_late. Their places are the high bits of the key times these
 * factors. */
#define LATE_BITS_0 12
#define LATE_BITS_1 12
#define LATE_BITS_2 11
#define LATE_BYTES (((1 << LATE_BITS_0) + (1 << LATE_BITS_1) + (1 << LATE_BITS_2)) / 8)
extern const uint8_t morris_late_by[3];
extern const uint8_t morris_late[LATE_BYTES];

#endif
