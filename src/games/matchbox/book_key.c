/* book_key.c: key of the opening book. This game has no book. */
/* SPDX-License-Identifier: MIT */
#include "games/matchbox/matchbox.h"
#include "engine/book.h"

void game_book_key(void)
{
    book_key_from_hash();
}
