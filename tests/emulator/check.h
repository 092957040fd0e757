/* check.h: what the programs of tests/emulator count and print. tests/run reads
 * the last line, and the lines that begin with "figure". */
#ifndef EMULATOR_CHECK_H
#define EMULATOR_CHECK_H

/* Counts; a fault is printed, and what stands on the screen with the first. */
int check(int is_right, const char *format, ...) __attribute__((format(printf, 2, 3)));

void figure(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The last line; returns the exit status. */
int check_end(void);

/* Chance, seeded: 0 to below - 1. */
extern unsigned check_seed;
unsigned check_random(unsigned below);

#endif
