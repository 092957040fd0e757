/* rules.c: the description of breakthrough for engine/pawns.c, its moves and their order. */
/* SPDX-License-Identifier: MIT */
#include "games/breakthrough/breakthrough.h"
#include "texts/breakthrough.h"

uint8_t breakthrough_square[SQUARES];
static uint8_t random[PAWNS_RANDOM(SQUARES)];

static const Pawns pawns = {
    breakthrough_square, SQUARES, 2 * FILES, 1, random, breakthrough_worth,
    "pppppppp/pppppppp/8/8/8/8/PPPPPPPP/PPPPPPPP w",
    { "Pp", "wb", FILES, FILES, STEP },
    {
        { FIRST, STEP, FILES, FILES, 0 },
        TEXT_NO_SQUARES, TEXT_BAD_SQUARE, TEXT_OVER, TEXT_NO_SQUARES, TEXT_TWO_SQUARES, TEXT_PAWN_MOVES
    },
    TEXT_NO_PAWN, TEXT_NOT_YOURS, TEXT_MANY_PAWNS, TEXT_WON_ALREADY
};
PAWNS_RULES(pawns)
PAWNS_EVAL

/* For each pawn from a1 to h8: ahead to the left, straight ahead, ahead to the right, as White sees the board. */
void game_generate(void)
{
    uint8_t own = side + WHITE;
    uint8_t enemy = BLACK - side;
    uint8_t from;
    uint8_t to;
    uint8_t ahead;
    uint8_t end;
    uint8_t there;

    for (from = FIRST; from <= LAST; ++from) {
        if (breakthrough_square[from] != own) {
            continue;
        }
        ahead = side ? from - STEP : from + STEP;
        end = ahead + 2;
        for (to = ahead - 1; to != end; ++to) {
            there = breakthrough_square[to];
            if (!there || (there == enemy && to != ahead)) {
                list_lo[++move_count] = to;
                list_hi[move_count] = from;
            }
        }
    }
}

/* A side with a pawn always has a move: all its pawns have been captured. */
void game_no_moves(void)
{
    outcome = OUTCOME_LOSS;
}

/* Captures first, then moves by the history heuristic. */
void game_rank(void)
{
    uint8_t i;

    for (i = 1; i <= move_count; ++i) {
        list_rank[i] = breakthrough_square[list_lo[i]] ? RANK_KILLER + 1 : history[list_lo[i]];
    }
}
