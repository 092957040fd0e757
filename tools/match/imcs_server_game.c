/* imcs_server_game.c: the games of the server: clocks, rules and results; see imcs_server.h. */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200112L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "engine/list.h"
#include "engine/record.h"
#include "host/wall_clock.h"
#include "imcs_server.h"

enum { REFUSED = 2 };

long game_tick;
unsigned games_over;

static Game games[CLIENTS_MOST / 2];

static void load(const Game *game)
{
    game_read_position(game->position);
    record_start();
    record_update_outcome();
}

static void say_both(Game *game, const char *text)
{
    say(game->players[0], "%s", text);
    say(game->players[1], "%s", text);
}

/* ---- boards and prompts ---- */

static void show_board(Client *client, const Game *game)
{
    char board[TEXT_SIZE];
    const char *row;

    game_write_board(board); /* each rank starts with its number; a space is before each square */
    say(client, "%s", "");
    say(client, "%u %c\n", game->plies / 2 + 1, side ? 'B' : 'W');
    for (row = board; *row != ' '; row = strchr(row, '\n') + 1) {
        say(client, "%c%c%c%c%c\n", row[2], row[4], row[6], row[8], fault_is("badboard") ? '!' : row[10]);
    }
    say(client, "%s", "");
}

static void clock_text(char *text, long ms)
{
    sprintf(text, "%02ld:%02ld.%03ld", ms / 60000, ms / 1000 % 60, ms % 1000);
}

/* ---- the end of a connection ---- */

static void hang_up(Client *client)
{
    client->state = FREE;
    close(client->lines.from);
}

/* The connection of a player has ended. */
static void game_lost(Client *client)
{
    Game *game = client->game;
    Client *other = game->players[game->players[0] == client];

    game->players[0] = game->players[1] = 0;
    client->game = other->game = 0;
    say(other, "420 fatal IO error: exiting");
    hang_up(other);
}

void drop(Client *client)
{
    if (client->state == FREE) {
        return;
    }
    if (client->game) {
        game_lost(client);
    }
    hang_up(client);
}

/* ---- prompts ---- */

/* Returns 1 if the prompt is not to be sent (fault injection). */
static int trouble(Game *game, Client *client)
{
    int is_cut = fault_at("cut", game->plies);

    if (is_cut) {
        say_part(client, "? 04:5");
    }
    if (is_cut || fault_at("close", game->plies)) {
        drop(client);
        return 1;
    }
    return fault_at("late", game->plies);
}

static void ask(Game *game)
{
    Client *client = game->players[side];
    char mine[40];
    char his[40];

    if (trouble(game, client)) {
        return;
    }
    if (!fault_is("noboard")) {
        show_board(client, game);
    }
    clock_text(mine, client->clock);
    clock_text(his, game->players[side ^ 1]->clock);
    game->asked_at = timing_now();
    say(client, "? %s %s", mine, his);
}

/* ---- results ---- */

static void end(Game *game, int winner, const char *how)
{
    char words[50] = "draw";
    char text[60];
    Client *players[2] = { game->players[0], game->players[1] };

    if (winner >= 0) {
        sprintf(words, "%c wins%s", winner ? 'B' : 'W', how);
    }
    sprintf(text, "= %s", words);
    say_both(game, text);
    sprintf(text, "%d %s", winner < 0 ? 230 : 231 + winner, words);
    say_both(game, text);
    game->players[0] = game->players[1] = 0;
    ++games_over;
    printf("game %u: %s, %u plies\n", players[0]->id, text, game->plies);
    players[0]->game = players[1]->game = 0;
    drop(players[0]);
    drop(players[1]);
}

/* ---- moves ---- */

/* Charges the clock for a move; White's first move is free. Returns 0 if the time is over. */
static int charge(Game *game, Client *client)
{
    long taken = game_tick ? game_tick : timing_now() - game->asked_at;

    client->clock -= game->plies ? taken : 0;
    return client->clock > 0;
}

/* Reads a move into `move`. Returns 1 and tells the client if the move is illegal, or refused by fault injection. */
static int refuse(Game *game, Client *client, const char *text)
{
    const char *why = game_read_move(text);
    int is_move = strlen(text) == 5 && text[2] == '-';

    if (!why && (fault_is("refuseall") || (fault_is("refuse") && game->refusals++ < REFUSED))) {
        why = "for no reason";
    }
    if (why) {
        say(client, "- %s move %s", is_move ? "illegal" : "invalid", text);
    }
    return why != 0;
}

/* Sends the move to the opponent and asks for a reply. */
static void pass_on(Game *game, const char *text)
{
    record_play();
    record_update_outcome();
    ++game->plies;
    game->refusals = 0;
    game_write_position(game->position);
    if (outcome != OUTCOME_NONE) {
        end(game, outcome == OUTCOME_DRAW ? -1 : outcome == OUTCOME_LOSS ? side ^ 1 : side, "");
        return;
    }
    say(game->players[side], "! %s", fault_is("falsemove") ? "a1-e6" : text);
    ask(game);
}

void game_move(Client *client, char *line)
{
    Game *game = client->game;
    char text[21];

    load(game);
    if (game->players[side] != client || sscanf(line, "%20s", text) != 1) {
        return; /* it is not this client's turn */
    }
    if (!charge(game, client)) {
        end(game, side ^ 1, " on time");
    } else if (strcmp(text, "resign") == 0) {
        end(game, side ^ 1, " on resignation");
    } else if (refuse(game, client, text)) {
        ask(game);
    } else {
        pass_on(game, text);
    }
}

void game_begin(Client *white, Client *black)
{
    Client *players[2] = { white, black };
    Game *game = games;
    unsigned i;

    while (game->players[0]) {
        ++game;
    }
    memset(game, 0, sizeof *game);
    game_reset();
    game_write_position(game->position);
    for (i = 0; i < 2; ++i) {
        players[i]->state = PLAYING;
        players[i]->game = game;
        game->players[i] = players[i];
        say(players[i], "%u %c %ld:%02ld %ld:%02ld game starts", 105 + i, i ? 'B' : 'W', players[i]->clock / 60000,
            players[i]->clock / 1000 % 60, players[1 - i]->clock / 60000, players[1 - i]->clock / 1000 % 60);
    }
    load(game);
    ask(game);
}
