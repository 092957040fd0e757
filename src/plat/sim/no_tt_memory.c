/* no_tt_memory.c: images without a search have no table: never touched. */
#include "engine/tt.h"
#include "plat/machine.h"

uint8_t *machine_tt_memory(void)
{
    return 0;
}

uint32_t machine_tt_entries(void)
{
    return TT_DEFAULT;
}
