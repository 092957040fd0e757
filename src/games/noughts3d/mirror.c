/* mirror.c: the key of the book. */
#include "games/noughts3d/noughts3d.h"
#include "engine/book.h"

void game_book_key(void)
{
    book_key_from_hash();
}
