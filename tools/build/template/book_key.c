/* book_key.c: positions that a book takes for one. Lanes could change places; no book needs that. */
#include "games/template/template.h"
#include "engine/book.h"

void game_book_key(void)
{
    book_key_from_hash();
}
