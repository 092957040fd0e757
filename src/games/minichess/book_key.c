/* book_key.c: positions that a book takes for one: none, as king and queen stand on different sides. */
#include "games/minichess/minichess.h"
#include "engine/book.h"

void game_book_key(void)
{
    book_key_from_hash();
}
