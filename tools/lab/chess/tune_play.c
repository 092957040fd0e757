/* tune_play.c: plays the games that lab/chess/tune learns from; see tune.h. */
/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <stdlib.h>

#include "../common/random_opening.h"

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/think.h"
#include "games/chess/chess.h"
#include "host/progress.h"
#include "plat/machine.h"
#include "tune.h"

enum {
    PLIES_MOST = 240, OPENING_LEAST = 4, OPENING_SPREAD = 6,
    DECIDED = 200,      /* a game with this score counts as won */
    CALM = 20           /* a position is quiet if search and evaluation differ by no more than this */
};

static char kept[PLIES_MOST][TEXT_SIZE];
static unsigned kept_count;

/* Keeps the position if it is quiet: no check, no capture, and the search agrees with the evaluation. */
static void keep_if_quiet(void)
{
    move = think_move;
    if (chess_flags[0] & IN_CHECK || AT((uint8_t)move & SQUARE_BITS) || kept_count == PLIES_MOST) {
        return;
    }
    game_eval();
    if (think_score - score <= CALM && score - think_score <= CALM) {
        game_write_position(kept[kept_count++]);
    }
}

/* Plays a game. Returns the result for White: 0 (loss), 1 (draw) or 2 (win). */
static unsigned play_out(unsigned nodes)
{
    unsigned plies;
    uint16_t seed;

    for (plies = 0; plies < PLIES_MOST; ++plies) {
        record_update_outcome();
        if (outcome != OUTCOME_NONE) {
            return outcome == OUTCOME_LOSS ? (side ? 2 : 0) : 1;
        }
        seed = random_seed; /* think uses random_seed, too */
        think_defaults();
        budget_nodes = nodes;
        think_without = WITHOUT_BOOK;
        think();
        random_seed = seed;
        if (think_score >= DECIDED || think_score <= -DECIDED) {
            return (think_score > 0) == (side == 0) ? 2 : 0;
        }
        keep_if_quiet();
        move = think_move;
        record_play();
    }
    return 1;
}

int tune_play(int count, char **words)
{
    unsigned games = (unsigned)atoi(words[0]);
    unsigned results[3] = { 0, 0, 0 };
    unsigned result;
    unsigned n;
    unsigned i;

    if (count != 3) {
        return 2;
    }
    tt_entries = 4096;
    tt_base = machine_tt_memory();
    random_seed = (uint16_t)atoi(words[2]);
    for (n = 0; n < games; ++n) {
        progress_show("play", n, games, "");
        game_reset();
        record_start();
        outcome = OUTCOME_NONE;
        random_opening(OPENING_LEAST + random_below(OPENING_SPREAD));
        kept_count = 0;
        result = play_out((unsigned)atoi(words[1]));
        ++results[result];
        for (i = 0; i < kept_count; ++i) {
            printf("%u %s\n", result, kept[i]);
        }
    }
    progress_show("play", 1, 1, "");
    fprintf(stderr, "white %u, drawn %u, black %u\n", results[2], results[1], results[0]);
    return 0;
}
