/* openings_format.h: the openings of a game: a list to choose from, a school that plays
 * them with the user, ballots to begin a game with. A piece of GAME.DAT (tools/build/mkopenings) has them as
 * one tree of moves; no rule of a game is known here.
 */
#ifndef SHELL_OPENINGS_OPENINGS_FORMAT_H
#define SHELL_OPENINGS_OPENINGS_FORMAT_H

/* ---- the file: kind, number of nodes (low, high), moves, keys, names ---- */

#define OPENINGS_NAMES 0   /* kinds: openings with names, to be learnt; */
#define OPENINGS_BALLOTS 1 /* beginnings that are drawn by lot, each to its last move */
#define OPENINGS_WIDE 0xC0 /* with the kind: lists are so long that ordinals go on in these bits of the keys */
#define OPENINGS_HEAD 3

/* A move: its ordinal, and whether its node has no child, or no sibling behind it. */
#define OPENINGS_ORDINAL 0x3F
#define OPENINGS_LEAF 0x80
#define OPENINGS_YOUNGEST 0x40
#define OPENINGS_PLIES 18

/* A letter of a name: less than a blank says how many are those of the name before. */
#define OPENINGS_SHARED 0x1F
#define TRAINER_LAST 0x80

/* ---- trainer_state: whether they are in memory, and what for ---- */

#define TRAINER_OFF 0
#define OPENINGS_NAMING 1 /* names are shown while the game is in its book */
#define TRAINER_ACTIVE 2

/* ---- what the part SCHOOL is asked for ---- */

#define TRAINER_TURN 0 /* a turn begins: 1 when the user has taken his move back */
#define OPENINGS_MOVE 1 /* 1: `move` is how the line goes on */

#endif
