/* wall_clock.h: real time, for a search that a clock ends and not its nodes. */
#ifndef HOST_WALL_CLOCK_H
#define HOST_WALL_CLOCK_H

/* Milliseconds of a clock that nobody sets. */
long timing_now(void);

/* The time of a search runs from here on. */
void timing_start(void);
long timing_ms(void); /* since then */

/* Its limits, in milliseconds; 0: none. */
extern long timing_soft; /* past it no depth begins */
extern long timing_hard; /* past it the search stops */
int timing_is_deep(void);
int timing_is_over(void);

/* Milliseconds for a move, of `left` for so many `moves` with an increment each; *most is what it may take at worst. */
long timing_share(long left, long moves, long increment, long *most);

#endif
