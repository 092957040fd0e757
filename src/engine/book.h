/* book.h: opening books, by position.
 *
 * A book is a set of positions that are good to reach: a sorted array of four
 * bytes a position, 28 bits of its key and 4 of its weight (0: known, but not
 * to be aimed at). A book move is a move that leads to such a position, so
 * transpositions come for free and no move is stored.
 */
#ifndef ENGINE_BOOK_H
#define ENGINE_BOOK_H

#include <stdint.h>

#define BOOK_ENTRY 4

extern const uint8_t *book_data;
extern uint16_t book_entries;

/* What game_book_key writes; of the last byte only the high four bits count. */
extern uint8_t book_key[BOOK_ENTRY];

/* 1: `move` is a book move of the position on the board. The seed chooses
 * among several by weight; 0 takes the heaviest. */
uint8_t book_find(uint16_t seed);

/* The honest default of game_book_key: the first bytes of hash_key at ply. */
void book_key_from_hash(void);

#endif
