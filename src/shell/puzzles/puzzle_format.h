/* puzzle_format.h: the puzzles of a game, in the file GAME.SYS, which tools/build/mkpuzzles writes from
 * src/games/GAME/puzzles.txt. For each puzzle: a byte, then the position as text with a terminating 0. The last byte of
 * the file is 0. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_PUZZLES_PUZZLE_FORMAT_H
#define SHELL_PUZZLES_PUZZLE_FORMAT_H

#define PUZZLE_PLIES 0x0F  /* of the byte: the plies that its solution takes, */
#define PUZZLE_DEEPER 0x10 /* a search must look a ply further to see the win (not in chess), */
#define PUZZLE_SECOND 0x40 /* the second side moves, */
#define PUZZLE_REACH 0x80 /* a proof game: the position is to be reached from the start of a game */
#define PUZZLES_BYTES 482 /* most bytes of a file */
#define PUZZLES_MOST 14   /* most puzzles of a game: the rows of the list */

#endif
