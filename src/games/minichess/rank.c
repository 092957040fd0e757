/* rank.c: ranks moves for move ordering: captures by MVV-LVA (most valuable victim, least valuable attacker),
 * promotions like captures of a rook, other moves by the history heuristic. asm/games/minichess/rank.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/minichess/minichess.h"

#define RANK_TAKES 130
#define RANK_QUEEN 160
#define RANK_KING 254

void game_rank(void)
{
    uint8_t i;
    uint8_t victim;
    uint8_t kind;

    for (i = rank_from + 1; i <= move_count; ++i) {
        victim = minichess_board[list_lo[i]];
        kind = minichess_kind[minichess_board[list_hi[i]] & NUMBER];
        if (victim) {
            victim = minichess_kind[victim & NUMBER];
            list_rank[i] = victim == KING ? RANK_KING : (uint8_t)(RANK_TAKES + 8 + 8 * victim - kind);
        } else if (kind == PAWN && minichess_is_far(list_lo[i])) {
            list_rank[i] = RANK_QUEEN;
        } else {
            list_rank[i] = history[list_lo[i]];
        }
    }
}
