/* tables.c: constant tables of Quevedo's rook. */
/* SPDX-License-Identifier: MIT */
#include "games/quevedo/automaton.h"
#include "games/quevedo/quevedo.h"

const int8_t quevedo_step[FILES] = { -17, -15, 15, 17, -16, -1, 1, 16 };

const uint8_t quevedo_reading[READING_MOST + 1] = { 0, READ_BOOK, READ_ZONES, READ_COUNT };
