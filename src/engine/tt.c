/* tt.c: transposition table, Zobrist numbers and repetition; see tt.h. asm/engine/tt.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include "engine/state.h"
#include "engine/tt.h"

uint8_t *tt_base;
uint32_t tt_entries;
uint8_t tt_group;
uint8_t repetition_count;

static uint16_t pages;
static uint16_t page_mask; /* bits of the key from which the page is computed */

/* Sets page_mask to two bits more than a page number needs. Up to 256 pages it has at most 8 bits, one byte of the key.
 * The page is the masked key modulo the number of pages; with both extra bits no page is favoured by more than a
 * quarter. */
static void choose_mask(void)
{
    uint16_t bits = pages - 1;

    page_mask = 3;
    do {
        page_mask = (uint16_t)(page_mask << 1 | 1);
        bits >>= 1;
    } while (bits);
    if (pages <= 256) {
        page_mask &= 0xFF;
    }
}

void tt_clear(void)
{
    uint8_t *entry = tt_base;
    uint32_t left = tt_entries;

    pages = (uint16_t)(tt_entries / TT_MIN_ENTRIES);
    choose_mask();
    while (left--) {
        entry[ENTRY_DEPTH] = 0;
        entry += TT_ENTRY_BYTES;
    }
}

/* The generator mixes additions with exclusive-ors. With shifts and exclusive-ors alone it would be linear: its keys
 * would depend on each other and give thousands of false hits. */
void zobrist_fill(uint8_t *table, uint16_t bytes)
{
    uint8_t a = 0x19; /* any start will do: this is 1983, the year of the book the project is based on */
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

/* Returns the offset of the entry in the table. The place in the page is key byte 0 & $F8. The page is key byte 1
 * (above 256 pages with byte 2 as high byte), masked, modulo the number of pages. On the 6502 that needs no shifts: one
 * AND for a power of two, otherwise a few subtractions. */
static uint32_t slot_offset(void)
{
    return (uint32_t)(((hash_key[1][ply] | hash_key[2][ply] << 8) & page_mask) % pages) << 8
        | (hash_key[0][ply] & 0xF8);
}

static uint8_t holds_position(void)
{
    uint8_t i;

    for (i = 0; i < 4; ++i) {
        if (tt_slot[ENTRY_KEY + i] != hash_key[2 + i][ply]) {
            return 0;
        }
    }
    return tt_slot[ENTRY_DEPTH];
}

/* The entry after the last one of a page is the first one of the page. */
uint8_t tt_find(void)
{
    uint8_t left = tt_group;
    uint8_t place = hash_key[0][ply] & 0xF8;
    uint8_t least;
    uint8_t *shallowest;

    tt_slot = tt_base + slot_offset();
    shallowest = tt_slot;
    least = tt_slot[ENTRY_DEPTH];
    for (;;) {
        if (holds_position()) {
            return 1;
        }
        if (tt_slot[ENTRY_DEPTH] < least) {
            least = tt_slot[ENTRY_DEPTH];
            shallowest = tt_slot;
        }
        if (!left--) {
            tt_slot = shallowest;
            return 0;
        }
        tt_slot += TT_ENTRY_BYTES;
        place += TT_ENTRY_BYTES;
        if (!place) {
            tt_slot -= 256;
        }
    }
}

static uint8_t matches_game(uint8_t row)
{
    uint8_t i;

    for (i = 0; i < REPETITION_KEY; ++i) {
        if (repetition_keys[i][row] != hash_key[REPETITION_FROM + i][ply]) {
            return 0;
        }
    }
    return 1;
}

static uint8_t matches_path(uint8_t row)
{
    uint8_t i;

    for (i = 0; i < KEY_BYTES; ++i) {
        if (hash_key[i][row] != hash_key[i][ply]) {
            return 0;
        }
    }
    return 1;
}

/* A position can repeat after four plies at the earliest, only with the same side to move, and not across the last
 * irreversible move. */
uint8_t repetition_found(void)
{
    uint8_t back;

    for (back = 4; back <= reversible_plies[ply]; back += 2) {
        if (back <= ply) {
            if (matches_path(ply - back)) {
                return 1;
            }
        } else if (back - ply > repetition_count) {
            break;
        } else if (matches_game(repetition_count - (back - ply))) {
            return 1;
        }
    }
    return 0;
}
