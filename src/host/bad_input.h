/* bad_input.h: bad input ends the program: one line, exit status 2. */
#ifndef HOST_BAD_INPUT_H
#define HOST_BAD_INPUT_H

#define STATUS_BAD_INPUT 2

/* "trog: WHAT: DETAIL", the detail cut where it is long. */
void bad_input(const char *what, const char *detail);

/* The line alone. */
void fault_say(const char *what, const char *detail);

/* A text the game refused: "trog: GAME KIND, character N: WHY". */
void fault_in_text(const char *kind, const char *why);

#endif
