/* book_key.c: the opening book's key of a position. A turned board belongs to the other side, so there is no symmetry
 * to use: it is the hash key. */
/* SPDX-License-Identifier: MIT */
#include "games/draughts/draughts.h"
#include "engine/book.h"

void game_book_key(void)
{
    book_key_from_hash();
}
