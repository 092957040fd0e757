/* book_key.c: the key of the book. Mirror images are two positions: Trogs stand on one side. */
#include "games/warptrog/warptrog.h"
#include "engine/book.h"

void game_book_key(void)
{
    book_key_from_hash();
}
