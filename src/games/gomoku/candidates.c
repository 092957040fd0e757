/* candidates.c: what the search looks at, and in which order; asm/games/gomoku/candidates.s is its twin. */
#include "engine/list_best.h"
#include "engine/forcing.h"
#include "engine/search_state.h"
#include "games/gomoku/gomoku.h"

#define ROOT_MOST 24 /* moves the search looks at, */
#define NEAR_MOST 12 /* and so many below the root, */
/* but all where the other side might be told to lose: who has to stop neither a four nor a double lasts as long */
#define LOST_DEPTH 6
#define LIST_ALL 255
#define RANK_MOST 254
#define RANK_MUST 255

uint8_t gomoku_hole(uint8_t way, uint8_t cell)
{
    while (gomoku_cell[cell]) {
        cell += gomoku_way[way];
    }
    return cell;
}

/* It is in the log, unless that is full: the newest, or the last there is. */
uint8_t gomoku_completes(uint8_t who)
{
    uint8_t four = STATE_OF(who, 4);
    uint8_t first = who ? LOG_SIDE : 0;
    uint8_t at = first + gomoku_logged[who][ply];
    uint8_t way;
    uint8_t cell;

    while (at != first) {
        --at;
        way = gomoku_log_way[at];
        cell = gomoku_log_cell[at];
        if (gomoku_windows(way)[cell] == four) {
            return gomoku_hole(way, cell);
        }
    }
    way = WAYS - 1;
    cell = LAST_CELL - 1;
    while (gomoku_windows(way)[cell] != four) {
        if (!cell--) {
            --way;
        }
    }
    return gomoku_hole(way, cell);
}

/* What a man in a cell is worth, to whoever has him there: 1 and more. */
static uint8_t rank_of(uint8_t cell)
{
    uint16_t gain = gomoku_gain_of(cell);

    return gain < RANK_MOST ? (uint8_t)(gain + 1) : RANK_MOST;
}

/* The empty cells near a man, with their ranks. */
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

/* 1: somebody has a four: `side`, who makes five of it, or the other side, who is stopped there. */
static uint8_t four_cell;
static uint8_t find_four(void)
{
    uint8_t who = side;

    if (!gomoku_fours[who][ply]) {
        who ^= 1;
        if (!gomoku_fours[who][ply]) {
            return 0;
        }
    }
    four_cell = gomoku_completes(who);
    return 1;
}

/* It is not left out. */
static void raise(uint8_t cell)
{
    uint8_t i = 1;

    while (list_lo[i] != cell) {
        ++i;
    }
    list_rank[i] = RANK_MUST;
}

/* At the root there is time to look at more than what must be looked at; the next best move is asked for, too. */
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

/* Elsewhere who can make five does, and who must stop one stops it: of several any one will do. So it is with doubles.
 * Else the best cells near a man. */
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

/* On an empty board the middle. */
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
            game_generate(); /* men, and next to nothing empty near them */
        }
    }
    if (!ply) {
        forcing_sift();
    }
}

/* Three men may be put down anywhere; then there is a move more. */
void gomoku_nearby(void)
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
