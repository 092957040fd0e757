/* convert.h: the verb `trog convert GAME [FILE] [--to pgn|pdn|moves|positions]`. saves.c uses convert_load and
 * convert_refuse, too. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_CONVERT_H
#define HOST_CONVERT_H

#include <stddef.h>

int convert_run(int count, char **words);

/* Reads a whole file ("-": standard input) and adds a terminating 0. An error ends the program. */
char *convert_load(const char *name, size_t *length);

/* Ends the program with an error of pgn_read: "trog: FILE, line N: WHY: 'WORD'". */
void convert_refuse(const char *file, const char *why);

#endif
