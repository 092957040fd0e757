/* no_tt_memory.c: for images without a search: no memory for a transposition table, which is never used. */
/* SPDX-License-Identifier: MIT */
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
