/* hash.c: the key of a position of go-moku. */
#include "engine/book.h"
#include "games/gomoku/gomoku.h"

void game_hash(void)
{
    uint8_t cell = path_lo[ply - 1];
    const uint8_t *bytes = gomoku_random + cell + (gomoku_cell[cell] == WHITE ? LAST_CELL : 0);
    const uint8_t *turn = gomoku_random + CODE_SIDE;
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][ply] = hash_key[i][ply - 1] ^ *bytes ^ *turn;
        bytes += HASH_STEP;
        turn += HASH_STEP;
    }
}

void game_book_key(void)
{
    book_key_from_hash();
}
