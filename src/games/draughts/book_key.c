/* book_key.c: the opening book's key of a position. Turning the board would exchange the sides, so there is no
 * symmetry to use: the key is the hash key. */
/* SPDX-License-Identifier: MIT */
#include "games/draughts/draughts.h"
#include "engine/book.h"

void game_book_key(void)
{
    book_key_from_hash();
}
