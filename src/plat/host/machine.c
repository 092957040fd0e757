/* machine.c: machine.h on the host, with a transposition table of 1,048,576 entries. The hooks of the search call
 * host_should_stop and host_iteration_done, if a command has set them. */
/* SPDX-License-Identifier: MIT */
#include <time.h>

#include "engine/hooks.h"
#include "engine/tt.h"
#include "host/search_callbacks.h"
#include "plat/machine.h"

const uint8_t *book_data;
uint16_t book_size;

#define TABLE_MOST (1UL << 20)

uint8_t (*host_should_stop)(void);
void (*host_iteration_done)(void);

static uint8_t table[TABLE_MOST * TT_ENTRY_BYTES];

uint8_t *machine_tt_memory(void)
{
    return table;
}

uint32_t machine_tt_entries(void)
{
    return TABLE_MOST;
}

uint16_t machine_frames(void)
{
    return (uint16_t)((uint64_t)clock() * 60 / CLOCKS_PER_SEC);
}

uint8_t hook_should_stop(void)
{
    return host_should_stop ? host_should_stop() : 0;
}

void machine_count(uint8_t on)
{
    (void)on;
}

void hook_search_begins(void)
{
}

void hook_iteration_done(void)
{
    if (host_iteration_done) {
        host_iteration_done();
    }
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
