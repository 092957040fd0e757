/* match.c: the verb `match`: plays many games between computer players and prints their scores and search figures.
 * Part of the host program and of most 6502 images. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/search.h"
#include "engine/think.h"
#include "host/game_commands.h"
#include "host/bad_input.h"
#include "host/print.h"
#include "plat/machine.h"

typedef struct {
    Options options;
    uint16_t wins;
    uint16_t draws;
    uint16_t wins_starting; /* wins in games in which it moved first */
    uint32_t nodes;         /* nodes, hits, cuts, depths and frames are sums over its searches */
    uint32_t hits;          /* of the transposition table */
    uint32_t cuts;          /* cutoffs */
    uint32_t depths;        /* depths reached */
    uint32_t searches;      /* number of searches that reached a depth */
    uint32_t frames;        /* time in sixtieths of a second */
} Player;

static Player players[SIDES_MOST];

typedef struct {
    uint16_t wins;
    uint16_t draws;
} Seat;

static Seat seats[SIDES_MOST]; /* results by side, whichever player had it */

static uint8_t rotation; /* index of the player that has side 0 in this game; side 1 has the next player, and so on */

/* Random state of the match, not of the players: openings, random results of moves, and the seed of each game. */
static uint16_t match_seed;

static uint8_t chance(uint8_t most)
{
    uint8_t drawn;

    random_seed = match_seed;
    drawn = random_below(most);
    match_seed = random_seed;
    return drawn;
}

/* Plays `move` and draws the random result that it may have. */
static void play_move(void)
{
    random_seed = match_seed;
    record_play();
    match_seed = random_seed;
}

/* Plays random moves; stops if the game ends. */
static void play_opening(uint16_t plies)
{
    while (plies--) {
        while (command_roll()) {
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
    uint16_t start = machine_frames();

    options_apply(&player->options);
    if (opponent_used && opponent_used->play) {
        random_seed = move_seed;
        opponent_used->play();
        move = think_move;
        return;
    }
    if (root_random_margin || think_depth > DEPTH_MOST || player->options.seed) {
        root_seed = move_seed;
    }
    think();
    player->frames += (uint16_t)(machine_frames() - start);
    player->nodes += budget_counted;
    player->hits += search_tt_hits;
    player->cuts += search_cuts;
    if (think_reached) {
        player->depths += think_reached;
        ++player->searches;
    }
    move = think_move;
}

static Player *player_of(uint8_t who)
{
    uint8_t n = (uint8_t)(who + rotation);

    return players + (n < game_info()->sides ? n : n - game_info()->sides);
}

/* Plays one game to its end. */
static void play_game(void)
{
    uint16_t move_seed = match_seed;

    for (;;) {
        while (command_roll()) {
        }
        if (outcome != OUTCOME_NONE) {
            return;
        }
        move_seed = (uint16_t)(move_seed * 5 + 1);
        think_as(player_of(side), move_seed ? move_seed : 1);
        play_move();
    }
}

/* Prints parts / total, rounded to tenths; 0.0 if `total` is 0. */
static void print_tenths(uint32_t parts, uint32_t total)
{
    print_with_tenths(total ? (20 * parts + total) / (2 * total) : 0);
}

static void print_player(const char *name, const Player *player, uint16_t games)
{
    uint8_t sides = game_info()->sides;

    print_text(name);
    print_in_field("wins", player->wins);
    print_in_field("draws", player->draws);
    print_text(" score ");
    print_tenths(100 * ((uint32_t)player->wins * sides + player->draws), (uint32_t)games * sides);
    print_text("%");
    print_in_field("wins-starting", player->wins_starting);
    print_in_field("nodes", player->nodes);
    print_in_field("hits", player->hits);
    print_in_field("cuts", player->cuts);
    print_text(" depth ");
    print_tenths(player->depths, player->searches);
    print_in_field("seconds", player->frames / 60);
    print_char('\n');
}

/* Adds the result of the game to `players` and `seats`; a draw counts for every player. */
static void note_end(void)
{
    uint8_t who;

    if (outcome == OUTCOME_DRAW) {
        for (who = 0; who < game_info()->sides; ++who) {
            ++player_of(who)->draws;
            ++seats[who].draws;
        }
        return;
    }
    who = side ^ (outcome == OUTCOME_LOSS); /* OUTCOME_LOSS exists only with two sides (state.h) */
    ++player_of(who)->wins;
    ++seats[who].wins;
    if (who == 0) {
        ++player_of(who)->wins_starting;
    }
}

static void read_player(Player *player, const char *spec)
{
    options_clear(&player->options);
    options_read_spec(&player->options, spec);
}

/* Reads a list of SPECs separated by commas, or by semicolons if a SPEC contains commas. */
static void read_players(const char *list)
{
    static char spec[SPEC_MOST + 1];
    const char *mark = strchr(list, ';') ? ";" : ",";
    size_t length;
    uint8_t n;

    for (n = 0; n < game_info()->sides; ++n) {
        length = strcspn(list, mark);
        if (length > SPEC_MOST) {
            bad_input("SPEC too long", list);
        }
        memcpy(spec, list, length);
        spec[length] = 0;
        read_player(players + n, spec);
        list += length;
        if (!*list != (n + 1 == game_info()->sides)) {
            bad_input("players needs exactly one SPEC for every side", list);
        }
        ++list;
    }
}

static void read_all(const Arguments *arguments)
{
    memset(players, 0, sizeof players);
    memset(seats, 0, sizeof seats);
    if (arguments->players) {
        read_players(arguments->players);
    } else if (game_info()->sides == 2 && arguments->first && arguments->second) {
        read_player(players, arguments->first);
        read_player(players + 1, arguments->second);
    } else {
        bad_input("match needs --first SPEC and --second SPEC, or --players with one SPEC for every side", "");
    }
}

static void print_all(const Arguments *arguments)
{
    static char name[] = "player 1";
    uint8_t n;

    if (!arguments->players) {
        print_player("first", players, arguments->games);
        print_player("second", players + 1, arguments->games);
        return;
    }
    for (n = 0; n < game_info()->sides; ++n) {
        name[sizeof name - 2] = (char)('1' + n);
        print_player(name, players + n, arguments->games);
    }
    for (n = 0; n < game_info()->sides; ++n) {
        print_text(game_info()->side_names[n]);
        print_in_field("wins", seats[n].wins);
        print_in_field("draws", seats[n].draws);
        print_char('\n');
    }
}

void (*command_progress)(uint16_t done, uint16_t total, uint32_t half_points);

static void report_progress(uint16_t done, const Arguments *arguments)
{
    if (command_progress) {
        command_progress(done, arguments->games, 2UL * players[0].wins + players[0].draws);
    }
}

/* With n sides, n games in a row have the same opening and the same rolls of the dice. In them each player has each
 * side once. */
int command_match(const Arguments *arguments)
{
    uint16_t game;
    uint16_t opening_seed = 0;

    read_all(arguments);
    match_seed = arguments->options.seed ? arguments->options.seed : 1;
    rotation = 0;
    for (game = 0; game < arguments->games; ++game) {
        report_progress(game, arguments);
        if (rotation == 0) {
            random_seed = match_seed;
            opening_seed = random_next();
        }
        match_seed = opening_seed;
        random_seed = opening_seed; /* so that a random start position is the same in these n games */
        command_set(arguments->position);
        record_start();
        record_seed = opening_seed ^ 0x5A5A; /* other random numbers than those of the opening */
        if (!record_seed) {
            record_seed = 1;
        }
        play_opening(arguments->opening);
        play_game();
        note_end();
        if (++rotation == game_info()->sides) {
            rotation = 0;
        }
    }
    report_progress(game, arguments);
    print_all(arguments);
    return 0;
}
