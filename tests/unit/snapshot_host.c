/* snapshot_host.c: see snapshot.h. unit.mk renames .bss and .data of the game's objects, and the linker defines symbols
 * for their start and end. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/state.h"
#include "unit/snapshot.h"

extern uint8_t __start_game_bss[];
extern uint8_t __stop_game_bss[];

#define ENGINE_BYTES (4 + 3 * PLIES + KEY_BYTES * PLIES + 256)

static uint8_t kept_game[65536];
static uint8_t kept_engine[ENGINE_BYTES];

/* The sanitizer keeps guard areas between variables, which only it may read. */
__attribute__((no_sanitize("address")))
static int tree_game(int compare)
{
    size_t bytes = (size_t)(__stop_game_bss - __start_game_bss);
    size_t i;

    for (i = 0; i < bytes && i < sizeof kept_game; ++i) {
        if (!compare) {
            kept_game[i] = __start_game_bss[i];
        } else if (kept_game[i] != __start_game_bss[i]) {
            return 0;
        }
    }
    return 1;
}

static void gather_engine(uint8_t *to)
{
    *to++ = ply;
    *to++ = side;
    *to++ = outcome;
    *to++ = rules;
    memcpy(to, path_lo, PLIES);
    memcpy(to + PLIES, path_hi, PLIES);
    memcpy(to + 2 * PLIES, reversible_plies, PLIES);
    memcpy(to + 3 * PLIES, hash_key, KEY_BYTES * PLIES);
    memcpy(to + 3 * PLIES + KEY_BYTES * PLIES, history, 256);
}

void snapshot_take(void)
{
    tree_game(0);
    gather_engine(kept_engine);
}

uint8_t snapshot_same(void)
{
    static uint8_t now[ENGINE_BYTES];

    gather_engine(now);
    return tree_game(1) && memcmp(now, kept_engine, ENGINE_BYTES) == 0;
}
