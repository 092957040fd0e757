/* hooks.h: who is asked on the host when the search asks the platform; 0: nobody. */
#ifndef PLAT_HOST_HOOKS_H
#define PLAT_HOST_HOOKS_H

#include <stdint.h>

extern uint8_t (*plat_host_hurry)(void);
extern void (*plat_host_progress)(void);

#endif
