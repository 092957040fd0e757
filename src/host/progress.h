/* progress.h: how far long work is, in a line that is written over and over: on a terminal alone, nothing of it where
 * the output goes to a file or another program. */
#ifndef HOST_PROGRESS_H
#define HOST_PROGRESS_H

/* "match: 120 of 400, 56.2%, 3:20 left": `so_far` is what there is to say, or "". The time is reckoned from the first
 * call. The line goes when all is done. */
void progress_show(const char *what, unsigned long done, unsigned long total, const char *so_far);

#endif
