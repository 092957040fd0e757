/* book_key.c: the key of the book. Mirror images stay two positions: the game is over too soon to
 * save anything. */
#include "games/hexapawn/hexapawn.h"
#include "engine/book.h"

void game_book_key(void)
{
    book_key_from_hash();
}
