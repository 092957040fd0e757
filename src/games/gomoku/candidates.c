/* candidates.c: which moves the search looks at, and in which order; asm/games/gomoku/candidates.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/list_best.h"
#include "engine/forcing.h"
#include "engine/search_state.h"
#include "games/gomoku/gomoku.h"

#define ROOT_MOST 24 /* most candidates at the root */
#define NEAR_MOST 12 /* most candidates below the root */
/* At odd plies, where the opponent is to move, all cells near a stone are candidates if the depth is LOST_DEPTH or
 * more: otherwise the search could take the opponent for lost because it left out the move that saves it. With no four
 * or double to stop, a loss takes at least this many plies. */
#define LOST_DEPTH 6
#define LIST_ALL 255
#define RANK_MOST 254
#define RANK_MUST 255

/* Looks at the newest log entry first. If the log was full, the window may be missing from it: then all windows are
 * searched. */
uint8_t gomoku_completes(uint8_t owner)
{
    uint8_t four = STATE_OF(owner, 4);
    uint8_t first = owner ? LOG_SIDE : 0;
    uint8_t at = first + gomoku_logged[owner][ply];
    uint8_t way;
    uint8_t cell;

    while (at != first) {
        --at;
        way = gomoku_log_way[at];
        cell = gomoku_log_cell[at];
        if (gomoku_windows(way)[cell] == four) {
            return gomoku_next_empty(way, cell);
        }
    }
    way = WAYS - 1;
    cell = LAST_CELL - 1;
    while (gomoku_windows(way)[cell] != four) {
        if (!cell--) {
            --way;
        }
    }
    return gomoku_next_empty(way, cell);
}

/* Rank of a cell: the gain of a stone there plus one, at most RANK_MOST. */
static uint8_t rank_of(uint8_t cell)
{
    uint16_t gain = gomoku_gain_of(cell);

    return gain < RANK_MOST ? (uint8_t)(gain + 1) : RANK_MOST;
}

/* Lists the empty cells near a stone, with their ranks. */
static void list_near(void)
{
    uint8_t cell;

    gomoku_count_near();
    for (cell = 0; cell < LAST_CELL; ++cell) {
        if (gomoku_near[NEAR_PAD + cell] && !gomoku_cell[cell]) {
            list_lo[++move_count] = cell;
            list_rank[move_count] = rank_of(cell);
        }
    }
    gomoku_ranked += move_count;
}

/* Returns 1 if one side has a four; four_cell is then where `side` makes five or must block. */
static uint8_t four_cell;
static uint8_t find_four(void)
{
    uint8_t owner = side;

    if (!gomoku_fours[owner][ply]) {
        owner ^= 1;
        if (!gomoku_fours[owner][ply]) {
            return 0;
        }
    }
    four_cell = gomoku_completes(owner);
    return 1;
}

/* Gives a listed cell the highest rank, so that list_best_keep does not drop it. */
static void raise(uint8_t cell)
{
    uint8_t i = 1;

    while (list_lo[i] != cell) {
        ++i;
    }
    list_rank[i] = RANK_MUST;
}

/* Lists the moves at the root: the best cells near a stone, with all urgent moves among them. It may not list urgent
 * moves alone, because the engine may be asked for its second-best move. */
static void list_root(void)
{
    uint8_t i;

    list_near();
    if (find_four()) {
        raise(four_cell);
    } else if (gomoku_urge() != URGE_NONE) {
        for (i = 0; i < gomoku_only_count; ++i) {
            raise(gomoku_only[i]);
        }
    }
    list_best_keep(ROOT_MOST);
}

/* Lists the moves below the root: the cell that makes five; else a cell that blocks a five (any one, if there are
 * several); else the urgent moves around doubles; else the best cells near a stone. */
static void list_below(void)
{
    uint8_t i;

    if (find_four()) {
        list_lo[++move_count] = four_cell;
    } else if (gomoku_urge() != URGE_NONE) {
        for (i = 0; i < gomoku_only_count; ++i) {
            list_lo[++move_count] = gomoku_only[i];
        }
    } else {
        list_near();
        list_best_keep(ply & 1 && node_depth[ply] >= LOST_DEPTH ? LIST_ALL : NEAR_MOST);
    }
}

/* Lists the candidates for a stone of the side to move. On an empty board they are the middle and the cell beside
 * it. */
static void list_ordinary(void)
{
    if (ply) {
        list_below();
        if (move_count) {
            return;
        }
    } else {
        gomoku_ranked = 0;
        list_root();
    }
    if (move_count < 2) {
        move_count = 0;
        if (gomoku_last_ply == SQUARES) {
            list_lo[++move_count] = MIDDLE;
            list_lo[++move_count] = MIDDLE + 1;
        } else {
            game_generate(); /* too few empty cells near the stones */
        }
    }
    if (!ply) {
        forcing_sift();
    }
}

/* In the swap opening the three stones may go anywhere; at the choice SWAP is one more move. */
void gomoku_candidates(void)
{
    if (ply >= gomoku_opening) {
        list_ordinary();
    } else if (gomoku_chooses()) {
        list_ordinary();
        list_lo[++move_count] = SWAP;
    } else {
        game_generate();
    }
}

void game_rank(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_rank[i] = rank_of(list_lo[i]);
    }
}
