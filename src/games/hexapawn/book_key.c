/* book_key.c: key of the opening book. Mirror images keep different keys: the game is too short to save anything. */
/* SPDX-License-Identifier: MIT */
#include "games/hexapawn/hexapawn.h"
#include "engine/book.h"

void game_book_key(void)
{
    book_key_from_hash();
}
