/* games.c: the dispatcher: the program contains all games, and calls the loaded one through its table of verbs. */
/* SPDX-License-Identifier: MIT */
#include <ctype.h>
#include <stddef.h>
#include <string.h>

#include "engine/game.h"
#include "plat/host/shell/host.h"
#include "plat/host/shell/verb_table.h"
#include "shell/workshop/trace_data.h"

#define GAME(name) extern const ShellVerbs name##_game_shell_verbs;
#include "games.inc"
#undef GAME

static const struct {
    const char *folder;
    const ShellVerbs *verbs;
} games[] = {
#define GAME(name) { #name, &name##_game_shell_verbs },
#include "games.inc"
#undef GAME
};

#define GAMES (sizeof games / sizeof games[0])

static unsigned chosen;
static ShellVerbs verbs; /* of the game; the visible tree of the workshop changes some of them */

uint8_t games_load(const char *file)
{
    unsigned n, i;

    for (n = 0; n < GAMES; ++n) {
        for (i = 0; i < 8 && games[n].folder[i] && toupper((unsigned char)games[n].folder[i]) == file[i]; ++i) {
        }
        if (i == 8 || (!games[n].folder[i] && !file[i])) {
            chosen = n;
            verbs = *games[n].verbs;
            return 1;
        }
    }
    return 0;
}

/* ---- the visible tree (shell/workshop/trace_data.h), as asm/shell/workshop/trace_verbs.s ---- */

void trace_on(void)
{
    verbs.make = trace_make;
    verbs.unmake = trace_unmake;
    verbs.frontier = trace_frontier;
}

void trace_off(void)
{
    verbs = *games[chosen].verbs;
}

void machine_restore_verbs(void)
{
    trace_off();
}

void trace_game_make(void)
{
    games[chosen].verbs->make();
}

void trace_game_unmake(void)
{
    games[chosen].verbs->unmake();
}

void trace_game_frontier(void)
{
    games[chosen].verbs->frontier();
}

const char *games_folder(void)
{
    return games[chosen].folder;
}

#define VERB(type, name, parameters, arguments) \
    type game_##name parameters { return verbs.name arguments; }
#define VIEW_VERB(type, name, parameters, arguments) VERB(type, name, parameters, arguments)
#include "engine/verbs.h"
