/* search_callbacks.h: functions that plat/host/machine.c calls while a search runs; the protocols set them. 0: none. */
/* SPDX-License-Identifier: MIT */
#ifndef HOST_SEARCH_CALLBACKS_H
#define HOST_SEARCH_CALLBACKS_H

#include <stdint.h>

extern uint8_t (*host_should_stop)(void);     /* 1: the search stops now */
extern void (*host_iteration_done)(void);     /* after every depth */

#endif
