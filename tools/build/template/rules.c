/* rules.c: the description of the game for engine/pawns.c, and its moves. */
/* SPDX-License-Identifier: MIT */
#include "games/template/template.h"
#include "texts/template.h"

uint8_t template_square[SQUARES];
static uint8_t random[PAWNS_RANDOM(SQUARES)];

static const Pawns pawns = {
    template_square, SQUARES, 2 * RANKS, 0, random, 0,
    "TT2FF/TT2FF/TT2FF/TT2FF t",
    { "TF", "tf", FILES, RANKS, STEP },
    {
        { FIRST, STEP, FILES, RANKS, 0 },
        TEXT_NO_LEAVES, TEXT_BAD_LEAF, TEXT_OVER, TEXT_NO_TARGET, TEXT_TWO_LEAVES, TEXT_HOPS
    },
    TEXT_LEAF_EMPTY, TEXT_NOT_YOURS, TEXT_MANY_PIECES, 0
};
PAWNS_RULES(pawns)

uint8_t template_target(uint8_t from)
{
    uint8_t piece = template_square[from];
    uint8_t way = piece == TOAD ? 1 : (uint8_t)-1;
    uint8_t to = (uint8_t)(from + way);

    if (template_square[to] == (piece ^ TOAD ^ FROG)) {
        to += way;
    }
    return template_square[to] == EMPTY ? to : 0;
}

/* In the order of the leaves, from a1 to f4. */
void game_generate(void)
{
    uint8_t own = side + TOAD;
    uint8_t from;
    uint8_t to;

    for (from = FIRST; from < SQUARES; ++from) {
        if (template_square[from] == own) {
            to = template_target(from);
            if (to) {
                list_lo[++move_count] = to;
                list_hi[move_count] = from;
            }
        }
    }
}

/* A side that cannot hop has lost. */
void game_no_moves(void)
{
    outcome = OUTCOME_LOSS;
}
