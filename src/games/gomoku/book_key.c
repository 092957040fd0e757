/* book_key.c: the key of the book. */
#include "engine/book.h"
#include "games/gomoku/gomoku.h"

void game_book_key(void)
{
    book_key_from_hash();
}
