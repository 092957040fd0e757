/* book_key.c: the opening book's key of a position. King and queen are on different wings, so there is no symmetry to
 * use: the key is the hash key. */
/* SPDX-License-Identifier: MIT */
#include "games/minichess/minichess.h"
#include "engine/book.h"

void game_book_key(void)
{
    book_key_from_hash();
}
