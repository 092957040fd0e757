/* book.h: opening books, by position. think.c calls book_find; tools/build/mkbook makes the data.
 *
 * A book is a set of known positions, each with a weight; weight 0 means "known, but do not play into it". A book move
 * leads from a known position to one with a weight. So transpositions are found and no moves are stored. Only a hash of
 * each position is stored, so about one unknown position in a few hundred looks like a known one. Therefore the
 * positions before and after a move are both looked up, and mkbook makes sure that no false match is close to the book.
 *
 * A book consists of one or more sections, the most important positions first, so that part of a book is of use where
 * memory is short. A section is
 *     two bytes of salt, the number of low bits (below), the lengths in bytes of its 64 buckets, and the buckets.
 * The bucket of a position follows from key byte 0, its place in the bucket from bytes 1 and 2, where bytes 0 and 1 are
 * first mixed with byte 3 as the salt says: 20 bits in all. A bucket is a stream of bits, highest first. For each
 * position, in order of place, it has
 *     the distance from the position before it, as a Golomb code: the upper bits in unary (ones, then a zero), then the
 *     low bits;
 *     the weight: as many ones as its index in book_weights, up to three, then a zero unless it is three.
 * The last byte of a bucket is filled up with ones. In a book of four thousand positions each takes thirteen bits,
 * section heads included.
 */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_BOOK_H
#define ENGINE_BOOK_H

#include <stdint.h>

#define BOOK_KEY 4     /* bytes */
#define BOOK_BUCKETS 64
#define BOOK_SALTS 2
#define BOOK_HEAD (BOOK_SALTS + 1 + BOOK_BUCKETS)
#define BOOK_STEPS 256 /* more ones than the unary part of a distance can have: they mark the end of the bucket */
#define BOOK_UNKNOWN 0xFF

extern const uint8_t *book_data;
extern uint16_t book_size; /* bytes; 0: no book */

/* Written by game_book_key: the position to look up. */
extern uint8_t book_key[BOOK_KEY];

/* The possible weights, the most frequent first. */
#define BOOK_RAREST 3
extern const uint8_t book_weights[BOOK_RAREST + 1];

/* The weight of the position with key book_key, or BOOK_UNKNOWN. */
uint8_t book_weight(void);

/* Finds a book move for the position on the board. 1: it is in `move`; 0: there is none. Among several the seed chooses
 * at random, by weight; seed 0 takes the one with the highest weight. */
uint8_t book_find(uint16_t seed);

/* game_book_key for games without symmetry: the first bytes of hash_key at ply. */
void book_key_from_hash(void);

#endif
