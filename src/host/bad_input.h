/* bad_input.h: bad input ends the program with one line on standard error and exit status 2. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_BAD_INPUT_H
#define HOST_BAD_INPUT_H

#define STATUS_BAD_INPUT 2

/* Prints "trog: WHAT: 'DETAIL'" and ends the program. A long detail is cut; "": none is printed. */
void bad_input(const char *what, const char *detail);

/* Prints the same line and returns. */
void bad_input_line(const char *what, const char *detail);

/* Ends the program with an error in a text that the game has read: "trog: GAME KIND, character N: WHY". */
void bad_text(const char *kind, const char *why);

#endif
