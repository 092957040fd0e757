/* eval.c: the value of a pawn: how far it has come, and the pawns that protect it. engine/pawns.c adds the values. */
/* SPDX-License-Identifier: MIT */
#include "games/breakthrough/breakthrough.h"

#define PAIR 24 /* for a pawn that protects another one, diagonally ahead of it */

/* A pawn on its squares from a1 to h8, as White sees the board. Pawns at home keep others from breaking through. */
static const uint8_t worth[] = {
    44, 52, 48, 44, 44, 48, 52, 44, 0,
    40, 40, 40, 40, 40, 40, 40, 40, 0,
    42, 44, 44, 44, 44, 44, 44, 42, 0,
    46, 50, 50, 50, 50, 50, 50, 46, 0,
    56, 60, 62, 62, 62, 62, 60, 56, 0,
    76, 80, 84, 84, 84, 84, 80, 76, 0,
    140, 140, 140, 140, 140, 140, 140, 140, 0,
    0, 0, 0, 0, 0, 0, 0, 0
};

/* With PAIR for each pawn that it protects, and for each that protects it. */
uint8_t breakthrough_value(uint8_t square)
{
    uint8_t value = pawns_own == WHITE ? (worth - FIRST)[square] : worth[LAST - square];

    if ((breakthrough_square - STEP - 1)[square] == pawns_own) {
        value += PAIR;
    }
    if ((breakthrough_square - STEP + 1)[square] == pawns_own) {
        value += PAIR;
    }
    if ((breakthrough_square + STEP - 1)[square] == pawns_own) {
        value += PAIR;
    }
    if ((breakthrough_square + STEP + 1)[square] == pawns_own) {
        value += PAIR;
    }
    return value;
}

/* Captures first, then moves by the history heuristic. */
void game_rank(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_rank[i] = breakthrough_square[list_lo[i]] ? RANK_KILLER + 1 : history[list_lo[i]];
    }
}
