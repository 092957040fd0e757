/* book_key.c: the key of the book. Chess has no mirror images. */
#include "games/chess/chess.h"
#include "engine/book.h"

void game_book_key(void)
{
    book_key_from_hash();
}
