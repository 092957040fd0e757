/* attacks.c: who could take on a cell; asm/games/minichess/attacks.s is its twin. */
#include "games/minichess/minichess.h"

/* 1: an enemy of this kind is there. */
static uint8_t is_enemy(uint8_t cell, uint8_t kind)
{
    uint8_t man = minichess_board[cell];

    return man & (side ? WHITE : BLACK) && minichess_kind[man & NUMBER] == kind;
}

/* 1: an enemy rides to the cell against this step: a queen, or a rook or bishop; or a king takes one. */
static uint8_t is_ridden(uint8_t cell, uint8_t direction)
{
    uint8_t step = minichess_steps[direction];

    cell += step;
    if (is_enemy(cell, KING)) {
        return 1;
    }
    while (minichess_board[cell] == EMPTY) {
        cell += step;
    }
    return is_enemy(cell, QUEEN) || is_enemy(cell, direction < UNROLL_END ? ROOK : BISHOP);
}

uint8_t minichess_guarded(uint8_t cell)
{
    uint8_t behind = side ? cell - ROW : cell + ROW;
    uint8_t i;

    if (is_enemy(behind - 1, PAWN) || is_enemy(behind + 1, PAWN)) {
        return 1;
    }
    for (i = 0; i < 8; ++i) {
        if (is_enemy((uint8_t)(cell + minichess_leaps[i]), KNIGHT) || is_ridden(cell, i)) {
            return 1;
        }
    }
    return 0;
}
