/* book.h: opening books, by position. think.c calls book_find; tools/build/mkbook makes the data.
 *
 * A book is a set of known positions, each with a weight; weight 0 means "known, but do not play into it". A book move
 * leads from a known position to one with a weight above 0. So transpositions are found and no moves are stored. Only a
 * hash of each position is stored, so about one unknown position in a few hundred looks like a known one. Therefore the
 * positions before and after a move are both looked up, and mkbook makes sure that no position close to the book is
 * taken for a known one.
 *
 * A book consists of one or more sections, the most important positions first, so that part of a book is of use where
 * memory is short. A section is
 *     two bytes of salt, the number of low bits (below), the lengths in bytes of its 64 buckets, and the buckets.
 * The key of a position gives the bucket (byte 0, 6 bits) and the place in the bucket (bytes 1 and 2, 14 bits). Before
 * that, bytes 0 and 1 are each XORed with the bits of byte 3 that are set in their salt byte. A bucket is a stream of
 * bits, highest first. For each position, in order of place, it has
 *     the distance from the position before it, as a Golomb code: the upper bits in unary (ones, then a zero), then the
 *     low bits;
 *     the index of its weight in book_weights, in unary: that number of ones, then a zero unless there are three ones.
 * The last byte of a bucket is filled up with ones. In a book of 3,560 positions each takes thirteen bits,
 * section heads included.
 */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_BOOK_H
#define ENGINE_BOOK_H

#include <stdint.h>

#include "plat/machine.h" /* book_data, book_size */

#define BOOK_KEY 4     /* bytes */
#define BOOK_BUCKETS 64
#define BOOK_SALTS 2
#define BOOK_HEAD (BOOK_SALTS + 1 + BOOK_BUCKETS)
#define BOOK_STEPS 256 /* ones in a row that no distance has: the end of the bucket */
#define BOOK_UNKNOWN 0xFF

/* Written by game_book_key: the position to look up. */
extern uint8_t book_key[BOOK_KEY];

/* The possible weights, the most frequent first. */
#define BOOK_RAREST 3
extern const uint8_t book_weights[BOOK_RAREST + 1];

/* Returns the weight of the position with key book_key, or BOOK_UNKNOWN. */
uint8_t book_weight(void);

/* Finds a book move for the position on the board. Returns 1 if there is one; it is in `move`. Among several the seed
 * chooses at random, by weight; seed 0 takes the one with the highest weight. */
uint8_t book_find(uint16_t seed);

/* game_book_key for games without symmetry: copies the first BOOK_KEY bytes of hash_key at ply to book_key. */
void book_key_from_hash(void);

#endif
