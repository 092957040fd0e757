/* make.c: makes, unmakes and lists moves for the game contract (engine/verbs.h); a move is one order.
 *
 * The computer player tries whole turns without these functions, so nothing here needs to be fast. The board of ply 0
 * is saved; a move is unmade by restoring that board and replaying all earlier moves of the path. */
/* SPDX-License-Identifier: MIT */
#include "games/starchess/starchess.h"

static uint8_t root_side;

static void list_order(void)
{
    stars_write_code();
    ++move_count;
    list_lo[move_count] = (uint8_t)move;
    list_hi[move_count] = (uint8_t)(move >> 8);
}

static void list_if_legal(uint8_t kind)
{
    order.kind = kind;
    if (!stars_refuse()) {
        list_order();
    }
}

/* Lists the moves from order.from to every neighbour in reach: one with all ships that may move, one with one ship. */
static void list_lanes(void)
{
    uint8_t lane;
    uint16_t most = MOVABLE(order.from);

    for (lane = stars_first_lane[order.from]; lane < LANES_END(order.from); ++lane) {
        order.to = stars_lane_to[lane];
        order.ships = most;
        list_if_legal(ORDER_MOVE);
        if (most > 1) {
            order.ships = 1;
            list_if_legal(ORDER_MOVE);
        }
    }
}

/* Lists one order: to build as many ships as people, credits and materials allow. */
static void list_building(void)
{
    order.ships = stars_buildable(order.from, TERRAN_MOST / SHIP_PEOPLE);
    if (order.ships) {
        order.kind = ORDER_BUILD;
        list_order();
    }
}

/* Lists only some of the legal orders; no list could hold all numbers of ships. The end of the turn comes first, so
 * there is always a legal move. */
void game_generate(void)
{
    order.kind = ORDER_END;
    list_order();
    for (order.from = 0; order.from < SECTORS; ++order.from) {
        if (galaxy.fleet[order.from] == side) {
            list_lanes();
            order.ships = galaxy.ships[order.from];
            list_if_legal(ORDER_SCRAP);
            list_if_legal(ORDER_COLONIZE);
        }
        if (galaxy.owner[order.from] == side) {
            list_building();
            list_if_legal(ORDER_TERRAFORM);
        }
    }
}

void game_generate_noisy(void)
{
}

static void play(void)
{
    stars_read_code();
    stars_execute_order();
    ++ply;
}

void game_make(void)
{
    if (!ply) {
        stars_save();
        root_side = side;
    }
    play();
    reversible_plies[ply] = 0;
    stars_find_outcome();
}

void game_unmake(void)
{
    uint8_t plies = (uint8_t)(ply - 1);

    stars_restore();
    side = root_side;
    for (ply = 0; ply < plies;) {
        move = (uint16_t)((path_hi[ply] << 8) + path_lo[ply]);
        play();
    }
}

/* Never called: a turn can always be ended. */
void game_no_moves(void)
{
    outcome = OUTCOME_DRAW;
}
