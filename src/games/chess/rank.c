/* rank.c: the order of moves; asm/games/chess/rank.s is its twin. */
#include "games/chess/chess.h"

/* The most valuable victim first, by the least valuable attacker; what a pawn
 * guards is no victim for a better man. */
static uint8_t rank_capture(uint8_t victim, uint8_t man, uint8_t to)
{
    uint8_t guard = side ? WHITE | WHITE_PAWN : BLACK | BLACK_PAWN;
    uint8_t behind = side ? to - 0x10 : to + 0x10;

    victim = chess_order[victim & MEN];
    man = chess_order[man & MEN];
    if (man > victim && (AT(behind - 1) == guard || AT(behind + 1) == guard)) {
        return RANK_LOSES;
    }
    return (uint8_t)(RANK_TAKES + 8 * victim - man);
}

void game_rank(void)
{
    uint8_t i;
    uint8_t to;
    uint8_t man;

    for (i = rank_from + 1; i <= move_count; ++i) {
        to = list_lo[i] & SQUARE_BITS;
        man = AT(list_hi[i] & SQUARE_BITS);
        if (man & PAWNS && ((to & 0x70) == 0x70 || to < 0x10)) {
            list_rank[i] = list_hi[i] & BECOMES ? 1 : RANK_BECOMES;
        } else if (AT(to)) {
            list_rank[i] = rank_capture(AT(to), man, to);
        } else {
            list_rank[i] = history[list_lo[i]];
        }
    }
}
