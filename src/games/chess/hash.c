/* hash.c: what tells positions apart; asm/games/chess/hash.s is its twin. */
#include "games/chess/chess.h"

void chess_mix(uint8_t feature, uint8_t number)
{
    uint8_t i;
    uint8_t at = (uint8_t)(feature * KEY_BYTES);

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] ^= chess_random[(uint8_t)(number + chess_random[at + i])];
    }
}

static void mix_man(uint8_t man, uint8_t square)
{
    chess_mix(chess_type[man & MEN] + (man & BLACK ? 6 : 0), square);
}

void game_hash(void)
{
    uint8_t before = ply - 1;
    uint8_t i;
    uint8_t man = chess_moved[before];
    uint8_t from;
    uint8_t to;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = hash_key[i][before];
    }
    from = path_hi[before] & SQUARE_BITS;
    to = path_lo[before] & SQUARE_BITS;
    chess_mix(FEATURE_SIDE, 0);
    if (!(chess_passing[before] & GONE)) {
        chess_mix(FEATURE_PASSING, chess_passing[before]);
    }
    if (!man) {
        return; /* a pass */
    }
    mix_man(man, from);
    mix_man(AT(to), to);
    if (chess_taken[before]) {
        mix_man(chess_taken[before],
            man & PAWNS && to == chess_passing[before] ? to ^ 0x10 : to);
    }
    if (man & KING && TWO_FILES(from, to)) {
        mix_man(man ^ KING ^ ROOK, ROOK_FROM(to));
        mix_man(man ^ KING ^ ROOK, ROOK_TO(to));
    }
    if ((chess_flags[before] ^ chess_flags[ply]) & RIGHTS) {
        chess_mix(FEATURE_RIGHTS, chess_flags[before] & RIGHTS);
        chess_mix(FEATURE_RIGHTS, chess_flags[ply] & RIGHTS);
    }
    if (!(chess_passing[ply] & GONE)) {
        chess_mix(FEATURE_PASSING, chess_passing[ply]);
    }
}
