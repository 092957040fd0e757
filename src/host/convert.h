/* convert.h: the verb `trog convert GAME [FILE] [--to pgn|pdn|moves|positions]`. saves.c uses the
 * other functions, too. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_CONVERT_H
#define HOST_CONVERT_H

#include <stddef.h>

int convert_run(int count, char **words);

/* Reads a whole file ("-": standard input) and adds a terminating 0. An error ends the program. */
char *convert_load(const char *name, size_t *length);

/* Reads the first game of a text, PGN or a position and a list of moves, into the record. Changes the text. Returns 0
 * or an error. Sets *found to 0 if there is no game. Afterwards call record_restore, which sets up the board. */
const char *convert_first(char *text, size_t length, int *found);

/* Ends the program with an error of convert_first: "trog: FILE, line N: WHY: 'WORD'". */
void convert_refuse(const char *file, const char *why);

#endif
