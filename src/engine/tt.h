/* tt.h: the transposition table and repetition.
 *
 * An entry has eight bytes: four of the key, the score (low byte first), depth * 4 +
 * bound, and the ordinal of the best move. The slot follows from the other two bytes of
 * the key (and, above 256 pages, from the third): 32 entries are a page, and there may be any number of pages.
 */
#ifndef ENGINE_TT_H
#define ENGINE_TT_H

#include "engine/state.h"

#define TT_ENTRY_BYTES 8
#define TT_MIN_ENTRIES 32 /* entries: a page of an Atari */
#define TT_DEFAULT 2048

/* offsets in an entry */
#define ENTRY_KEY 0
#define ENTRY_SCORE 4
#define ENTRY_DEPTH 6
#define ENTRY_ORDINAL 7

#define BOUND_UPPER 1
#define BOUND_LOWER 2
#define BOUND_EXACT 3

extern uint8_t *tt_base;   /* the table */
extern uint32_t tt_entries;   /* entries, whole pages; 0: none. On the 6502 up to 255 pages */

/* Empties the table: an entry of depth 0 is none. After every change of tt_entries. */
void tt_clear(void);

/* Fills a game's table of random bytes: the same bytes in every build. A
 * feature n of a position has the key bytes table[n + j * ZOBRIST_STEP]. */
#define ZOBRIST_STEP 37
void zobrist_fill(uint8_t *table, uint16_t bytes);

/* In:  hash_key row ply
 * Out: tt_slot: the entry for it; 1 when it holds this position */
uint8_t tt_find(void);
extern uint8_t *tt_slot;
#pragma zpsym ("tt_slot")

/* 1 when the position of this ply stood on the board before, on the path or
 * in the game so far. */
uint8_t repetition_found(void);

/* The keys of the positions before the root since the last irreversible
 * move, newest last; 0 in a game in which none comes back (menu.txt: no `past`). */
#define REPETITION_MAX 128
#define REPETITION_BYTES (KEY_BYTES * REPETITION_MAX)
extern uint8_t (*repetition_keys)[REPETITION_MAX];
extern uint8_t repetition_count;

#endif
