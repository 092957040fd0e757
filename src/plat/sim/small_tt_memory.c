/* small_tt_memory.c: a smaller transposition table under sim65, for images with more code. */
/* SPDX-License-Identifier: MIT */
#define TABLE_MOST 1024
#include "tt_memory.c"
