/* moves_quiet.c: generates the moves that moves_noisy.c leaves out: quiet moves, castling and underpromotions.
 * asm/games/chess/moves_quiet.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/list.h"
#include "engine/search_state.h"
#include "games/chess/moves.h"

static void add_lesser(uint8_t to)
{
    uint8_t square = chess_piece_at;

    chess_piece_at = square | PROMOTE_ROOK;
    chess_add_move(to);
    chess_piece_at = square | PROMOTE_BISHOP;
    chess_add_move(to);
    chess_piece_at = square | PROMOTE_KNIGHT;
    chess_add_move(to);
    chess_piece_at = square;
}

static void quiet_pawn(void)
{
    int8_t step = side ? -0x10 : 0x10;
    uint8_t ahead = chess_piece_at + step;

    if ((ahead & 0x70) == 0x70 || ahead < 0x10) {
        if (AT(ahead - 1) & chess_enemy) {
            add_lesser(ahead - 1);
        }
        if (AT(ahead + 1) & chess_enemy) {
            add_lesser(ahead + 1);
        }
        if (!AT(ahead)) {
            add_lesser(ahead);
        }
    } else if (!AT(ahead)) {
        chess_add_move(ahead);
        if ((chess_piece_at & 0x70) == (side ? 0x60 : 0x10) && !AT(ahead + step)) {
            chess_add_move(ahead + step);
        }
    }
}

static void quiet_steps(const int8_t *steps)
{
    uint8_t i;

    for (i = 0; i < 8; ++i) {
        if (!AT(chess_piece_at + steps[i])) {
            chess_add_move(chess_piece_at + steps[i]);
        }
    }
}

static void quiet_rays(const int8_t *steps)
{
    uint8_t i;
    uint8_t to;

    for (i = 0; i < 4; ++i) {
        for (to = chess_piece_at + steps[i]; !AT(to); to += steps[i]) {
            chess_add_move(to);
        }
    }
}

/* Appends castling moves: the king is not in check, the squares between king and rook are empty, and the king crosses
 * no attacked square. game_make tests the square on which the king arrives. */
static void castle(void)
{
    uint8_t rights = chess_flags[ply];

    if (rights & IN_CHECK) {
        return;
    }
    if (side) {
        rights >>= 2;
    }
    if (rights & RIGHT_WHITE_SHORT && !AT(chess_piece_at + 1) && !AT(chess_piece_at + 2)
        && !chess_attacked(chess_piece_at + 1)) {
        chess_add_move(chess_piece_at + 2);
    }
    if (rights & RIGHT_WHITE_LONG && !AT(chess_piece_at - 1) && !AT(chess_piece_at - 2) && !AT(chess_piece_at - 3)
        && !chess_attacked(chess_piece_at - 1)) {
        chess_add_move(chess_piece_at - 2);
    }
}

static void list_all(void)
{
    uint8_t slot = side ? 2 * SLOTS : SLOTS;
    uint8_t left = SLOTS;
    uint8_t piece;

    chess_enemy = side ? WHITE : BLACK;
    while (left--) {
        chess_piece_at = WHERE(--slot);
        if (chess_piece_at & GONE) {
            continue;
        }
        piece = AT(chess_piece_at) & PIECES;
        chess_piece_class = chess_class[piece];
        if (piece & PAWNS) {
            quiet_pawn();
        } else if (piece == KNIGHT) {
            quiet_steps(chess_knight_steps);
        } else if (piece == KING) {
            quiet_steps(chess_king_steps);
            castle();
        } else {
            if (piece & BISHOP) {
                quiet_rays(chess_king_steps);
            }
            if (piece & ROOK) {
                quiet_rays(chess_king_steps + 4);
            }
        }
    }
}

/* GameInfo.gen_quiet: appends all moves that are not noisy. After PRUNE_QUIET (STAGED_PRUNED) it keeps only moves that
 * may give check. The test ignores pieces in between, so some of these moves give no check. */
void chess_quiet(void)
{
    uint8_t kept = move_count;
    uint8_t i = kept;
    uint8_t between; /* king's square minus target square */

    list_all();
    if (node_staged[ply] != STAGED_PRUNED) {
        return;
    }
    while (i < move_count) {
        ++i;
        list_choose(i);
        between = side ? WHERE(0) : WHERE(SLOTS);
        between -= (uint8_t)move & SQUARE_BITS;
        if (chess_reach[between] & ON((uint8_t)(move >> 8) & SQUARE_BITS)) {
            ++kept;
            list_lo[kept] = (uint8_t)move;
            list_hi[kept] = (uint8_t)(move >> 8);
        }
    }
    move_count = kept;
}

void game_generate(void)
{
    game_generate_noisy();
    list_all();
}
