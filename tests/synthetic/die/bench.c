/* bench.c: positions for the bench. Not on the disk. */
/* SPDX-License-Identifier: MIT */
#include "synthetic/die/die.h"

const char *game_bench(uint8_t n)
{
    static const char *const positions[] = {
        "03/15 a 2", "12/36 b 2", "25/04 a 3", "46/57 b 1", "07/06 a 2", "68/78 b 2", "58/03 b 1", "35/27 a 1", 0
    };

    return positions[n];
}
