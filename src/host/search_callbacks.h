/* search_callbacks.h: pointers to functions that plat/host/machine.c calls while a search runs. The protocols set them;
 * 0 means none. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SEARCH_CALLBACKS_H
#define HOST_SEARCH_CALLBACKS_H

#include <stdint.h>

extern uint8_t (*host_should_stop)(void);     /* returns 1 if the search must stop now */
extern void (*host_iteration_done)(void);     /* called after every depth */

#endif
