/* book.h: opening books, by position.
 *
 * A book is a set of known positions, each with a weight; 0 says that it is
 * known, but not to be aimed at. A book move leads from a known position to one that has a
 * weight, so transpositions come for free and no move is stored. Both ends of
 * a move are looked up, so that a position of no book, which has one chance in
 * some hundreds to look like a known one, finds no move by accident; and
 * tools/build/mkbook leaves no such accident near the book.
 *
 * In memory a book is one part or more, weighty positions first, so that some will do where there
 * is no room for all. A part is two bytes of salt, the number of low bits (below), the lengths of 64
 * shelves in bytes, and the shelves. Key byte 0 says which shelf a position stands on, bytes 1 and 2
 * say where: each of the first two mixed with byte 3 as far as its salt lets it, 20 bits in all. A shelf
 * is a stream of bits, highest first, and has of each position, in their order,
 *     how far it stands behind the one before it: as many ones as the number has units of its low
 *     bits, a zero, the low bits;
 *     its weight: as many ones as the weight stands from the commonest, up to three, and a zero.
 * The last byte of a shelf is filled up with ones. A position takes thirteen bits in a book of four thousand, heads and
 * all.
 */
#ifndef ENGINE_BOOK_H
#define ENGINE_BOOK_H

#include <stdint.h>

#define BOOK_KEY 4     /* bytes */
#define BOOK_BUCKETS 64
#define BOOK_SALTS 2
#define BOOK_HEAD (BOOK_SALTS + 1 + BOOK_BUCKETS)
#define BOOK_STEPS 256 /* more ones than any distance has */
#define BOOK_UNKNOWN 0xFF

extern const uint8_t *book_data;
extern uint16_t book_size; /* bytes; 0: no book */

/* What game_book_key writes. */
extern uint8_t book_key[BOOK_KEY];

/* The weights, the commonest first. */
#define BOOK_RAREST 3
extern const uint8_t book_weights[BOOK_RAREST + 1];

/* The weight of the position book_key names, or BOOK_UNKNOWN. */
uint8_t book_weight(void);

/* 1: `move` is a book move of the position on the board. The seed chooses
 * among several by weight; 0 takes the heaviest. */
uint8_t book_find(uint16_t seed);

/* The honest default of game_book_key: the first bytes of hash_key at ply. */
void book_key_from_hash(void);

#endif
