/* plat.c: sim65: the table an Atari of 48K has, no clock, no keys. */
#include "engine/hash.h"
#include "plat/plat.h"

#define TABLE_MOST 2048

/* On a page, as asm/engine/hash.s wants it. */
#pragma bss-name (push, "PAGES")
static uint8_t table[TABLE_MOST * HASH_ENTRY];
#pragma bss-name (pop)

uint8_t *plat_table(void)
{
    return table;
}

uint32_t plat_table_most(void)
{
    return TABLE_MOST;
}

uint16_t plat_frames(void)
{
    return 0;
}

uint8_t plat_hurry(void)
{
    return 0;
}

/* tools/measure/prof65 watches this address; sim65 has nothing there. */
void plat_count(uint8_t on)
{
    *(volatile uint8_t *)0xFFF0 = on;
}

void plat_search(void)
{
}

void plat_progress(void)
{
}

void plat_open_book(void)
{
}

void plat_close_book(void)
{
}
