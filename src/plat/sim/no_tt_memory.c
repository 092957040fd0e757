/* no_tt_memory.c: images without a search have no table: never touched. */
#include "engine/tt.h"
#include "plat/machine.h"

uint8_t *plat_table(void)
{
    return 0;
}

uint32_t plat_table_most(void)
{
    return HASH_DEFAULT;
}
