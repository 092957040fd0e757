/* weak_players.c: the two weakest opponents; see weak_players.h. No twin; it is linked into the overlays of the games
 * that use it. */
/* SPDX-License-Identifier: MIT */
#include "engine/game.h"
#include "engine/list.h"
#include "engine/random.h"
#include "engine/root.h"
#include "engine/weak_players.h"
#include "engine/think.h"

#define WIN_OR_BLOCK_PLIES 2 /* sees its own winning move and a winning reply */
#define ANY_MARGIN 255   /* largest random margin: all moves that neither win nor lose count as equal */
#define EASY_PLIES 2 /* the two lowest levels: up to this depth, with a random margin (a fixed depth has none) */

/* Sets `move` to a random move, or to the first one if the seed is 0; then that one must be legal, or the loop does not
 * end. The games with weak players list legal moves only (tests/unit/contract_position.c). Discards two random numbers
 * first, because the seeds of one game differ little. */
static void draw_move(void)
{
    random_seed = root_seed;
    random_next();
    random_next();
    list_moves();
    do {
        list_choose((uint8_t)(random_below(move_count) + 1));
    } while (!list_is_legal());
    score = 0;
}

uint8_t weak_players_find_move(void)
{
    if (think_depth == DEPTH_RANDOM) {
        think_report_text = "At random";
        draw_move();
        return 1;
    }
    if (think_depth == DEPTH_WIN_OR_BLOCK) {
        think_report_text = "Wins, blocks, or random";
        think_depth = WIN_OR_BLOCK_PLIES;
        root_random_margin = ANY_MARGIN;
    } else if (think_depth <= EASY_PLIES && root_random_margin && !think_resumes) {
        think_depth += game_info()->has_weak_players;
    }
    return 0;
}
