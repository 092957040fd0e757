/* tt_memory.c: a transposition table under sim65, of the size it has on a 48K Atari. */
/* SPDX-License-Identifier: MIT */
#include "engine/tt.h"
#include "plat/machine.h"

#ifndef TABLE_MOST
#define TABLE_MOST 2048
#endif
/* asm/engine/tt.s needs the table on a page boundary, where the segment PAGES starts. */
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
