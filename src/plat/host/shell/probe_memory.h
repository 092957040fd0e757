/* probe_memory.h: the compiler includes it (-include) before every file of the shell on the host: the probe page is in
 * the memory that the host machine shares with the tests. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SHELL_PROBE_MEMORY_H
#define HOST_SHELL_PROBE_MEMORY_H

#include <stdint.h>

extern uint8_t *host_memory;
#define PROBE_PAGE (host_memory + 0x0600)
#define __fastcall__

#endif
