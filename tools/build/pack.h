/* pack.h: what the two halves of tools/build/pack share: the memory a stream is unpacked to, and the pieces it is made
 * of. */
#ifndef PACK_H
#define PACK_H

#include <stdint.h>

#define MEMORY 65536
#define OFFSET_LIMIT (255 * 128)

/* What is there already, and from `start` to `behind` the plain file. */
extern uint8_t memory[MEMORY];
extern uint8_t is_known[MEMORY];
extern int32_t start, behind;

/* One way to reach `end`: its last piece begins at before->end. Ways share their beginnings, so users are counted. */
typedef struct Step {
    struct Step *before;
    uint32_t bits;
    int32_t end;
    int32_t offset; /* of the last match, 0 before the first */
    uint32_t users;
    int is_literal;
} Step;

/* Calls `put` for each piece of the shortest stream, from the first to the last. */
void choose_pieces(void (*put)(const Step *piece));

/* One line, and no way back. */
_Noreturn void fail(const char *format, ...);

#endif
