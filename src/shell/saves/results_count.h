/* results_count.h: counts the results of games (save_format.h). Inside the overlay RESULTS. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SAVES_RESULTS_COUNT_H
#define SHELL_SAVES_RESULTS_COUNT_H

/* Adds the result of the game on the board, which is over, to shell_results, if one person has played against the
 * computer. Every game counts once, whatever is undone. */
void results_count(void);

/* Adds shell_results to the results in text_buffer. */
void results_merge(void);

#endif
