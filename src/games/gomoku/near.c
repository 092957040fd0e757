/* near.c: what the search looks at, and in which order. */
#include "engine/cut.h"
#include "engine/forcing.h"
#include "games/gomoku/gomoku.h"

/* The first empty cell of a window. */
static uint8_t hole(uint8_t way, uint8_t at)
{
    while (gomoku_cell[at]) {
        at += gomoku_way[way];
    }
    return at;
}

uint8_t gomoku_completes(uint8_t who)
{
    uint8_t four = STATE_OF(who, 4);
    uint8_t way = 0;
    uint8_t at = 0;

    while (gomoku_window[way][at] != four) {
        if (++at == LAST_CELL) {
            at = 0;
            ++way;
        }
    }
    return hole(way, at);
}

/* What a man of either side on a cell would be worth, 1 to 254. */
static uint8_t merit(uint8_t cell)
{
    uint16_t sum = 0;
    uint8_t way;
    uint8_t at;
    uint8_t left;

    for (way = 0; way < WAYS; ++way) {
        at = cell;
        for (left = LINE; left; --left) {
            int8_t value = gomoku_value[gomoku_window[way][at]];

            sum += value < 0 ? -value : value;
            sum += gomoku_window[way][at] == 0;
            at -= gomoku_way[way];
        }
    }
    return sum < 253 ? (uint8_t)(sum + 1) : 254;
}

/* Who can make five does, and who must stop one stops it: of several any one will do. Else the best cells near a man; on an
 * empty board the middle. */
void gomoku_nearby(void)
{
    uint8_t who = side;
    uint8_t cell;

    if (!gomoku_men) {
        list_lo[++move_count] = SIDE / 2 * STEP + SIDE / 2;
        list_lo[++move_count] = SIDE / 2 * STEP + SIDE / 2 + 1;
        return;
    }
    if (ply) {
        if (!gomoku_fours[who]) {
            who ^= 1;
        }
        if (gomoku_fours[who]) {
            list_lo[++move_count] = gomoku_completes(who);
            return;
        }
    }
    for (cell = 0; cell < LAST_CELL; ++cell) {
        if (!gomoku_cell[cell] && gomoku_near[cell] && (cell & (STEP - 1)) != SIDE) {
            list_lo[++move_count] = cell;
            list_rank[move_count] = merit(cell);
        }
    }
    list_cut(NEAR_MOST);
    if (move_count < 2) {
        move_count = 0;
        game_generate(); /* men, and next to nothing empty near them */
    }
    if (!ply) {
        forcing_sift();
    }
}

void game_rank(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_rank[i] = merit(list_lo[i]);
    }
}
