/* probe_memory.h: the compiler includes it (-include) before every file of the shell on the host: the probe page is in
 * the memory that the host machine shares with the tests. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SHELL_PROBE_MEMORY_H
#define HOST_SHELL_PROBE_MEMORY_H

#include <stdint.h>
#include <string.h>

extern uint8_t *host_memory;
#define PROBE_PAGE (host_memory + 0x0600)
#define __fastcall__

/* The strcpy of cc65 copies from the start to the end, and the shell uses it to move a text down over itself. */
static inline char *copy_text(char *to, const char *from)
{
    char *at = to;

    while ((*at++ = *from++) != 0) {
    }
    return to;
}
#undef strcpy
#define strcpy copy_text

#endif
