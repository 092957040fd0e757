/* gtpmatch.c: a match of two programs over GTP, in reversi or another game; this program is the referee.
 *
 *   gtpmatch GAMES FIRST SECOND [GAME [SEED [PLIES]]]
 *
 * FIRST and SECOND are command lines. Every opening of PLIES (6) random plies is played twice, with colours exchanged.
 * A program that knows the command `seed` gets a new seed for every opening, so that books and equal moves vary. Passes
 * are not sent, because not every program has a word for them. Prints wins, draws and losses of FIRST. Any answer
 * against the protocol or the rules ends the match with status 1.
 */
/* SPDX-License-Identifier: MIT */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "host/games.h"
#include "host/progress.h"
#include "engine_process.h"

enum { OPENING_PLIES = 6, SEED_STEP = 257 };

static Talker players[2];
static int has_size; /* 1: programs get the command boardsize */
static int has_seed[2];
static const char *const *side_words[2]; /* by program: its names of the first and the second side */
static int opening_plies = OPENING_PLIES;

/* Sends a command; `answer` gets the first line after "=". */
static void ask(Talker *player, const char *command, char *answer)
{
    char line[TALK_LINE];
    char first[TALK_LINE] = "";

    talk_send(player, command);
    for (;;) {
        talk_read(player, line, command);
        if (line[0] == 0 && first[0]) {
            break;
        }
        if (line[0] && !first[0]) {
            strcpy(first, line);
        }
    }
    if (first[0] != '=') {
        talk_fail(player, command, first);
    }
    strcpy(answer, first + 1 + strspn(first + 1, " "));
}

/* Returns 1 if the side to move can only pass. */
static int must_pass(void)
{
    char text[TEXT_SIZE];

    list_moves();
    list_choose(1);
    game_write_move(text);
    return move_count == 1 && strcmp(text, "pass") == 0;
}

static void tell(Talker *player, const char *colour, const char *text)
{
    char command[TALK_LINE + 20];
    char answer[TALK_LINE];

    sprintf(command, "play %s %s", colour, text);
    ask(player, command, answer);
}

/* Sets `move` to a random legal move; there must be one. */
static void choose_any(void)
{
    do {
        list_moves();
        list_choose((uint8_t)(1 + rand() % move_count));
    } while (!list_is_legal());
}

/* Plays one ply, random or by a program, and sends it to the programs that do not know it. */
static void play_ply(int by_chance, Talker *first)
{
    Talker *mover = side ? players + (first == players) : first;
    Talker *other = players + (mover == players);
    const char *colour = side_words[mover - players][side];
    char text[TALK_LINE];
    char command[TALK_LINE];

    if (by_chance) {
        choose_any();
        game_write_move(text);
        tell(mover, colour, text);
    } else {
        sprintf(command, "genmove %s", colour);
        ask(mover, command, text);
        text[0] = (char)tolower((unsigned char)text[0]);
        if (game_read_move(text)) {
            talk_fail(mover, "not a move", text);
        }
    }
    tell(other, side_words[other - players][side], text);
    record_play();
}

/* Plays a game. Returns the result for the first side: 1, 0 or -1. */
static int play_game(Talker *first, int seed)
{
    char answer[TALK_LINE];
    char command[TALK_LINE];
    int plies;
    int i;

    for (i = 0; i < 2; ++i) {
        if (has_size) {
            ask(players + i, "boardsize 8", answer);
        }
        ask(players + i, "clear_board", answer);
        if (has_seed[i]) {
            sprintf(command, "seed %d", (seed * SEED_STEP + i) & 0x7FFF);
            ask(players + i, command, answer);
        }
    }
    game_reset();
    record_start();
    for (plies = 0;; ++plies) {
        record_update_outcome();
        if (outcome != OUTCOME_NONE) {
            break;
        }
        if (must_pass()) {
            record_play();
        } else {
            play_ply(plies < opening_plies, first);
        }
    }
    i = outcome == OUTCOME_DRAW ? 0 : outcome == OUTCOME_WIN ? 1 : -1;
    return side ? -i : i;
}

/* Our program knows the names first and second in every game. GTP itself has two colours: White moves first if the
 * first side of the game is called White, otherwise Black. */
static const char *const *words_for(const char *name)
{
    static const char *const ours[2] = { "first", "second" };
    static const char *const black_first[2] = { "black", "white" };
    static const char *const white_first[2] = { "white", "black" };

    if (strncmp(name, "Trog", 4) == 0) {
        return ours;
    }
    return strcmp(game_info()->side_names[0], "White") == 0 ? white_first : black_first;
}

static void start(int player, const char *command)
{
    char answer[TALK_LINE];

    talk_start(players + player, command);
    ask(players + player, "name", answer);
    side_words[player] = words_for(answer);
    ask(players + player, "known_command seed", answer);
    has_seed[player] = strcmp(answer, "true") == 0;
}

int main(int count, char **words)
{
    int won[3] = { 0, 0, 0 };
    char so_far[60];
    int games;
    int seed;
    int i;

    if (count < 4 || count > 7 || (count > 4 && !games_choose(words[4]))) {
        fputs("usage: gtpmatch GAMES FIRST SECOND [GAME [SEED [PLIES]]]\n", stderr);
        return 2;
    }
    games = atoi(words[1]);
    if (count == 4) {
        games_choose("reversi");
    }
    if (game_info()->sides != 2 || game_info()->chance) {
        fprintf(stderr, "gtpmatch: only games of two sides without dice, not %s\n", game_info()->name);
        return 2;
    }
    has_size = strcmp(game_info()->name, "reversi") == 0;
    state_clear();
    start(0, words[2]);
    start(1, words[3]);
    if (count > 6) {
        opening_plies = atoi(words[6]);
    }
    for (i = 0; i < games; ++i) {
        snprintf(so_far, sizeof so_far, "%d won, %d drawn, %d lost", won[2], won[1], won[0]);
        progress_show("gtpmatch", (unsigned long)i, (unsigned long)games, so_far);
        seed = i / 2 + (count > 5 ? atoi(words[5]) : 1);
        srand((unsigned)seed);
        ++won[1 + (i % 2 ? -play_game(players + 1, seed) : play_game(players, seed))];
    }
    progress_show("gtpmatch", (unsigned long)games, (unsigned long)games, "");
    talk_end(players, "quit");
    talk_end(players + 1, "quit");
    printf("%s: %d wins, %d draws, %d losses: %.1f%%\n", words[3], won[2], won[1], won[0],
        games ? (won[2] * 2 + won[1]) * 50.0 / games : 0);
    return 0;
}
