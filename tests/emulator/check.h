/* check.h: counts checks and prints results, for the programs of tests/emulator. tests/run reads the last line, and the
 * lines that begin with "figure". */
/* SPDX-License-Identifier: MIT */
#ifndef EMULATOR_CHECK_H
#define EMULATOR_CHECK_H

/* Counts a check and returns is_right. If it is 0, prints the message; the first failure also prints the screen. */
int check(int is_right, const char *format, ...) __attribute__((format(printf, 2, 3)));

void figure(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Prints the last line; returns the exit status. */
int check_end(void);

/* Returns a pseudo-random number from 0 to below - 1, made from check_seed. */
extern unsigned check_seed;
unsigned check_random(unsigned below);

#endif
