/* book_key.c: the key of the book, which there is none of. */
#include "games/matchbox/matchbox.h"
#include "engine/book.h"

void game_book_key(void)
{
    book_key_from_hash();
}
