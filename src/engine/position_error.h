/* position_error.h: a line that says what is wrong with a position, and on which square: for read_position. On boards
 * whose
 * squares are a letter and a number. It goes with those games that use it. */
#ifndef ENGINE_POSITION_ERROR_H
#define ENGINE_POSITION_ERROR_H

#include <stdint.h>

/* "too many men: e4". `square` is its rank times 16 and its file, both from 0. */
const char *position_error_at(const char *words, uint8_t square);

/* The next square of a board of so many files, rank by rank. */
#define ERROR_NEXT(square, files) \
    if ((++square & 15) == (files)) { \
        square += 16 - (files); \
    }

#endif
