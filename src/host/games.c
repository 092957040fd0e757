/* games.c: the dispatcher: all games in one program on the host. The Makefile
 * writes games.inc, a line GAME(name) for each word of its list, and
 * rivals.inc, a line RIVALS(name) for each game that has some. */
#include <string.h>

#include "engine/game.h"
#include "host/games.h"
#include "host/rival.h"

typedef struct {
    const GameInfo *(*info)(void);
    void (*reset)(void);
    void (*generate)(void);
    void (*noisy)(void);
    void (*make)(void);
    void (*unmake)(void);
    void (*settle)(void);
    void (*eval)(void);
    void (*frontier)(void);
    void (*hash)(void);
    void (*rank)(void);
    void (*book_key)(void);
    void (*write_move)(char *text);
    const char *(*read_move)(const char *text);
    void (*write_position)(char *text);
    const char *(*read_position)(const char *text);
    void (*write_board)(char *text);
    const char *(*bench)(uint8_t n);
} Verbs;

#define GAME(name) \
    const GameInfo *name##_game_info(void); \
    void name##_game_reset(void); \
    void name##_game_generate(void); \
    void name##_game_noisy(void); \
    void name##_game_make(void); \
    void name##_game_unmake(void); \
    void name##_game_settle(void); \
    void name##_game_eval(void); \
    void name##_game_frontier(void); \
    void name##_game_hash(void); \
    void name##_game_rank(void); \
    void name##_game_book_key(void); \
    void name##_game_write_move(char *text); \
    const char *name##_game_read_move(const char *text); \
    void name##_game_write_position(char *text); \
    const char *name##_game_read_position(const char *text); \
    void name##_game_write_board(char *text); \
    const char *name##_game_bench(uint8_t n);
#include "games.inc"
#undef GAME

#define GAME(name) { \
    name##_game_info, \
    name##_game_reset, \
    name##_game_generate, \
    name##_game_noisy, \
    name##_game_make, \
    name##_game_unmake, \
    name##_game_settle, \
    name##_game_eval, \
    name##_game_frontier, \
    name##_game_hash, \
    name##_game_rank, \
    name##_game_book_key, \
    name##_game_write_move, \
    name##_game_read_move, \
    name##_game_write_position, \
    name##_game_read_position, \
    name##_game_write_board, \
    name##_game_bench, \
    },
static const Verbs games[] = {
#include "games.inc"
};
#undef GAME

#define GAMES (sizeof games / sizeof games[0])

static const Verbs *bound = games;

const char *games_name(unsigned n)
{
    return n < GAMES ? games[n].info()->name : 0;
}

int games_choose(const char *name)
{
    unsigned i;

    for (i = 0; i < GAMES; ++i) {
        if (strcmp(games[i].info()->name, name) == 0) {
            bound = games + i;
            return 1;
        }
    }
    return 0;
}

/* ---- rivals ---- */

typedef struct {
    const char *game;
    const Rival *rivals;
} Rivals;

#define RIVALS(name) extern const Rival name##_game_rivals[];
#include "rivals.inc"
#undef RIVALS

#define RIVALS(name) { #name, name##_game_rivals },
static const Rivals rivals[] = {
#include "rivals.inc"
    { 0, 0 }
};
#undef RIVALS

const Rival *rival_used;

const Rival *rival_find(const char *name)
{
    const Rivals *of_game;
    const Rival *rival;

    for (of_game = rivals; of_game->game; ++of_game) {
        if (strcmp(of_game->game, bound->info()->name) == 0) {
            for (rival = of_game->rivals; rival->name; ++rival) {
                if (strcmp(rival->name, name) == 0) {
                    return rival;
                }
            }
        }
    }
    return 0;
}

/* ---- the verbs ---- */

/* With a rival's evaluation the search plays noisy moves out: the game would
 * use its own. */
const GameInfo *game_info(void)
{
    static GameInfo info;

    if (rival_used && rival_used->eval && bound->info()->has_noisy == NOISY_OWN) {
        info = *bound->info();
        info.has_noisy = NOISY_MUST;
        return &info;
    }
    return bound->info();
}

void game_reset(void)
{
    bound->reset();
}

void game_generate(void)
{
    bound->generate();
}

void game_noisy(void)
{
    bound->noisy();
}

void game_make(void)
{
    bound->make();
}

void game_unmake(void)
{
    bound->unmake();
}

void game_settle(void)
{
    bound->settle();
}

void game_eval(void)
{
    if (rival_used && rival_used->eval) {
        rival_used->eval();
    } else {
        bound->eval();
    }
}

void game_frontier(void)
{
    if (rival_used && rival_used->eval) {
        frontier_by_making();
    } else {
        bound->frontier();
    }
}

void game_hash(void)
{
    bound->hash();
}

void game_rank(void)
{
    bound->rank();
}

void game_book_key(void)
{
    bound->book_key();
}

void game_write_move(char *text)
{
    bound->write_move(text);
}

const char *game_read_move(const char *text)
{
    return bound->read_move(text);
}

void game_write_position(char *text)
{
    bound->write_position(text);
}

const char *game_read_position(const char *text)
{
    return bound->read_position(text);
}

void game_write_board(char *text)
{
    bound->write_board(text);
}

const char *game_bench(uint8_t n)
{
    return bound->bench(n);
}
