/* tt_memory.c: sim65: the table an Atari of 48K has. */
#include "engine/tt.h"
#include "plat/machine.h"

#define TABLE_MOST 2048

/* On a page, as asm/engine/tt.s wants it. */
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
