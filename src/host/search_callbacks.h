/* search_callbacks.h: who is asked on the host when the search asks the platform; 0: nobody. */
#ifndef HOST_SEARCH_CALLBACKS_H
#define HOST_SEARCH_CALLBACKS_H

#include <stdint.h>

extern uint8_t (*host_should_stop)(void);
extern void (*host_iteration_done)(void);

#endif
