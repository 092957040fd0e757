/* candidates.c: the moves the search looks at; asm/games/noughts3d/candidates.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/noughts3d/noughts3d.h"
#include "engine/forcing.h"

uint8_t noughts3d_hole(uint8_t line)
{
    uint8_t at = noughts3d_first[line];

    while (noughts3d_cell[at] != EMPTY) {
        at += noughts3d_step[line];
    }
    return at;
}

uint8_t noughts3d_completes(uint8_t owner)
{
    uint8_t three = owner ? NOUGHTS_THREE : CROSSES_THREE;
    uint8_t line = LINES - 1;

    while (noughts3d_line[line] != three) {
        --line;
    }
    return noughts3d_hole(line);
}

/* If several cells must be blocked, any one will do: the opponent wins anyway. At the root every move is listed,
 * because the engine may be asked for its second-best move; forcing_sift then removes refuted ones. */
void noughts3d_candidates(void)
{
    uint8_t owner = side;

    if (ply) {
        if (!noughts3d_threes[owner][ply]) {
            owner ^= 1;
        }
        if (noughts3d_threes[owner][ply]) {
            list_lo[++move_count] = noughts3d_completes(owner);
            return;
        }
    }
    game_generate();
    if (!ply) {
        forcing_sift();
    }
}
