/* openings_format.h: the openings of a game: a list to choose from, a school that plays
 * them with the user, ballots to begin a game with. A piece of GAME.DAT (tools/build/mkopenings) has them as
 * one tree of moves; no rule of a game is known here.
 */
#ifndef SHELL_OPENINGS_OPENINGS_FORMAT_H
#define SHELL_OPENINGS_OPENINGS_FORMAT_H

/* ---- the file: kind, number of nodes (low, high), moves, keys, names ---- */

#define SCHOOL_NAMES 0   /* kinds: openings with names, to be learnt; */
#define SCHOOL_BALLOTS 1 /* beginnings that are drawn by lot, each to its last move */
#define SCHOOL_WIDE 0xC0 /* with the kind: lists are so long that ordinals go on in these bits of the keys */
#define SCHOOL_HEAD 3

/* A move: its ordinal, and whether its node has no child, or no sibling behind it. */
#define SCHOOL_ORDINAL 0x3F
#define SCHOOL_LEAF 0x80
#define SCHOOL_YOUNGEST 0x40
#define SCHOOL_PLIES 18

/* A letter of a name: less than a blank says how many are those of the name before. */
#define SCHOOL_SHARED 0x1F
#define SCHOOL_LAST 0x80

/* ---- shell_school: whether they are in memory, and what for ---- */

#define SCHOOL_OFF 0
#define SCHOOL_NAMING 1 /* names are shown while the game is in its book */
#define SCHOOL_LESSON 2

/* ---- what the part SCHOOL is asked for ---- */

#define SCHOOL_TURN 0 /* a turn begins: 1 when the user has taken his move back */
#define SCHOOL_MOVE 1 /* 1: `move` is how the line goes on */

#endif
