/* position_error.h: an error message for read_position that names a square, for boards whose squares are named by a
 * letter and a number. Linked only into games that use it. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_POSITION_ERROR_H
#define ENGINE_POSITION_ERROR_H

#include <stdint.h>

/* Returns `words` followed by the name of the square: "too many pieces: e4". `square` is rank * 16 + file, both from 0.
 * `words` has at most 29 characters. */
const char *position_error_at(const char *words, uint8_t square);

/* Advances to the next square, rank by rank, on a board of `files` files. */
#define ERROR_NEXT(square, files) \
    if ((++square & 15) == (files)) { \
        square += 16 - (files); \
    }

#endif
