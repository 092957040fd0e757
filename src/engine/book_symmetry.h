/* book_symmetry.h: the book key of a position that has symmetric images: the smallest of their keys. A game adds its
 * pieces one by one, each with its code (tt.h) on every image. Linked only into games that use it. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_BOOK_SYMMETRY_H
#define ENGINE_BOOK_SYMMETRY_H

#include "engine/book.h"

#define BOOK_IMAGES 16 /* most images of a position, itself included */

extern uint8_t book_codes[BOOK_IMAGES]; /* written by the game: the code of a piece on each image, below 256 */

/* Starts with empty keys for this number of images. */
void book_symmetry_start(uint8_t images);

/* XORs the feature of book_codes[n] into the key of every image n. */
void book_symmetry_add(const uint8_t *random);

/* Sets book_key to the smallest key. Only three bytes are compared: images that agree in them are the same position. */
void book_symmetry_end(void);

/* XORs a feature that is the same on all images into book_key. */
void book_key_add(const uint8_t *bytes);

#endif
