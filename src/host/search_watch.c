/* search_watch.c: see search_watch.h. */
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "host/verb_table.h"
#include "host/games.h"
#include "host/search_watch.h"

static const Verbs *verbs; /* the game's own */
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

/* Of the root's moves behind the first so many those that are wanted stay. */
static void autosave_wanted(uint8_t from)
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
    autosave_wanted(0);
}

static void noisy_wanted(void)
{
    verbs->generate_noisy();
    autosave_wanted(0);
}

static GameInfo info; /* the game's, with these where it has them: */

static void quiet_wanted(void)
{
    uint8_t listed = move_count;

    verbs->info()->gen_quiet();
    autosave_wanted(listed);
}

/* A wanted move need not be a candidate. */
static void nearby_wanted(void)
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
    if (info.gen_quiet) { /* think.c takes a function here for a game in two stages */
        info.gen_quiet = quiet_wanted;
    }
    if (info.gen_candidates) {
        info.gen_candidates = nearby_wanted;
    }
    own->info = info_watched;
}

unsigned watch_table(void)
{
    unsigned used = 0;
    uint32_t n;

    for (n = 0; n < 1000 && n < tt_entries; ++n) {
        used += tt_base[n * TT_ENTRY_BYTES + ENTRY_DEPTH] != 0;
    }
    return used;
}
