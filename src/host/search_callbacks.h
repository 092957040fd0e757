/* search_callbacks.h: who is asked on the host when the search asks the platform; 0: nobody. */
#ifndef HOST_SEARCH_CALLBACKS_H
#define HOST_SEARCH_CALLBACKS_H

#include <stdint.h>

extern uint8_t (*plat_host_hurry)(void);
extern void (*plat_host_progress)(void);

#endif
