/* no_book.c: an empty book, for images without memory for the book of their game. */
/* SPDX-License-Identifier: MIT */
#include <stdint.h>

extern const uint8_t game_book[];
extern const uint16_t game_book_size;

const uint8_t game_book[] = { 0 };
const uint16_t game_book_size = 0;
