/* results_write.h: the overlay RESULTS: what the end of a game changes on the disk. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SAVES_RESULTS_WRITE_H
#define SHELL_SAVES_RESULTS_WRITE_H

#include <stdint.h>

/* Counts the result of the game on the board, which is over, and removes its autosave. If the disk fails, the result
 * stays in shell_results until the next game ends, and autosave_exists stays 1 if the autosave is still there: only
 * that is an error, which is shown. Returns 0. */
uint8_t results_write(void);

#endif
