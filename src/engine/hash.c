/* hash.c: transposition table and repetition; asm/engine/hash.s is its twin. */
#include "engine/state.h"
#include "engine/hash.h"

uint8_t *hash_base;
uint32_t hash_size;
uint8_t past_count;

void hash_clear(void)
{
    uint8_t *entry = hash_base;
    uint32_t left = hash_size;

    while (left--) {
        entry[ENTRY_DEPTH] = 0;
        entry += HASH_ENTRY;
    }
}

/* Sums and exclusive-ors take turns: a generator of shifts and exclusive-ors
 * alone would give keys that depend on each other, and false hits by the
 * thousand. */
void hash_fill(uint8_t *table, uint16_t bytes)
{
    uint8_t a = 0x19; /* any start will do; this is the book's year */
    uint8_t b = 0x83;
    uint8_t c = 0;
    uint8_t step = 0;

    if (table[0]) {
        return; /* filled before */
    }
    while (bytes--) {
        ++step;
        a ^= c ^ step;
        b += a;
        c = (uint8_t)(c + (b >> 1)) ^ a;
        *table++ = c;
    }
}

/* The low byte of the offset is (k0 & $F8), the next k1 and the third k2, cut
 * to the size of the table: no shifting on the 6502. */
static uint32_t slot_offset(void)
{
    uint32_t offset = hash_key[0][ply] & 0xF8;

    offset |= (uint32_t)hash_key[1][ply] << 8;
    offset |= (uint32_t)hash_key[2][ply] << 16;
    return offset & (hash_size * HASH_ENTRY - 1);
}

uint8_t hash_probe(void)
{
    hash_slot = hash_base + slot_offset();
    return hash_slot[ENTRY_KEY] == hash_key[2][ply]
        && hash_slot[ENTRY_KEY + 1] == hash_key[3][ply]
        && hash_slot[ENTRY_KEY + 2] == hash_key[4][ply]
        && hash_slot[ENTRY_KEY + 3] == hash_key[5][ply]
        && hash_slot[ENTRY_DEPTH];
}

static uint8_t same_as_past(uint8_t row)
{
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        if (past_key[i][row] != hash_key[i][ply]) {
            return 0;
        }
    }
    return 1;
}

static uint8_t same_as_path(uint8_t row)
{
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        if (hash_key[i][row] != hash_key[i][ply]) {
            return 0;
        }
    }
    return 1;
}

/* A position can come back after four plies at the earliest, and only as far
 * back as the last irreversible move. */
uint8_t hash_repeated(void)
{
    uint8_t back;

    for (back = 4; back <= quiet_plies[ply]; back += 2) {
        if (back <= ply) {
            if (same_as_path(ply - back)) {
                return 1;
            }
        } else if (back - ply > past_count) {
            break;
        } else if (same_as_past(past_count - (back - ply))) {
            return 1;
        }
    }
    return 0;
}
