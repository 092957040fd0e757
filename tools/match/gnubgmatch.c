/* gnubgmatch.c: our backgammon against GNU Backgammon (`gnubg -t`), without cube, money play; this program is the
 * referee.
 *
 *   gnubgmatch GAMES PLAYER [GNUBG-PLIES [SEED [FILE.mat]]]
 *
 * PLAYER is depth=N, level=N or nodes=N, as in `trog best`. GNUBG-PLIES is the look-ahead of GNU Backgammon, 0 if it is
 * not given; `self`: our player plays both sides, without GNU Backgammon. Games come in pairs with the same dice and
 * the sides exchanged; the error is two standard deviations of the mean, from the pairs. FILE.mat gets all games, for
 * GNU Backgammon's analysis (tools/match/gnubg-analyse). */
/* SPDX-License-Identifier: MIT */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "engine/game.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "engine/tt.h"
#include "engine_process.h"
#include "games/backgammon/backgammon.h"
#include "plat/machine.h"

#define ENTRIES 256 /* of the transposition table, about as on an Atari */
#define LONGEST 1000 /* plays */

static Talker gnubg;
static int level, depth, nodes, is_self;
static uint64_t dice_seed;
static FILE *games_file;

static unsigned draw(unsigned below)
{
    dice_seed ^= dice_seed << 13;
    dice_seed ^= dice_seed >> 7;
    dice_seed ^= dice_seed << 17;
    return (unsigned)((dice_seed * 0x2545F4914F6CDD1DULL >> 33) % below);
}

/* GNU Backgammon's position ID: for each side, the one that waits first, and each point from its ace point to the bar,
 * a bit 1 for every checker and a bit 0; in base 64, lowest bits first. */
static void write_id(char *text)
{
    static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    unsigned char key[12] = {0};
    int owner;
    int place;
    int n;
    int bit = 0;
    int i;

    for (owner = 0; owner < 2; ++owner) {
        for (place = 1; place <= BAR; ++place, ++bit) {
            for (n = backgammon_at[PLACE(side ^ owner ^ 1, place)]; n; --n, ++bit) {
                key[bit / 8] |= (unsigned char)(1 << bit % 8);
            }
        }
    }
    for (i = 0; i < 4; ++i) {
        const unsigned char *three = key + 3 * i;

        *text++ = letters[three[0] >> 2];
        *text++ = letters[(three[0] & 3) << 4 | three[1] >> 4];
        if (i < 3) {
            *text++ = letters[(three[1] & 15) << 2 | three[2] >> 6];
            *text++ = letters[three[2] & 63];
        }
    }
    *text = 0;
}

/* Sets `move` to GNU Backgammon's best play. */
static void ask_gnubg(void)
{
    char line[TALK_LINE];
    char id[16];
    char *at;
    char *end;
    int found = 0;

    write_id(id);
    sprintf(line, "set board %s\nset dice %d %d\nhint 1\nshow delay", id, backgammon_large, backgammon_small);
    talk_send(&gnubg, line);
    do {
        talk_read(&gnubg, line, "hint");
        at = strstr(line, "1. Cube");
        if (at && !found) {
            at = strstr(at, "ply") + 3;
            end = strstr(at, "  Eq");
            at += strspn(at, " ");
            if (!end || end <= at) {
                talk_fail(&gnubg, "no play in", line);
            }
            while (end > at && end[-1] == ' ') {
                --end;
            }
            *end = 0;
            if (game_read_move(at)) {
                talk_fail(&gnubg, "the game refuses its play", at);
            }
            found = 1;
        }
    } while (strncmp(line, "The delay", 9));
    if (!found) {
        talk_fail(&gnubg, "no play for", id);
    }
}

static void think_ourselves(void)
{
    think_defaults();
    if (level) {
        level_set((uint8_t)level);
        root_seed = (uint16_t)(draw(65535) + 1);
    } else if (depth) {
        think_depth = (uint8_t)depth;
    } else {
        budget_nodes = (uint32_t)nodes;
    }
    tt_entries = ENTRIES;
    tt_base = machine_tt_memory();
    tt_clear();
    if (!think()) {
        fputs("gnubgmatch: no play\n", stderr);
        exit(1);
    }
    move = think_move;
}

/* Plays `move` and keeps the board as a new root. */
static void play(void)
{
    list_play();
    ply = 0;
    reversible_plies[0] = 0;
}

/* Plays a game; `ours` is our side. Returns the points that we win. */
static int play_game(int number, uint8_t ours)
{
    char text[MOVE_SIZE];
    int plays = 0;
    int first;
    int second;
    int points;

    game_reset();
    do {
        first = (int)draw(6) + 1;
        second = (int)draw(6) + 1;
    } while (first == second);
    if (games_file) {
        fprintf(games_file, " Game %d\n Trog : 0%20sOther : 0\n", number, "");
    }
    if (games_file && !ours) {
        ;
    } else if (games_file) {
        fprintf(games_file, "%3d) %-28s", 1, "");
    }
    while (outcome == OUTCOME_CHANCE && plays < LONGEST) {
        move = (uint16_t)(MOVE_ROLL | (first > second ? first << 3 | second : second << 3 | first));
        play();
        list_moves();
        list_choose(1);
        if (move_count > 1 || move != MOVE_PASS) {
            if (side == ours || is_self) {
                think_ourselves();
            } else {
                ask_gnubg();
            }
        }
        if (games_file) {
            game_write_move(text);
            if (side == ours) {
                fprintf(games_file, "%3d) ", (plays + (ours != 0)) / 2 + 1);
            }
            fprintf(games_file, "%d%d: %-24s%s", first, second, move == MOVE_PASS ? "" : text,
                side == ours ? " " : "\n");
        }
        play();
        ++plays;
        first = (int)draw(6) + 1;
        second = (int)draw(6) + 1;
    }
    points = (int)backgammon_points();
    points = backgammon_at[PLACE(ours, OFF)] == CHECKERS ? points : -points;
    if (games_file) {
        fprintf(games_file, "\n%*sWins %d point%s\n\n", points > 0 ? 6 : 34, "", abs(points),
            abs(points) == 1 ? "" : "s");
    }
    return points;
}

int main(int count, char **arguments)
{
    long games = count > 2 ? atol(arguments[1]) : 0;
    const char *plies = count > 3 ? arguments[3] : "0";
    unsigned seed = count > 4 ? (unsigned)atoi(arguments[4]) : 1;
    double sum = 0;
    double squares = 0;
    double mean;
    long wins[7] = {0};
    long pair;
    int half;
    int points;
    int both;
    char line[200];

    if (games < 2 || (sscanf(arguments[2], "level=%d", &level) != 1 && sscanf(arguments[2], "depth=%d", &depth) != 1
        && sscanf(arguments[2], "nodes=%d", &nodes) != 1)) {
        fputs("usage: gnubgmatch GAMES PLAYER [GNUBG-PLIES [SEED [FILE.mat]]]\n", stderr);
        return 2;
    }
    is_self = !strcmp(plies, "self");
    if (count > 5) {
        games_file = fopen(arguments[5], "w");
        if (!games_file) {
            perror(arguments[5]);
            return 1;
        }
        fputs(" 0 point match\n\n", games_file);
    }
    if (!is_self) {
        if (system("command -v gnubg > /dev/null")) {
            fputs("gnubgmatch: gnubg is missing: install the Debian package gnubg\n", stderr);
            return 1;
        }
        talk_start(&gnubg, "gnubg -t -q 2>&1");
        talk_send(&gnubg, "set player 0 human\nset player 1 human\nset automatic roll off\nset automatic game off\n"
            "set automatic bearoff off\nset automatic move off\nset display off\nset cube use off\nset jacoby off\n"
            "set confirm new off\nset evaluation chequerplay evaluation cubeful off\n"
            "set evaluation chequerplay evaluation prune off");
        sprintf(line, "set evaluation chequerplay evaluation plies %s\nnew session\nset turn 1", plies);
        talk_send(&gnubg, line);
    }
    for (pair = 0; pair < games / 2; ++pair) {
        both = 0;
        for (half = 0; half < 2; ++half) {
            dice_seed = 0x9E3779B97F4A7C15u * (uint64_t)(seed * 1000003u + (unsigned)pair + 1u);
            draw(6);
            points = play_game((int)(2 * pair + half + 1), (uint8_t)half);
            both += points;
            ++wins[points + 3];
        }
        sum += both;
        squares += (double)both * both;
        if (pair % 50 == 49 || pair == games / 2 - 1) {
            double n = (double)(pair + 1);

            mean = sum / n;
            printf("%s against gnubg %s-ply: %ld games, %+.3f points a game, error %.3f; "
                "won 3 2 1: %ld %ld %ld, lost 1 2 3: %ld %ld %ld\n", arguments[2], plies, 2 * (pair + 1), mean / 2,
                sqrt((squares / n - mean * mean) / n), wins[6], wins[5], wins[4], wins[2], wins[1], wins[0]);
            fflush(stdout);
        }
    }
    if (!is_self) {
        talk_end(&gnubg, "quit");
    }
    if (games_file) {
        fclose(games_file);
    }
    return 0;
}
