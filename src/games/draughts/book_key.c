/* book_key.c: the key of the book. A turned board is the other side's: nothing to mirror. */
#include "games/draughts/draughts.h"
#include "engine/book.h"

void game_book_key(void)
{
    book_key_from_hash();
}
