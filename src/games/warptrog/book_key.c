/* book_key.c: key of the opening book. Mirror images have different keys, because Trogs do not start in the middle. */
/* SPDX-License-Identifier: MIT */
#include "games/warptrog/warptrog.h"
#include "engine/book.h"

void game_book_key(void)
{
    book_key_from_hash();
}
