/* school.h: the openings of a game: a list to choose from, a school that plays
 * them with the user, ballots to begin a game with. A piece of GAME.DAT (tools/build/mkopn) has them as
 * one tree of moves; no rule of a game is known here.
 */
#ifndef SHELL_SCHOOL_H
#define SHELL_SCHOOL_H

#include <stdint.h>

/* ---- the file: kind, number of nodes (low, high), moves, keys, names ---- */

#define SCHOOL_NAMES 0   /* kinds: openings with names, to be learnt; */
#define SCHOOL_BALLOTS 1 /* beginnings that are drawn by lot, each to its last move */
#define SCHOOL_HEAD 3

/* A move: its ordinal, and whether its node has no child, or no sibling behind it. */
#define SCHOOL_ORDINAL 0x3F
#define SCHOOL_LEAF 0x80
#define SCHOOL_YOUNGEST 0x40
#define SCHOOL_PLIES 18

/* A letter of a name: less than a blank says how many are those of the name before. */
#define SCHOOL_SHARED 0x1F
#define SCHOOL_LAST 0x80

/* ---- openings.c: the door, always in memory ---- */

/* Whether the openings are in memory, and what for: */
#define SCHOOL_OFF 0
#define SCHOOL_NAMING 1 /* names are shown while the game is in its book */
#define SCHOOL_LESSON 2
extern uint8_t school_on;
extern const uint8_t *school_target; /* the node a lesson leads to */

/* What the part is asked for. It is read first, if it is not there; where that fails there
 * is no school, and the answer is 0. Of a lesson alone a move is asked. */
#define SCHOOL_TURN 0 /* a turn begins: 1 when the user has taken his move back */
#define SCHOOL_MOVE 1 /* 1: `move` is how the line goes on */
uint8_t openings_ask(uint8_t what);

/* 1: a book was read; its names are at the next turn, where it leaves them room. */
extern uint8_t openings_wanted;

/* The list of openings: OBEY_ of shell.h. */
uint8_t openings_choose(void);

/* ---- school.c, lines.c: in the parts SCHOOL and LINES ---- */

uint8_t school_run(uint8_t what);
uint8_t lines_run(void);

#endif
