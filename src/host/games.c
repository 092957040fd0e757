/* games.c: the dispatcher: all games in one program on the host. The Makefile
 * writes games.inc, a line GAME(name) for each word of its list, and
 * opponents.inc, a line OPPONENTS(name) for each game that has some, and pgn_games.inc the same way. */
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

static const Verbs *chosen; /* the game, */
static const Verbs *bound;  /* and the same with what a rival does in its place */

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

/* ---- rivals ---- */

typedef struct {
    const char *game;
    const Opponent *rivals;
} Rivals;

#define OPPONENTS(name) extern const Opponent name##_game_opponents[];
#include "opponents.inc"
#undef OPPONENTS

#define OPPONENTS(name) { #name, name##_game_opponents },
static const Rivals rivals[] = {
#include "opponents.inc"
    { 0, 0 }
};
#undef OPPONENTS

const Opponent *opponent_used;

const Opponent *opponent_find(const char *name)
{
    const Rivals *of_game;
    const Opponent *rival;

    for (of_game = rivals; of_game->game; ++of_game) {
        if (strcmp(of_game->game, chosen->info()->name) == 0) {
            for (rival = of_game->rivals; rival->name; ++rival) {
                if (strcmp(rival->name, name) == 0) {
                    return rival;
                }
            }
        }
    }
    return 0;
}

static GameInfo opponent_info;

static const GameInfo *info_of_rival(void)
{
    return &opponent_info;
}

/* With a rival's evaluation the search plays noisy moves out: the game would
 * use its own. */
void opponent_use(const Opponent *rival)
{
    static Verbs verbs;

    opponent_used = rival;
    bound = chosen;
    if (rival && rival->eval) {
        opponent_info = *chosen->info();
        if (opponent_info.quiescence_kind && !(opponent_info.quiescence_kind & 1)) { /* its own frontier */
            opponent_info.quiescence_kind = opponent_info.quiescence_kind == NOISY_MAY_OWN ? NOISY_MAY : NOISY_MUST;
        }
        verbs = *chosen;
        verbs.info = info_of_rival;
        verbs.eval = rival->eval;
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

/* ---- how they are written down ---- */

typedef struct {
    const char *game;
    const PgnGame *written;
} ShortOf;

#define PGN_GAME(name) extern const PgnGame name##_game_pgn;
#include "pgn_games.inc"
#undef PGN_GAME

#define PGN_GAME(name) { #name, &name##_game_pgn },
static const ShortOf shorts[] = {
#include "pgn_games.inc"
    { 0, 0 }
};
#undef PGN_GAME

const PgnGame *pgn_game_find(void)
{
    const ShortOf *of_game = shorts;

    while (of_game->game && strcmp(of_game->game, chosen->info()->name) != 0) {
        ++of_game;
    }
    return of_game->written;
}

/* ---- the verbs: each as the game that is bound has it ---- */

#define VERB(type, name, parameters, arguments) type game_##name parameters { return bound->name arguments; }
#include "engine/verbs.h"
