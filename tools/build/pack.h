/* pack.h: shared by pack.c and pack_parse.c: the memory that a stream is unpacked to, and the pieces of a stream. */
/* SPDX-License-Identifier: MIT */
#ifndef PACK_H
#define PACK_H

#include "stream.h"
#include <stdint.h>

#define MEMORY 65536
#define NUMBER_LIMIT 255 /* of a gamma number */
#define OFFSET_LIMIT ((NULL_HIGH - 1) * 128)

/* The memory during unpacking: known data (-p), and the plain file from `start` to before `end_address`. */
extern uint8_t memory[MEMORY];
extern uint8_t is_known[MEMORY];
extern int32_t start, end_address;

/* What a cycle of unpacking costs; BIT is the cost of a bit. 1 decides only between streams of the same length. */
#define BIT 4096u
extern uint32_t cycle_cost;

/* The last piece of one way to pack everything up to `end`; the piece starts at before->end. Ways share their first
 * steps, so users are counted. */
typedef struct Step {
    struct Step *before;
    uint32_t cost;
    int32_t end;
    int32_t offset; /* offset of the last match; 0 before the first match */
    uint32_t users;
    int is_literal;
} Step;

/* Calls `put` for each piece of the cheapest stream, from the first to the last. */
void choose_pieces(void (*put)(const Step *piece));

/* Prints one line on standard error and ends the program. */
_Noreturn void fail(const char *format, ...);

#endif
