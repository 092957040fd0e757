/* search_watch.c: see search_watch.h. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "host/verb_table.h"
#include "host/games.h"
#include "host/search_watch.h"

static const Verbs *verbs; /* the game's own functions */
uint8_t watch_deepest;
uint16_t watch_wanted[WATCH_MOST];
unsigned watch_wanted_count;

static void make_watched(void)
{
    verbs->make();
    if (ply > watch_deepest) {
        watch_deepest = ply;
    }
}

/* At the root, keeps the first `from` moves of the list and, of the others, those in watch_wanted. */
static void filter_wanted(uint8_t from)
{
    uint8_t to = from;
    unsigned n;

    if (ply || !watch_wanted_count) {
        return;
    }
    while (from < move_count) {
        list_choose(++from);
        for (n = 0; n < watch_wanted_count && watch_wanted[n] != move; ++n) {
        }
        if (n < watch_wanted_count) {
            ++to;
            list_lo[to] = list_lo[from];
            list_hi[to] = list_hi[from];
        }
    }
    move_count = to;
}

static void generate_wanted(void)
{
    verbs->generate();
    filter_wanted(0);
}

static void noisy_wanted(void)
{
    verbs->generate_noisy();
    filter_wanted(0);
}

static GameInfo info; /* a copy of the game's GameInfo, with the functions below in place of its own */

static void quiet_wanted(void)
{
    uint8_t listed = move_count;

    verbs->info()->gen_quiet();
    filter_wanted(listed);
}

/* If the root moves are restricted, generates all moves at the root, because a wanted move need not be a candidate
 * move. */
static void candidates_wanted(void)
{
    if (ply || !watch_wanted_count) {
        verbs->info()->gen_candidates();
    } else {
        generate_wanted();
    }
}

static const GameInfo *info_watched(void)
{
    return &info;
}

void watch_start(void)
{
    Verbs *own = games_rebind(&verbs);

    own->make = make_watched;
    own->generate = generate_wanted;
    own->generate_noisy = noisy_wanted;
    info = *verbs->info();
    if (info.gen_quiet) { /* replaced only if the game has one, because think.c generates in two stages if it is set */
        info.gen_quiet = quiet_wanted;
    }
    if (info.gen_candidates) {
        info.gen_candidates = candidates_wanted;
    }
    own->info = info_watched;
}

unsigned watch_tt_permille(void)
{
    unsigned used = 0;
    uint32_t n;

    for (n = 0; n < 1000 && n < tt_entries; ++n) {
        used += tt_base[n * TT_ENTRY_BYTES + ENTRY_DEPTH] != 0;
    }
    return used;
}
