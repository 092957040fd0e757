/* book_key.c: Star Chess has no book; its key is that of the position. */
#include "engine/book.h"
#include "games/starchess/starchess.h"

void game_book_key(void)
{
    book_key_from_hash();
}
