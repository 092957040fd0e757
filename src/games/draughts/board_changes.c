/* board_changes.c: changes of board and material that make.c and make_jumps.c share; asm/games/draughts/board_changes.s
 * is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/draughts/moves.h"

void draughts_save(void)
{
    uint8_t i;

    for (i = 0; i < BOARD_BYTES; ++i) {
        draughts_saved[i][ply] = draughts_board[i];
    }
    draughts_saved[BOARD_BYTES][ply] = draughts_count[0];
    draughts_saved[BOARD_BYTES + 1][ply] = draughts_count[1];
    draughts_saved[BOARD_BYTES + 2][ply] = draughts_material[0];
    draughts_saved[BOARD_BYTES + 3][ply] = draughts_material[1];
}

void draughts_find_crowns(void)
{
    draughts_crowned = (draughts_board[KINGS] | draughts_board[KINGS + 1] | draughts_board[KINGS + 2]
        | draughts_board[KINGS + 3]) != 0;
}

void draughts_change(uint8_t gained, uint8_t lost)
{
    uint16_t material = (uint16_t)(draughts_material[0] | draughts_material[1] << 8);

    material = side ? material + lost - gained : material + gained - lost;
    draughts_material[0] = (uint8_t)material;
    draughts_material[1] = (uint8_t)(material >> 8);
}

void draughts_toggle(uint8_t set, uint8_t square)
{
    draughts_board[set + (square >> 3)] ^= draughts_bit(square);
}

void draughts_crown(uint8_t square)
{
    draughts_toggle(KINGS, square);
    draughts_crowned = 1;
    draughts_change(draughts_king_square[square], WORTH_MAN);
}
