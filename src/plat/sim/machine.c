/* machine.c: machine.h and the hooks of the search under sim65, which has no clock and no keys. */
/* SPDX-License-Identifier: MIT */
#include "engine/hooks.h"
#include "plat/machine.h"

const uint8_t *book_data;
uint16_t book_size;

uint16_t machine_frames(void)
{
    return 0;
}

uint8_t hook_should_stop(void)
{
    return 0;
}

/* tools/lab/common/prof65 watches writes to this address; sim65 has no device there. */
void machine_count(uint8_t on)
{
    *(volatile uint8_t *)0xFFF0 = on;
}

void hook_search_begins(void)
{
}

void hook_iteration_done(void)
{
}

void machine_open_book(void)
{
}

void machine_close_book(void)
{
}

/* An overlay of a game is part of the program (src/view/hooks.h). */
uint8_t view_call_overlay(uint8_t overlay, uint8_t (*run)(void));
uint8_t view_call_overlay(uint8_t overlay, uint8_t (*run)(void))
{
    (void)overlay;
    return run();
}
