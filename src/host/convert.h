/* convert.h: trog convert GAME [FILE] [--to pgn|pdn|moves|positions]. */
#ifndef HOST_CONVERT_H
#define HOST_CONVERT_H

#include <stddef.h>

int convert_run(int count, char **words);

/* All of a file, "-" for standard input, with a 0 behind it; bad input ends the program. */
char *convert_load(const char *name, size_t *length);

/* "trog: FILE, line N: WHY: 'WORD'", and the end of the program, where pgn_read said why. */
void convert_refuse(const char *file, const char *why);

#endif
