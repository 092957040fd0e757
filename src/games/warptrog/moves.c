/* moves.c: move list of warp trog; asm/games/warptrog/moves.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/list.h"
#include "games/warptrog/warptrog.h"

static void add_move(uint8_t from, uint8_t direction)
{
    list_lo[++move_count] = (uint8_t)(from << 2 | direction);
}

uint8_t warptrog_valg_may(uint8_t to, uint8_t enemy)
{
    uint8_t piece = warptrog_board[to];

    if (piece == EMPTY) {
        return 1;
    }
    return piece & enemy
        && !((warptrog_board[to - 1] | warptrog_board[to + 1]) & enemy);
}

/* Lists the steps piece by piece, in the order of their numbers, each in the directions up, down, left, right. The warp
 * comes last. A side without a step has no warp either: it has lost. The search looks at the warps of both sides at
 * every ply, because a side short of moves, or about to lose a piece, can warp out of it. When the search ignored these
 * warps, the engine played for wins that a warp undid. */
void game_generate(void)
{
    uint8_t own = side ? TOP : BOTTOM;
    uint8_t number = side ? 8 : 0;
    uint8_t end = number + PIECES;
    uint8_t from;
    uint8_t direction;

    for (; number < end; ++number) {
        from = warptrog_at[number];
        if (!from) {
            continue;
        }
        if (warptrog_board[from] & TROG) {
            for (direction = 0; direction < 4; ++direction) {
                if (!(warptrog_board[(uint8_t)(from + warptrog_step[direction])] & (own | RIM))) {
                    add_move(from, direction);
                }
            }
        } else if (warptrog_valg_may((uint8_t)(from + warptrog_step[side]), own ^ (TOP | BOTTOM))) {
            add_move(from, side);
        }
    }
    if (move_count && warptrog_warps[side]) {
        list_lo[++move_count] = WARP;
    }
}

void game_generate_noisy(void)
{
}
