/* must_jump.c: must a side jump? Also the sets that the generators use. asm/games/draughts/must_jump.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/draughts/moves.h"

uint8_t draughts_enemy;
uint8_t draughts_empty[SET_BYTES];
uint8_t draughts_movers[SET_BYTES];
uint8_t draughts_king;

uint8_t draughts_middle(uint8_t upper, uint8_t lower)
{
    return (uint8_t)(upper >> 4 | lower << 4);
}

uint8_t draughts_above(uint8_t middles, uint8_t right)
{
    return right ? (uint8_t)((middles >> 1 & 0x07) | (middles & 0xF0))
        : (uint8_t)((middles & 0x0F) | (middles << 1 & 0xE0));
}

uint8_t draughts_far_above(uint8_t lower, uint8_t right)
{
    return right ? (uint8_t)(lower >> 1 & 0x77) : (uint8_t)(lower << 1 & 0xEE);
}

void draughts_find_empty(void)
{
    uint8_t k;

    draughts_enemy = side ? BLACK : WHITE;
    for (k = 0; k < SET_BYTES; ++k) {
        draughts_empty[k] = (uint8_t)~(draughts_board[BLACK + k] | draughts_board[WHITE + k]);
    }
}

uint8_t draughts_find_movers(uint8_t kings)
{
    const uint8_t *own = draughts_board + (WHITE - draughts_enemy);
    uint8_t any = 0;
    uint8_t k;

    draughts_king = kings;
    for (k = 0; k < SET_BYTES; ++k) {
        draughts_movers[k] = own[k] & (kings ? draughts_board[KINGS + k]
            : (uint8_t)~draughts_board[KINGS + k]);
        any |= draughts_movers[k];
    }
    return any != 0;
}

uint8_t draughts_first_jumps(uint8_t k, uint8_t direction)
{
    const uint8_t *set = draughts_board + draughts_enemy + k;
    uint8_t up = direction & 2;
    uint8_t right = direction & 1;

    return draughts_above(draughts_middle(set[0], set[1]), right)
        & (up ? draughts_empty[k] : draughts_movers[k])
        & draughts_far_above(up ? draughts_movers[k + 1] : draughts_empty[k + 1], right);
}

uint8_t draughts_first_direction(void)
{
    return !draughts_king && side ? 2 : 0;
}

uint8_t draughts_last_direction(void)
{
    return draughts_king || side ? 3 : 1;
}

static uint8_t movers_jump(void)
{
    uint8_t direction;
    uint8_t k;

    for (direction = draughts_first_direction(); direction <= draughts_last_direction(); ++direction) {
        for (k = 0; k < SET_BYTES - 1; ++k) {
            if (draughts_first_jumps(k, direction)) {
                return 1;
            }
        }
    }
    return 0;
}

uint8_t draughts_must_jump(void)
{
    draughts_find_empty();
    return (draughts_find_movers(0) && movers_jump())
        || (draughts_crowned && draughts_find_movers(MOVE_KING) && movers_jump());
}
