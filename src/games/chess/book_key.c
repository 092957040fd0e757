/* book_key.c: the opening book's key of a position. In chess a mirrored position is another position, so the key is
 * the hash key. */
/* SPDX-License-Identifier: MIT */
#include "games/chess/chess.h"
#include "engine/book.h"

void game_book_key(void)
{
    book_key_from_hash();
}
