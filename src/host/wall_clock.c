/* wall_clock.c: see wall_clock.h. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 199309L
#include <time.h>

#include "host/wall_clock.h"

long timing_soft;
long timing_hard;
static long began;

long timing_now(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

void timing_start(void)
{
    began = timing_now();
}

long timing_ms(void)
{
    return timing_now() - began;
}

int timing_soft_is_over(void)
{
    return timing_soft && timing_ms() >= timing_soft;
}

int timing_hard_is_over(void)
{
    return timing_hard && timing_ms() >= timing_hard;
}

long timing_share(long left, long moves, long increment, long *most)
{
    long share = left / moves + increment * 3 / 4;

    *most = moves == 1 ? left : share * 3 < left / 2 ? share * 3 : left / 2;
    if (*most < 1) {
        *most = 1;
    }
    return share < 1 ? 1 : share < *most ? share : *most;
}
