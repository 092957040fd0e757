/* book.h: opening books, by position.
 *
 * A book is a set of known positions, each with a weight; 0 says that it is
 * known, but not to be aimed at. A book move leads from a known position to one that has a
 * weight, so transpositions come for free and no move is stored. Both ends of
 * a move are looked up, so that a position of no book, which has one chance in
 * a thousand to look like a known one, finds no move by accident; and
 * tools/mkbook leaves no such accident where both are near the book.
 *
 * In memory a book is one part or more, weighty positions first, so that the
 * first alone will do where there is no room. A part is a byte of salt, 256
 * counts, and two bytes a position, sorted: key byte 1, and key byte 2 with
 * the class of its weight in two bits. Count n says how many have the shelf n,
 * which is key byte 0, mixed with byte 3 as far as the salt lets it.
 */
#ifndef ENGINE_BOOK_H
#define ENGINE_BOOK_H

#include <stdint.h>

#define BOOK_KEY 4     /* bytes */
#define BOOK_SHELVES 256
#define BOOK_HEAD (1 + BOOK_SHELVES)
#define BOOK_ENTRY 2
#define BOOK_CLASS 3   /* bits of an entry's second byte */
#define BOOK_UNKNOWN 0xFF

extern const uint8_t *book_data;
extern uint16_t book_size; /* bytes; 0: no book */

/* What game_book_key writes. */
extern uint8_t book_key[BOOK_KEY];

/* The weights of the four classes. */
extern const uint8_t book_weights[BOOK_CLASS + 1];

/* The weight of the position book_key names, or BOOK_UNKNOWN. */
uint8_t book_weight(void);

/* 1: `move` is a book move of the position on the board. The seed chooses
 * among several by weight; 0 takes the heaviest. */
uint8_t book_find(uint16_t seed);

/* The honest default of game_book_key: the first bytes of hash_key at ply. */
void book_key_from_hash(void);

#endif
