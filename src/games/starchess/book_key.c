/* book_key.c: game_book_key, which the game contract requires. It returns the hash key; Star Chess has no opening
 * book. */
/* SPDX-License-Identifier: MIT */
#include "engine/book.h"
#include "games/starchess/starchess.h"

void game_book_key(void)
{
    book_key_from_hash();
}
