/* moves_noisy.c: generates captures and queen promotions; asm/games/chess/moves_noisy.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/chess/moves.h"

uint8_t chess_enemy;
uint8_t chess_piece_at;
uint8_t chess_piece_class;

const uint8_t chess_class[KING + 1] = {
    0, CLASS_PAWN, CLASS_PAWN, 0, CLASS_LIGHT, 0, 0, 0, CLASS_LIGHT, 0, 0, 0, 0, 0, 0, 0,
    CLASS_HEAVY, 0, 0, 0, 0, 0, 0, 0, CLASS_HEAVY, 0, 0, 0, 0, 0, 0, 0, CLASS_KING
};

void chess_add_move(uint8_t to)
{
    list_lo[++move_count] = to | chess_piece_class;
    list_hi[move_count] = chess_piece_at;
}

/* Appends en passant captures by the pawns to the left and to the right of the captured one. */
static void capture_en_passant(void)
{
    uint8_t to = chess_en_passant[ply];
    uint8_t pawn = side ? BLACK | BLACK_PAWN : WHITE | WHITE_PAWN;
    uint8_t beside = side ? to + 0x10 : to - 0x10;

    chess_piece_class = CLASS_PAWN;
    chess_piece_at = beside - 1;
    if (AT(chess_piece_at) == pawn) {
        chess_add_move(to);
    }
    chess_piece_at = beside + 1;
    if (AT(chess_piece_at) == pawn) {
        chess_add_move(to);
    }
}

static void noisy_pawn(void)
{
    uint8_t ahead = side ? chess_piece_at - 0x10 : chess_piece_at + 0x10;

    if (AT(ahead - 1) & chess_enemy) {
        chess_add_move(ahead - 1);
    }
    if (AT(ahead + 1) & chess_enemy) {
        chess_add_move(ahead + 1);
    }
}

/* Appends promotions to a queen without a capture, from the h-file to the a-file. */
static void push_pawns(void)
{
    uint8_t files = side ? chess_ranks[1][1] : chess_ranks[0][6];
    uint8_t to;

    chess_piece_class = CLASS_PAWN;
    chess_piece_at = side ? 0x18 : 0x68;
    for (; files; files <<= 1) {
        --chess_piece_at;
        to = side ? chess_piece_at - 0x10 : chess_piece_at + 0x10;
        if (files & 0x80 && !AT(to)) {
            chess_add_move(to);
        }
    }
}

static void noisy_steps(const int8_t *steps)
{
    uint8_t i;

    for (i = 0; i < 8; ++i) {
        if (AT(chess_piece_at + steps[i]) & chess_enemy) {
            chess_add_move(chess_piece_at + steps[i]);
        }
    }
}

static void noisy_rays(const int8_t *steps)
{
    uint8_t i;
    uint8_t to;

    for (i = 0; i < 4; ++i) {
        to = chess_piece_at;
        do {
            to += steps[i];
        } while (!AT(to));
        if (AT(to) & chess_enemy) {
            chess_add_move(to);
        }
    }
}

void game_generate_noisy(void)
{
    uint8_t slot = side ? 2 * SLOTS : SLOTS;
    uint8_t left = SLOTS;
    uint8_t piece;

    chess_enemy = side ? WHITE : BLACK;
    if (!(chess_en_passant[ply] & GONE)) {
        capture_en_passant();
    }
    while (left--) {
        chess_piece_at = WHERE(--slot);
        if (chess_piece_at & GONE) {
            continue;
        }
        piece = AT(chess_piece_at) & PIECES;
        chess_piece_class = chess_class[piece];
        if (piece & PAWNS) {
            noisy_pawn();
        } else if (piece == KNIGHT) {
            noisy_steps(chess_knight_steps);
        } else if (piece == KING) {
            noisy_steps(chess_king_steps);
        } else {
            if (piece & BISHOP) {
                noisy_rays(chess_king_steps);
            }
            if (piece & ROOK) {
                noisy_rays(chess_king_steps + 4);
            }
        }
    }
    push_pawns();
}

/* Returns the smallest gain of a capture that quiescence still lists, 0 to 255. */
static uint8_t gain_needed(void)
{
    if (score_limit < GAIN_MARGIN) {
        return 0;
    }
    return score_limit - GAIN_MARGIN > 255 ? 255 : (uint8_t)(score_limit - GAIN_MARGIN);
}

/* Generates and ranks the noisy moves for quiescence. Leaves out captures that gain too little or lose a piece to a
 * pawn. */
void chess_captures_ranked(void)
{
    uint8_t needed = gain_needed();
    uint8_t kept = 0;
    uint8_t i;
    uint8_t victim;

    game_generate_noisy();
    game_rank();
    for (i = 1; i <= move_count; ++i) {
        victim = AT(list_lo[i] & SQUARE_BITS);
        if (victim && (list_rank[i] == RANK_LOSES
            || (list_rank[i] != RANK_PROMOTES && chess_gain[chess_piece_order[victim & PIECES]] < needed))) {
            continue;
        }
        ++kept;
        list_lo[kept] = list_lo[i];
        list_hi[kept] = list_hi[i];
        list_rank[kept] = list_rank[i];
    }
    move_count = kept;
}
