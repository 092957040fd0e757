/* mirror.c: positions that a book takes for one. Without a book each stands for itself. */
#include "games/morris/morris.h"
#include "engine/book.h"

void game_book_key(void)
{
    book_key_from_hash();
}
