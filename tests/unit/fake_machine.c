/* fake_machine.c: see fake_machine.h. */
/* SPDX-License-Identifier: MIT */
#include "engine/hooks.h"
#include "engine/tt.h"
#include "plat/machine.h"
#include "unit/fake_machine.h"

const uint8_t *book_data;
uint16_t book_size;

#define TABLE_MOST 256

uint8_t machine_stop_after;
uint8_t machine_moves_told;
uint16_t machine_polls;
uint16_t machine_books_opened;

/* Page-aligned, as asm/engine/tt.s requires. */
#pragma bss-name (push, "PAGES")
static uint8_t table[TABLE_MOST * TT_ENTRY_BYTES];
#pragma bss-name (pop)

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
    return 0;
}

uint8_t hook_should_stop(void)
{
    ++machine_polls;
    return machine_stop_after && --machine_stop_after == 0;
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
    ++machine_moves_told;
}

void machine_open_book(void)
{
    ++machine_books_opened;
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
