/* book_key.c: required by the game contract; there is no opening book. */
/* SPDX-License-Identifier: MIT */
#include "games/quevedo/quevedo.h"
#include "engine/book.h"

void game_book_key(void)
{
    book_key_from_hash();
}
