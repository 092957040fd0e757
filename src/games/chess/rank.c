/* rank.c: ranks moves for move ordering; asm/games/chess/rank.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/chess/chess.h"

/* MVV-LVA: most valuable victim first, then least valuable attacker. If the victim is worth less than the attacker and
 * a pawn guards it, the rank is RANK_LOSES. */
static uint8_t rank_capture(uint8_t victim, uint8_t piece, uint8_t to)
{
    uint8_t guard = side ? WHITE | WHITE_PAWN : BLACK | BLACK_PAWN;
    uint8_t behind = side ? to - 0x10 : to + 0x10;

    victim = chess_piece_order[victim & PIECES];
    piece = chess_piece_order[piece & PIECES];
    if (piece > victim && (AT(behind - 1) == guard || AT(behind + 1) == guard)) {
        return RANK_LOSES;
    }
    return (uint8_t)(RANK_TAKES + 8 * victim - piece);
}

void game_rank(void)
{
    uint8_t i;
    uint8_t to;
    uint8_t piece;

    for (i = rank_from + 1; i <= move_count; ++i) {
        to = list_lo[i] & SQUARE_BITS;
        piece = AT(list_hi[i] & SQUARE_BITS);
        if (piece & PAWNS && ((to & 0x70) == 0x70 || to < 0x10)) {
            list_rank[i] = list_hi[i] & PROMOTION ? 1 : RANK_PROMOTES;
        } else if (AT(to)) {
            list_rank[i] = rank_capture(AT(to), piece, to);
        } else {
            list_rank[i] = history[list_lo[i]];
        }
    }
}
