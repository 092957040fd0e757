/* forced_wins.c: forced wins in a game with GameInfo.forcing_step (src/engine/forcing.h).
 *
 *   forced_wins GAME set [SEED]         prints positions with forced wins in 5, 7, 9, 11 and 13 plies, 22 of each.
 *                                       It plays games and goes back from the win. Each position is replayed against
 *                                       every defence. A line each: plies; `shortest` or `won` if a plain search
 *                                       of the candidate moves agrees, - if it was not asked or gave up; position
 *   forced_wins GAME score FILE [SECONDS]
 *                                       counts the wins that are found in SECONDS (15) of an Atari
 *   forced_wins GAME games NUMBER [DEPTH [SEED]]
 *                                       plays games: the player, 15 seconds of an Atari a move, with its book, against
 *                                       itself without the forcing search (or plain search of DEPTH, if not 0), whose
 *                                       first two moves are random. Both sides; the same games every time. With SEED
 *                                       each pair of games has its own seed, starting with SEED
 *   forced_wins GAME claims NUMBER [SEED [LIMIT [SECONDS]]]
 *                                       replays the wins that the player claims in such games against every legal
 *                                       defence to the end of the game (replay_win.h); status 1 if one is false. A
 *                                       claim is made after SECONDS of an Atari (0 or not given: after PLAY_NODES).
 *                                       Prints a tally every twenty seconds and at the end: after LIMIT seconds (0:
 *                                       none) or when the process is told to end
 */
/* SPDX-License-Identifier: MIT */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "engine/budget.h"
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/level.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/think.h"
#include "engine/search_state.h"
#include "host/books.h"
#include "host/games.h"
#include "host/progress.h"
#include "random.h"
#include "replay_win.h"

#define SHORTEST 5
#define LENGTHS 5      /* SHORTEST, then in steps of two plies */
#define EACH 22
#define PLAY_NODES 1500
#define FIND_NODES 3000000UL
#define PROVE_NODES 4000000UL
#define PROVE_PLIES 7  /* plain search is not asked about longer wins */
#define TABLE 262144UL

static void set_up(const char *position)
{
    const char *error = game_read_position(position);

    if (error) {
        fprintf(stderr, "forced_wins: %s: %s\n", position, error);
        exit(2);
    }
    record_start();
}

/* ---- games ---- */

#define PLIES_MOST 250

static char positions[PLIES_MOST][TEXT_SIZE]; /* positions of the game; it is over in the last */
static unsigned plies;

/* Plays a game: four to nine random plies, then every fifth move at random. Returns 1 if one side has won. */
static int play_game(void)
{
    unsigned opening = 4 + draw(6);

    game_reset();
    record_start();
    for (plies = 0; plies + 1 < PLIES_MOST; ++plies) {
        game_write_position(positions[plies]);
        record_update_outcome();
        if (outcome != OUTCOME_NONE) {
            return outcome != OUTCOME_DRAW;
        }
        if (plies < opening || !draw(5)) {
            list_moves();
            list_choose((uint8_t)(draw(move_count) + 1));
        } else {
            replay_prepare(PLAY_NODES, TT_DEFAULT);
            root_seed = (uint16_t)(draw(255) + 1);
            root_random_margin = (uint8_t)game_info()->score_of_piece;
            think();
            move = think_move;
        }
        record_play();
    }
    return 0;
}

/* ---- the set ---- */

/* Returns 1 if plain search finds a win within this many moves. It searches only GameInfo.gen_candidates: in these
 * positions all other moves would lose at once, or win later. */
static int wins(const char *position, unsigned moves)
{
    set_up(position);
    think_find_win((uint8_t)moves);
    think_without &= (uint16_t)~WITHOUT_CANDIDATES;
    budget_nodes = PROVE_NODES;
    think();
    return think_score >= SCORE_WON;
}

/* Asks plain search about a win within this many plies. Returns "shortest" if it agrees and finds no shorter win, "won"
 * if it agrees but its nodes were not enough to rule out a shorter win, "shorter" if there is one, "-" if it was not
 * asked or found no win. */
static const char *prove(const char *position, unsigned length)
{
    if (length > PROVE_PLIES || !wins(position, (length + 1) / 2)) {
        return "-";
    }
    if (wins(position, (length - 1) / 2)) {
        return "shorter";
    }
    return budget_counted < PROVE_NODES ? "shortest" : "won";
}

/* ---- the score ---- */

static int score_set(const char *file, unsigned seconds)
{
    unsigned found[64] = { 0 };
    unsigned all[64] = { 0 };
    unsigned total = 0;
    unsigned total_found = 0;
    char line[TEXT_SIZE + 32];
    FILE *in = fopen(file, "r");
    unsigned length;

    if (!in) {
        perror(file);
        return 2;
    }
    while (fgets(line, sizeof line, in)) {
        int at = 0;

        if (sscanf(line, "%u %*s %n", &length, &at) < 1 || !at || length > 63) {
            continue;
        }
        line[strcspn(line, "\n")] = 0;
        set_up(line + at);
        replay_prepare(0, TT_DEFAULT);
        level_limit((uint16_t)(seconds * 10));
        think();
        ++all[length];
        found[length] += think_score >= SCORE_WON;
    }
    fclose(in);
    for (length = 0; length < 64; ++length) {
        if (all[length]) {
            printf("%2u plies: %u of %u\n", length, found[length], all[length]);
            total += all[length];
            total_found += found[length];
        }
    }
    printf("all: %u of %u\n", total_found, total);
    return 0;
}

/* ---- games ---- */

#define RANDOM_MOVES 2 /* random moves of the other player */
#define SECONDS 15

/* Plays a whole game. Returns 1 if `own` has won. */
static int plays_and_wins(uint8_t own, unsigned depth)
{
    unsigned drawn = 0;

    game_reset();
    record_start();
    for (;;) {
        record_update_outcome();
        if (outcome != OUTCOME_NONE) {
            return outcome == OUTCOME_LOSS && side != own;
        }
        replay_prepare(0, TT_DEFAULT);
        level_limit(10 * SECONDS);
        if (side == own) {
            think_without = 0;
            root_seed = (uint16_t)(draw(255) + 1);
        } else if (drawn < RANDOM_MOVES) {
            ++drawn;
            list_moves();
            list_choose((uint8_t)(draw(move_count) + 1));
            record_play();
            continue;
        } else {
            think_without |= WITHOUT_FIND_MOVE;
            if (depth) {
                budget_nodes = 0;
                think_depth = (uint8_t)depth;
            }
        }
        think();
        move = think_move;
        record_play();
    }
}

/* Without a seed (0) the random numbers continue from game to game. In thousands of games two may start with the same
 * state, and all games after them would be equal. So a given seed is increased by one with every pair of games. */
static void play_games(unsigned wanted, unsigned depth, uint16_t seed)
{
    unsigned n;
    unsigned won[2] = { 0, 0 };

    chance = 1983;
    for (n = 0; n < 2 * wanted; ++n) {
        if (seed && !(n & 1)) {
            chance = seed++;
        }
        won[n & 1] += (unsigned)plays_and_wins(n & 1, depth);
        progress_show("games", n + 1, 2 * wanted, "");
    }
    printf("as first player %u of %u, as second %u of %u\n", won[0], wanted, won[1], wanted);
}

/* Returns the length in plies of a win that the forcing search finds alone, or 0. */
static unsigned forced_plies(const char *position)
{
    set_up(position);
    replay_prepare(FIND_NODES, TABLE);
    think_depth = SHORTEST + 2 * LENGTHS - 2;
    budget_start();
    budget_open();
    return game_info()->find_move() == 2 ? search_depth : 0;
}

static void make_set(void)
{
    unsigned found[LENGTHS] = { 0 };
    unsigned all = 0;
    unsigned n;

    while (all < LENGTHS * EACH) {
        unsigned taken = 0; /* a bit for each length: at most one position of each length from a game */
        int at;

        if (!play_game()) {
            continue;
        }
        for (at = (int)plies - SHORTEST; at >= 0; at -= 2) {
            unsigned length = forced_plies(positions[at]);

            if (!length) {
                break;
            }
            n = (length - SHORTEST) / 2u;
            if (length >= SHORTEST && n < LENGTHS && found[n] < EACH && !(taken >> n & 1)) {
                const char *says = prove(positions[at], length);

                taken |= 1u << n;
                set_up(positions[at]);
                if (strcmp(says, "shorter") != 0 && replay_claim(SHORTEST + 2 * n) == REPLAY_HOLDS) {
                    printf("%u %s %s\n", SHORTEST + 2 * n, says, positions[at]);
                    fflush(stdout);
                    ++found[n];
                    ++all;
                    progress_show("positions", all, LENGTHS * EACH, "");
                }
            }
        }
    }
}

/* ---- claims ---- */

#define VIEW_TEXT_SECONDS 20

static struct {
    unsigned held;
    unsigned false_ones;
    unsigned given_up;
    unsigned quiet;    /* correct claims whose first move threatens no immediate win */
    unsigned searched; /* correct claims found by plain search */
    unsigned longest;
} tally;

static void end_it(int signal_number)
{
    (void)signal_number;
    replay_stop = 1;
}

static void say_tally(FILE *out)
{
    fprintf(out, "%u claims, the longest of %u plies, %u of plain search, %u begin quietly, ",
        tally.held + tally.false_ones + tally.given_up, tally.longest, tally.searched, tally.quiet);
    fprintf(out, "%lu defences replayed (%lu searched): ", replay_defences, replay_searched);
    if (tally.false_ones) {
        fprintf(out, "%u FALSE", tally.false_ones);
    } else {
        fprintf(out, "none is false");
    }
    if (tally.given_up) {
        fprintf(out, ", %u given up", tally.given_up);
    }
    fprintf(out, "\n");
    fflush(out);
}

/* Returns 1 if after `move` its side does not threaten to win with the next move. */
static unsigned is_quiet(void)
{
    unsigned quiet;

    list_play();
    game_info()->forcing_step(FORCE_NULL_MOVE);
    quiet = outcome == OUTCOME_NONE && !game_info()->forcing_step(FORCE_WIN);
    game_info()->forcing_step(FORCE_NULL_MOVE);
    game_unmake();
    outcome = OUTCOME_NONE;
    return quiet;
}

/* If the side to move claims a win, replays it. */
static void try_claim(const char *position, unsigned seconds)
{
    unsigned length;
    unsigned searched;
    unsigned quiet;

    set_up(position);
    replay_prepare(PLAY_NODES, TT_DEFAULT);
    if (seconds) {
        level_limit((uint16_t)(seconds * 10));
    }
    think();
    if (think_score < SCORE_WON) {
        return;
    }
    searched = search_cuts != 0; /* the forcing search counts no cutoffs */
    length = (unsigned)(SCORE_WIN - think_score);
    move = think_move;
    quiet = is_quiet();
    switch (replay_claim(length)) {
    case REPLAY_HOLDS:
        ++tally.held;
        tally.quiet += quiet;
        tally.searched += searched;
        tally.longest = length > tally.longest ? length : tally.longest;
        break;
    case REPLAY_FALSE:
        ++tally.false_ones;
        printf("false: %s: win in %u: %s\n", position, length, replay_fault);
        break;
    case REPLAY_GIVEN_UP:
        ++tally.given_up;
        printf("given up: %s: win in %u: %s\n", position, length, replay_fault);
        break;
    default:
        break; /* not counted */
    }
}

static int replay_claims(unsigned wanted, unsigned seconds)
{
    time_t said = time(NULL);
    int at;

    while (tally.held < wanted && !replay_stop) {
        play_game();
        for (at = (int)plies - 1; at >= 0 && tally.held < wanted && !replay_stop; --at) {
            try_claim(positions[at], seconds);
            if (time(NULL) - said >= VIEW_TEXT_SECONDS) {
                say_tally(stderr);
                said = time(NULL);
            }
        }
    }
    say_tally(stdout);
    return tally.false_ones != 0;
}

int main(int count, char **words)
{
    chance = (uint16_t)(count > 4 ? atoi(words[4]) : 1983);
    if (count < 3 || !games_choose(words[1]) || !game_info()->forcing_step) {
        fprintf(stderr, "usage: forced_wins GAME set [SEED] | score FILE [SECONDS] | games NUMBER [DEPTH [SEED]] | "
            "claims NUMBER [SEED [LIMIT [SECONDS]]]\n");
        return 2;
    }
    state_clear();
    game_reset();
    if (strcmp(words[2], "set") == 0) {
        chance = (uint16_t)(count > 3 ? atoi(words[3]) : 1983);
        make_set();
        return 0;
    }
    if (strcmp(words[2], "score") == 0 && count > 3) {
        return score_set(words[3], count > 4 ? (unsigned)atoi(words[4]) : 15);
    }
    if (strcmp(words[2], "games") == 0 && count > 3) {
        books_load(words[1]);
        play_games((unsigned)atoi(words[3]), count > 4 ? (unsigned)atoi(words[4]) : 0,
            (uint16_t)(count > 5 ? atoi(words[5]) : 0));
        return 0;
    }
    if (strcmp(words[2], "claims") == 0 && count > 3) {
        signal(SIGTERM, end_it);
        signal(SIGINT, end_it);
        signal(SIGALRM, end_it);
        alarm(count > 5 ? (unsigned)atoi(words[5]) : 0);
        return replay_claims((unsigned)atoi(words[3]), count > 6 ? (unsigned)atoi(words[6]) : 0);
    }
    fprintf(stderr, "forced_wins: unknown command: use set, score, games or claims\n");
    return 2;
}
