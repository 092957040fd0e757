/* book_key.c: key of the opening book, which may be the same for symmetric positions. Here lanes could be exchanged,
 * but there is no book. */
/* SPDX-License-Identifier: MIT */
#include "games/template/template.h"
#include "engine/book.h"

void game_book_key(void)
{
    book_key_from_hash();
}
