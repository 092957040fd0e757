/* progress.c: see progress.h. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 199309L
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "host/progress.h"

static time_t now(void)
{
    struct timespec clock;

    clock_gettime(CLOCK_MONOTONIC, &clock);
    return clock.tv_sec;
}

void progress_show(const char *what, unsigned long done, unsigned long total, const char *so_far)
{
    static time_t began;
    static time_t last;
    time_t time = now();
    unsigned long left;

    if (!isatty(2)) {
        return;
    }
    if (!began) {
        began = time;
    }
    if (done == total) {
        fputs("\r\033[K", stderr);
        began = last = 0;
        return;
    }
    if (time == last && done) {
        return; /* update at most once a second */
    }
    last = time;
    fprintf(stderr, "\r\033[K%s: %lu of %lu%s%s", what, done, total, *so_far ? ", " : "", so_far);
    if (done) {
        left = (unsigned long)(time - began) * (total - done) / done;
        fprintf(stderr, ", %lu:%02lu left", left / 60, left % 60);
    }
    fflush(stderr);
}
