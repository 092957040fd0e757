/* ending_table.h: what ending_table.c and ending_table_key.c share, and what lab/morris/endings must know of it to
 * write the tables and to check them. */
#ifndef GAMES_MORRIS_ENDING_TABLE_H
#define GAMES_MORRIS_ENDING_TABLE_H

#include "games/morris/ending.h"

/* morris_threes as the rule has it, and where the tables have the position: a key that boards which look the same
 * share, or NO_KEY where the rule is always right. */
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

/* What threatens: two men in a side of a square, before a corner or the middle of it, two on a line between squares; or
 * a mill, in a side or between squares. The line, and the empty point or the middle of the mill. */
enum { CORNER, MIDDLE, ACROSS, MILL_SIDE, MILL_ACROSS };
extern uint8_t morris_threat_kind;
extern uint8_t morris_threat_line;
extern uint8_t morris_threat_centre;

/* Sets morris_threes_key, and what it is made of. */
void morris_find_key(void);
extern uint8_t morris_key_shelf;
extern uint16_t morris_key_set;

/* By kind of threat: its first shelf. Who is out of the line stands on so few points then, on his square and on
 * another, with a gap between, that each has a shelf. */
extern const uint8_t morris_shelf_first[];
extern const uint8_t morris_shelf_gap[];

/* Positions against the rule, by shelf: where on it, each as distance from the one before, in bytes; SKIP: so far, and
 * on. */
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

#endif
