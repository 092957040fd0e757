/* ending_table.h: shared by ending_table.c, ending_table_key.c and lab/morris/endings, which writes and checks the
 * tables. */
/* SPDX-License-Identifier: MIT */
#ifndef GAMES_MORRIS_ENDING_TABLE_H
#define GAMES_MORRIS_ENDING_TABLE_H

#include "games/morris/ending.h"

/* The rule without the tables, and the key of the position in the tables, equal for symmetric boards; NO_KEY if the
 * rule is always right. */
extern uint16_t morris_threes_key;
#define NO_KEY 0xFFFF
uint8_t morris_threes_rule(void);

/* A key is a bucket, by kind of threat, and the number of a set of three points in that bucket. */
#define BUCKETS 31
#define SETS 2024

/* Points as square * 8 + eighths of a turn. Number of sets of two and of three points before a point so numbered. */
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

/* Exceptions to the rule, by bucket: numbers of the sets, each as distance from the one before, in bytes; SKIP: add
 * it and read on. */
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
