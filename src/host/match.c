/* match.c: two players, many games: which of them is better, and why. */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/search.h"
#include "engine/think.h"
#include "host/command.h"
#include "host/fault.h"
#include "host/out.h"
#include "plat/plat.h"

typedef struct {
    Options options;
    uint16_t wins;
    uint16_t draws;
    uint16_t wins_starting; /* won when it had the first move of the game */
    uint32_t nodes;
    uint32_t hits;
    uint32_t cuts;
    uint32_t depths;        /* summed over its searches */
    uint32_t searches;
    uint32_t frames;
} Player;

static Player players[2];

/* Chance for everything that is not a player: openings and their seeds. */
static uint16_t match_seed;

static uint8_t chance(uint8_t most)
{
    uint8_t drawn;

    random_seed = match_seed;
    drawn = random_below(most);
    match_seed = random_seed;
    return drawn;
}

/* Plays `move`, with the chance that may be in it. */
static void play_move(void)
{
    random_seed = match_seed;
    record_play();
    match_seed = random_seed;
}

/* Random moves that do not end the game, as far as that can be had. */
static void play_opening(uint16_t plies)
{
    while (plies--) {
        while (command_throw()) {
        }
        if (outcome != OUTCOME_NONE) {
            return;
        }
        list_moves();
        do {
            list_choose((uint8_t)(chance(move_count) + 1));
        } while (!list_is_legal());
        play_move();
    }
}

static void think_as(Player *player, uint16_t move_seed)
{
    uint16_t start = plat_frames();

    options_apply(&player->options);
    if (rival_used && rival_used->play) {
        random_seed = move_seed;
        rival_used->play();
        move = think_move;
        return;
    }
    if (root_margin || player->options.seed) {
        root_seed = move_seed;
    }
    think();
    player->frames += (uint16_t)(plat_frames() - start);
    player->nodes += budget_counted;
    player->hits += search_hits;
    player->cuts += search_cuts;
    if (think_reached) {
        player->depths += think_reached;
        ++player->searches;
    }
    move = think_move;
}

/* Plays one game out; `starter` has the first player's men. Returns 0 or 1
 * for the player who won, 2 for a draw. */
static uint8_t play_game(uint8_t starter)
{
    uint16_t move_seed = match_seed;

    for (;;) {
        while (command_throw()) {
        }
        if (outcome != OUTCOME_NONE) {
            break;
        }
        move_seed = (uint16_t)(move_seed * 5 + 1);
        think_as(players + (side ^ starter), move_seed ? move_seed : 1);
        play_move();
    }
    if (outcome == OUTCOME_DRAW) {
        return 2;
    }
    return (uint8_t)((side ^ starter) ^ (outcome == OUTCOME_LOSS));
}

static void print_player(const char *name, const Player *player, uint16_t games)
{
    uint32_t points = 1000UL * player->wins + 500UL * player->draws;

    out_text(name);
    out_field("wins", player->wins);
    out_field("draws", player->draws);
    out_text(" score ");
    out_tenths(points / games);
    out_text("%");
    out_field("wins-starting", player->wins_starting);
    out_field("nodes", player->nodes);
    out_field("hits", player->hits);
    out_field("cuts", player->cuts);
    out_text(" depth ");
    out_tenths(player->searches ? player->depths * 10 / player->searches : 0);
    out_field("seconds", player->frames / 60);
    out_text("\n");
}

static void note_winner(uint8_t winner, uint8_t starter)
{
    if (winner == 2) {
        ++players[0].draws;
        ++players[1].draws;
        return;
    }
    ++players[winner].wins;
    if (winner == starter) {
        ++players[winner].wins_starting;
    }
}

/* Games come in pairs: the same opening and the same throws, once with each player to start. */
int command_match(const Arguments *arguments)
{
    uint16_t game;
    uint16_t opening_seed = 0;

    if (!arguments->first || !arguments->second) {
        fault("match needs --first SPEC and --second SPEC", "");
    }
    memset(players, 0, sizeof players);
    options_clear(&players[0].options);
    options_clear(&players[1].options);
    options_read_spec(&players[0].options, arguments->first);
    options_read_spec(&players[1].options, arguments->second);
    match_seed = arguments->options.seed ? arguments->options.seed : 1;
    for (game = 0; game < arguments->games; ++game) {
        if (game & 1) {
            match_seed = opening_seed;
        } else {
            random_seed = match_seed;
            opening_seed = random_next();
            match_seed = opening_seed;
        }
        command_set(arguments->position);
        record_start();
        record_seed = opening_seed ^ 0x5A5A; /* not the numbers of the opening again */
        if (!record_seed) {
            record_seed = 1;
        }
        play_opening(arguments->opening);
        note_winner(play_game(game & 1), game & 1);
    }
    print_player("first", players, arguments->games);
    print_player("second", players + 1, arguments->games);
    return 0;
}
