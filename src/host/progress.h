/* progress.h: shows the progress of long work in one line on standard error that is overwritten. Prints nothing if
 * standard error is not a terminal. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_PROGRESS_H
#define HOST_PROGRESS_H

/* Shows "match: 120 of 400, 56.2%, 3:20 left"; `so_far` is the "56.2%", or "". The time left is estimated from the
 * first call. With done == total the line is erased. */
void progress_show(const char *what, unsigned long done, unsigned long total, const char *so_far);

#endif
