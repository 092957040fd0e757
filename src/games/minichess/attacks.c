/* attacks.c: could the other side capture on a cell? asm/games/minichess/attacks.s is its twin, the assembly that
 * replaces this file on the Atari. */
/* SPDX-License-Identifier: MIT */
#include "games/minichess/minichess.h"

/* Returns 1 if an enemy piece of this kind is on the cell. */
static uint8_t is_enemy(uint8_t cell, uint8_t kind)
{
    uint8_t piece = minichess_board[cell];

    return piece & (side ? WHITE : BLACK) && minichess_kind[piece & NUMBER] == kind;
}

/* Returns 1 if an enemy piece attacks the cell from this direction: a queen, a rook (straight) or bishop (diagonal), or
 * a king on the next cell. */
static uint8_t is_attacked_along(uint8_t cell, uint8_t direction)
{
    uint8_t step = minichess_steps[direction];

    cell += step;
    if (is_enemy(cell, KING)) {
        return 1;
    }
    while (minichess_board[cell] == EMPTY) {
        cell += step;
    }
    return is_enemy(cell, QUEEN) || is_enemy(cell, direction < STRAIGHT_END ? ROOK : BISHOP);
}

uint8_t minichess_guarded(uint8_t cell)
{
    uint8_t behind = side ? cell - ROW : cell + ROW;
    uint8_t i;

    if (is_enemy(behind - 1, PAWN) || is_enemy(behind + 1, PAWN)) {
        return 1;
    }
    for (i = 0; i < 8; ++i) {
        if (is_enemy((uint8_t)(cell + minichess_leaps[i]), KNIGHT) || is_attacked_along(cell, i)) {
            return 1;
        }
    }
    return 0;
}
