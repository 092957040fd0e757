/* captured.h: captured pieces of games with chess pieces, which their panels list. */
/* SPDX-License-Identifier: MIT */
#ifndef VIEW_CAPTURED_H
#define VIEW_CAPTURED_H

#include <stdint.h>

#define CAPTURED_KINDS 6 /* pawn, knight, bishop, rook, queen, king */
#define SMALL_PAWN 0x7B  /* its character in charsets/taken.txt; the others follow in the order of the kinds */

extern uint8_t captured[CAPTURED_KINDS];

/* Sets `captured` to the pieces that a side had in the start position, without its king; the caller subtracts those
 * that are on the board. Returns 0, and sets nothing but zeros, before the first move: the player may be setting up a
 * position. */
uint8_t captured_start(uint8_t who);

#endif
