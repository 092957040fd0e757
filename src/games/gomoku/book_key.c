/* book_key.c: key of the opening book; mirror images have different keys here. */
/* SPDX-License-Identifier: MIT */
#include "engine/book.h"
#include "games/gomoku/gomoku.h"

void game_book_key(void)
{
    book_key_from_hash();
}
