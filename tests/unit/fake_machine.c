/* fake_machine.c: see fake_machine.h. */
#include "engine/tt.h"
#include "plat/machine.h"
#include "unit/fake_machine.h"

#define TABLE_MOST 256

uint8_t plat_hurry_after;
uint8_t plat_told;
uint16_t plat_polls;
uint16_t plat_books_opened;

/* On a page, as asm/engine/tt.s wants it. */
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
    ++plat_polls;
    return plat_hurry_after && --plat_hurry_after == 0;
}

void plat_count(uint8_t on)
{
    (void)on;
}

void plat_search(void)
{
}

void plat_progress(void)
{
    ++plat_told;
}

void plat_open_book(void)
{
    ++plat_books_opened;
}

void plat_close_book(void)
{
}
