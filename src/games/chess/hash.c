/* hash.c: the Zobrist key of a position; asm/games/chess/hash.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "games/chess/chess.h"

void chess_mix(uint8_t feature, uint8_t number)
{
    uint8_t i;
    uint8_t at = (uint8_t)(feature * KEY_BYTES);

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] ^= chess_random[(uint8_t)(number + chess_random[at + i])];
    }
}

static void mix_piece(uint8_t piece, uint8_t square)
{
    chess_mix(chess_type[piece & PIECES] + (piece & BLACK ? 6 : 0), square);
}

void game_hash(void)
{
    uint8_t before = ply - 1;
    uint8_t i;
    uint8_t piece = chess_moved[before];
    uint8_t from;
    uint8_t to;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = hash_key[i][before];
    }
    from = path_hi[before] & SQUARE_BITS;
    to = path_lo[before] & SQUARE_BITS;
    chess_mix(FEATURE_SIDE, 0);
    if (!(chess_en_passant[before] & GONE)) {
        chess_mix(FEATURE_EN_PASSANT, chess_en_passant[before]);
    }
    if (!piece) {
        return; /* null move */
    }
    mix_piece(piece, from);
    mix_piece(AT(to), to);
    if (chess_taken[before]) {
        mix_piece(chess_taken[before],
            piece & PAWNS && to == chess_en_passant[before] ? to ^ 0x10 : to);
    }
    if (piece & KING && TWO_FILES(from, to)) {
        mix_piece(piece ^ KING ^ ROOK, ROOK_FROM(to));
        mix_piece(piece ^ KING ^ ROOK, ROOK_TO(to));
    }
    if ((chess_flags[before] ^ chess_flags[ply]) & RIGHTS) {
        chess_mix(FEATURE_RIGHTS, chess_flags[before] & RIGHTS);
        chess_mix(FEATURE_RIGHTS, chess_flags[ply] & RIGHTS);
    }
    if (!(chess_en_passant[ply] & GONE)) {
        chess_mix(FEATURE_EN_PASSANT, chess_en_passant[ply]);
    }
}
