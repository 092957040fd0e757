/* tt.h: the transposition table (TT), the random numbers of hash keys (Zobrist), and repetition.
 *
 * The TT has entries of eight bytes: bytes 2 to 5 of the key, the score (low byte first), depth * 4 + bound, and the
 * ordinal of the best move. The table has any number of pages of 256 bytes, 32 entries each. Key byte 0 gives the place
 * in the page and byte 1 the page, with byte 2 if there are more than 256 pages. A new entry replaces the old one.
 * In a game with GameInfo.tt_group a position may also be in that number of entries after its own, in the same page;
 * a new entry replaces the shallowest of them.
 *
 * tt.c finds slots; tt_probe.c decides what the search may do with an entry.
 */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_TT_H
#define ENGINE_TT_H

#include "engine/state.h"

#define TT_ENTRY_BYTES 8
#define TT_MIN_ENTRIES 32 /* one page of 256 bytes */
#define TT_DEFAULT 2048   /* entries */

/* Offsets in an entry. */
#define ENTRY_KEY 0
#define ENTRY_SCORE 4
#define ENTRY_DEPTH 6
#define ENTRY_ORDINAL 7

/* Kinds of a score: the true score is at most, at least, or exactly the stored one. */
#define BOUND_UPPER 1
#define BOUND_LOWER 2
#define BOUND_EXACT 3

extern uint8_t *tt_base;    /* the table; on the 6502 it starts on a page */
extern uint32_t tt_entries; /* a multiple of TT_MIN_ENTRIES, on the 6502 up to 255 pages; 0 only with WITHOUT_TT */

/* Empties the table: depth 0 marks an empty entry. Must be called after every change of tt_entries. */
void tt_clear(void);

/* Fills a game's table of random bytes, once; the bytes are the same in every build. Byte j of the key of feature n
 * (such as "piece 3 on square 17") is table[n + j * ZOBRIST_STEP]: the keys overlap, which saves memory. */
#define ZOBRIST_STEP 37
void zobrist_fill(uint8_t *table, uint16_t bytes);

extern uint8_t tt_group; /* GameInfo.tt_group; set it before a search */

/* In:  hash_key row ply, tt_group
 * Out: tt_slot: the entry for it; returns 1 if it holds this position */
uint8_t tt_find(void);
extern uint8_t *tt_slot;
#pragma zpsym ("tt_slot")

/* Returns 1 if the position at `ply` occurred before, on the path or in the game so far, with the same side to move.
 * Row ply of hash_key must be right. */
uint8_t repetition_found(void);

/* Keys of the positions of the game before the root, since the last irreversible move, newest last: the last
 * REPETITION_KEY bytes of each hash key, from REPETITION_FROM on. record.c writes them. repetition_keys is 0 in a game
 * without `repetition` in its game.txt: its positions cannot repeat. */
#define REPETITION_MAX 128
#define REPETITION_KEY 4
#define REPETITION_FROM (KEY_BYTES - REPETITION_KEY)
#define REPETITION_BYTES (REPETITION_KEY * REPETITION_MAX)
extern uint8_t (*repetition_keys)[REPETITION_MAX];
extern uint8_t repetition_count;

#endif
