/* wall_clock.h: real time, for searches that are limited by a clock instead of nodes. Used by the protocols. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_WALL_CLOCK_H
#define HOST_WALL_CLOCK_H

/* Returns the milliseconds of a monotonic clock. */
long timing_now(void);

/* Starts the time of a search. */
void timing_start(void);
long timing_ms(void); /* milliseconds since timing_start */

/* Limits in milliseconds; 0: none. */
extern long timing_soft; /* after this time no further depth starts */
extern long timing_hard; /* after this time the search stops */
int timing_soft_is_over(void);
int timing_hard_is_over(void);

/* Returns the time for one move, in milliseconds, if `left` must last for `moves` moves and each move adds `increment`.
 * Sets *most to the most that this move may take. */
long timing_share(long left, long moves, long increment, long *most);

#endif
