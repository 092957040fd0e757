/* book_key.c: key of the opening book. Mirror images have different keys: the book of so short a
 * game is small anyway. */
/* SPDX-License-Identifier: MIT */
#include "games/hexapawn/hexapawn.h"
#include "engine/book.h"

void game_book_key(void)
{
    book_key_from_hash();
}
