/* machine.c: the host: a table as large as asked for, no keys while thinking
 * unless somebody listens. */
#include <time.h>

#include "engine/tt.h"
#include "host/search_callbacks.h"
#include "plat/machine.h"

#define TABLE_MOST (1UL << 20)

uint8_t (*plat_host_hurry)(void);
void (*plat_host_progress)(void);

static uint8_t table[TABLE_MOST * HASH_ENTRY];

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
    return (uint16_t)((uint64_t)clock() * 60 / CLOCKS_PER_SEC);
}

uint8_t plat_hurry(void)
{
    return plat_host_hurry ? plat_host_hurry() : 0;
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
    if (plat_host_progress) {
        plat_host_progress();
    }
}

void plat_open_book(void)
{
}

void plat_close_book(void)
{
}
