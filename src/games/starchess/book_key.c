/* book_key.c: required by the game contract; Star Chess has no opening book. The key is the
 * hash key. */
/* SPDX-License-Identifier: MIT */
#include "engine/book.h"
#include "games/starchess/starchess.h"

void game_book_key(void)
{
    book_key_from_hash();
}
