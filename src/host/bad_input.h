/* bad_input.h: bad input ends the program with one line on standard error and exit status 2. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_BAD_INPUT_H
#define HOST_BAD_INPUT_H

#define STATUS_BAD_INPUT 2

/* Prints "trog: WHAT: 'DETAIL'", or "trog: WHAT" if `detail` is "", and ends the program. A long detail is cut. */
void bad_input(const char *what, const char *detail);

/* Prints the same line and returns. */
void bad_input_line(const char *what, const char *detail);

/* Ends the program after the game has refused a text: "trog: GAME KIND, character N: WHY". KIND is "position", for
 * example; N comes from text_error_place. */
void bad_text(const char *kind, const char *why);

#endif
