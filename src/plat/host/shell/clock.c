/* clock.c: frames and the clock of the host machine. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>

#include "plat/host/shell/host.h"
#include "plat/host/shell/probe_memory.h"
#include "plat/machine.h"

HostShared *host;
uint8_t *host_memory;
void (*host_at_command)(void);
void (*host_vbi)(void);

void host_fail(const char *what, const char *which)
{
    fprintf(stderr, "host machine, frame %u: %s %s\n", host->frame, what, which);
    abort();
}

static void count_clock(void)
{
    if (!++host_memory[HOST_CLOCK + 2] && !++host_memory[HOST_CLOCK + 1]) {
        ++host_memory[HOST_CLOCK];
    }
}

void host_frame(void)
{
    if (host->frame == host->run_to) {
        host_at_command();
    }
    count_clock();
    ++host->frame;
    host_vbi();
}

void host_frames(unsigned frames)
{
    while (frames--) {
        host_frame();
    }
}

uint32_t host_clock(void)
{
    return (uint32_t)(host_memory[HOST_CLOCK] << 16 | host_memory[HOST_CLOCK + 1] << 8 | host_memory[HOST_CLOCK + 2]);
}

uint16_t machine_frames(void)
{
    return (uint16_t)host_clock();
}

uint8_t machine_frames_a_second(void)
{
    return host->is_pal ? 50 : 60;
}

void machine_count(uint8_t on)
{
    (void)on;
}

/* Like the shift register of the Atari, the numbers depend on the time. */
uint16_t machine_random(void)
{
    host->random = (host->random + host->frame) * 1664525u + 1013904223u;
    return (uint16_t)(host->random >> 16);
}
