/* overlays.c: what loading an overlay or a game does to memory on the Atari. A game starts with fresh variables; an
 * overlay overwrites the lists of moves and the variables of the overlay before it. A function of an overlay that is
 * not loaded must not be called, and moves must not be listed while one runs. */
/* SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>

#include "engine/list.h"
#include "engine/think.h"
#include "plat/host/shell/host.h"

#define JUNK 0xA5

/* ---- variables of overlays and games ---- */

static uint8_t *initial[64]; /* the initial values of the data segments, in the order of both tables */

static const HostSegments *find(const HostSegments *table, const char *name)
{
    for (; table->name; ++table) {
        if (strcmp(table->name, name) == 0) {
            return table;
        }
    }
    host_fail("no segments of", name);
}

/* The sanitizer keeps guard areas between variables, which only it may write. */
__attribute__((no_sanitize("address")))
static void copy(uint8_t *to, const uint8_t *from, size_t bytes)
{
    while (bytes--) {
        *to++ = *from++;
    }
}

__attribute__((no_sanitize("address")))
static void fill(uint8_t *to, const uint8_t *end, uint8_t byte)
{
    while (to < end) {
        *to++ = byte;
    }
}

static void keep_data(const HostSegments *table, uint8_t **to)
{
    for (; table->name; ++table, ++to) {
        *to = malloc((size_t)(table->data_end - table->data) + 1);
        copy(*to, table->data, (size_t)(table->data_end - table->data));
    }
}

static unsigned overlay_count(void)
{
    unsigned n = 0;

    while (host_overlays[n].name) {
        ++n;
    }
    return n;
}

/* Sets the variables of an overlay or game to what they are when it has just been loaded. */
static void refresh(const HostSegments *part, const uint8_t *data, uint8_t bss)
{
    copy(part->data, data, (size_t)(part->data_end - part->data));
    fill(part->bss, part->bss_end, bss);
}

static void prepare(void)
{
    static uint8_t is_prepared;

    if (!is_prepared++) {
        keep_data(host_overlays, initial);
        keep_data(host_games, initial + overlay_count());
    }
}

/* ---- which overlay is loaded ---- */

static const HostSegments *loaded; /* the shell overlay in memory; */
static const HostSegments *network; /* NETWORK may be in memory, in place of the engine */
static const HostSegments *after_menu; /* LESSONS or GUIDE may be in memory together with MENU, */
static const HostSegments *cards; /* and CARDS, too */

static void take(const char *name)
{
    const HostSegments *part = find(host_overlays, name);

    prepare();
    if (!strcmp(name, "CARDS")) {
        cards = part;
    } else if (strcmp(name, "LESSONS") && strcmp(name, "GUIDE")) {
        loaded = part;
        after_menu = cards = 0;
    } else {
        after_menu = part;
    }
    refresh(part, initial[part - host_overlays], JUNK);
}

/* 1: the overlay ends below the lists of moves. */
static uint8_t is_below_lists(const char *name)
{
    return !strcmp(name, "GAMEOVER") || !strcmp(name, "OPENINGS") || !strcmp(name, "TRAINER")
        || !strcmp(name, "DICE");
}

/* Lists of moves and the arrays of the search overwrite the overlay. The linker leads calls of list_moves and think
 * here (--wrap). */
void __real_list_moves(void);
void __wrap_list_moves(void);
uint8_t __real_think(void);
uint8_t __wrap_think(void);

void __wrap_list_moves(void)
{
    if (loaded && !is_below_lists(loaded->name)) {
        loaded = 0;
    }
    __real_list_moves();
}

uint8_t __wrap_think(void)
{
    if (loaded && strcmp(loaded->name, "TRAINER")) { /* it stays if the book has a move: overlay_trainer_loaded */
        loaded = 0;
    }
    return __real_think();
}

static void check_loaded(const void *function, const char *what)
{
    const HostSegments *part = host_overlays;

    for (; part->name; ++part) {
        if ((const uint8_t *)function >= part->code && (const uint8_t *)function < part->code_end) {
            break;
        }
    }
    if (part->name && part != loaded && part != after_menu && part != cards && part != network) {
        host_fail(what, part->name);
    }
}

/* The compiler calls these at the start and at the end of every function of an overlay (-finstrument-functions). */
void __cyg_profile_func_enter(void *function, void *caller);
void __cyg_profile_func_exit(void *function, void *caller);

void __cyg_profile_func_enter(void *function, void *caller)
{
    (void)caller;
    check_loaded(function, "a function is called of an overlay that is not loaded:");
}

void __cyg_profile_func_exit(void *function, void *caller)
{
    (void)caller;
    check_loaded(function, "moves were listed, or another overlay was loaded, over a running function of");
}

/* 1: variables of the overlay stay while the search runs and while other overlays of the workshop are loaded. */
static uint8_t is_resident(const char *name)
{
    return !strcmp(name, "COMPARE") || !strcmp(name, "CHILDREN") || !strcmp(name, "TREE");
}

void overlay_take(const char *name)
{
    if (is_resident(name)) {
        prepare();
        loaded = find(host_overlays, name);
    } else {
        take(name);
    }
    if (!is_below_lists(name)) {
        memset(list_pool, JUNK, LIST_OVERLAY_SIZE);
    }
}

void overlay_take_network(void)
{
    network = find(host_overlays, "NETWORK");
    prepare();
    refresh(network, initial[network - host_overlays], JUNK);
}

void overlay_drop_network(void)
{
    network = 0;
}

void overlay_overwrite(void)
{
    memset(list_pool, JUNK, LIST_OVERLAY_SIZE);
    loaded = 0;
}

void overlay_refresh_game(const char *folder)
{
    const HostSegments *game = find(host_games, folder);

    prepare();
    refresh(game, initial[overlay_count() + (unsigned)(game - host_games)], 0);
    loaded = 0;
    after_menu = cards = 0;
}
