/* games.c: the dispatcher on the host: one program contains all games and calls the chosen one through its table
 * (verb_table.h). The Makefile writes games.inc with a line GAME(name) for each game, opponents.inc with a line
 * OPPONENTS(name) for each game with an opponents.c, and pgn_games.inc with PGN_GAME(name) for each with a pgn.c. */
/* SPDX-License-Identifier: MIT */
#include <string.h>
#include <strings.h>

#include "host/games.h"
#include "host/opponent.h"
#include "host/verb_table.h"
#include "host/pgn_game.h"

#define GAME(name) extern const Verbs name##_game_verbs;
#include "games.inc"
#undef GAME

#define GAME(name) &name##_game_verbs,
static const Verbs *const games[] = {
#include "games.inc"
};
#undef GAME

#define GAMES (sizeof games / sizeof games[0])

static const Verbs *chosen; /* the game */
static const Verbs *bound;  /* the table that is called: `chosen`, or a copy in which some functions are replaced */

const char *games_name(unsigned n)
{
    return n < GAMES ? games[n]->info()->name : 0;
}

int games_choose(const char *name)
{
    unsigned i;

    for (i = 0; i < GAMES; ++i) {
        if (strcasecmp(games[i]->info()->name, name) == 0) {
            chosen = games[i];
            opponent_use(0);
            return 1;
        }
    }
    return 0;
}

/* ---- opponents: other evaluations and players ---- */

typedef struct {
    const char *game;
    const Opponent *opponents;
} GameOpponents;

#define OPPONENTS(name) extern const Opponent name##_game_opponents[];
#include "opponents.inc"
#undef OPPONENTS

#define OPPONENTS(name) { #name, name##_game_opponents },
static const GameOpponents opponents[] = {
#include "opponents.inc"
    { 0, 0 }
};
#undef OPPONENTS

const Opponent *opponent_used;

const Opponent *opponent_find(const char *name)
{
    const GameOpponents *of_game;
    const Opponent *opponent;

    for (of_game = opponents; of_game->game; ++of_game) {
        if (strcmp(of_game->game, chosen->info()->name) == 0) {
            for (opponent = of_game->opponents; opponent->name; ++opponent) {
                if (strcmp(opponent->name, name) == 0) {
                    return opponent;
                }
            }
        }
    }
    return 0;
}

static GameInfo opponent_info;

static const GameInfo *info_of_opponent(void)
{
    return &opponent_info;
}

/* An opponent with its own evaluation gets the engine's generic frontier and quiescence search, because the game's
 * frontier would use the game's evaluation. */
void opponent_use(const Opponent *opponent)
{
    static Verbs verbs;

    opponent_used = opponent;
    bound = chosen;
    if (opponent && opponent->eval) {
        opponent_info = *chosen->info();
        if (opponent_info.quiescence_kind && !(opponent_info.quiescence_kind & 1)) { /* the game has its own frontier */
            opponent_info.quiescence_kind = opponent_info.quiescence_kind == NOISY_MAY_OWN ? NOISY_MAY : NOISY_MUST;
        }
        verbs = *chosen;
        verbs.info = info_of_opponent;
        verbs.eval = opponent->eval;
        verbs.frontier = frontier_generic;
        bound = &verbs;
    }
}

Verbs *games_rebind(const Verbs **plain)
{
    static Verbs copy;

    *plain = bound;
    copy = *bound;
    bound = &copy;
    return &copy;
}

/* ---- PGN ---- */

typedef struct {
    const char *game;
    const PgnGame *pgn;
} GamePgn;

#define PGN_GAME(name) extern const PgnGame name##_game_pgn;
#include "pgn_games.inc"
#undef PGN_GAME

#define PGN_GAME(name) { #name, &name##_game_pgn },
static const GamePgn pgn_games[] = {
#include "pgn_games.inc"
    { 0, 0 }
};
#undef PGN_GAME

const PgnGame *pgn_game_find(void)
{
    const GamePgn *of_game = pgn_games;

    while (of_game->game && strcmp(of_game->game, chosen->info()->name) != 0) {
        ++of_game;
    }
    return of_game->pgn;
}

/* ---- the verbs: each calls the bound game ---- */

#define VERB(type, name, parameters, arguments) type game_##name parameters { return bound->name arguments; }
#include "engine/verbs.h"
