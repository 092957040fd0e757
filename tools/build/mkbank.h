/* mkbank.h: what the files of mkbank share. */
/* SPDX-License-Identifier: MIT */
#ifndef MKBANK_H
#define MKBANK_H

#include "atr.h"
#include "bank.h"
#include <stdint.h>

#define CAR_LOWER (CAR_BANKS * CAR_HALF / SECTOR_BYTES) /* sectors in the lower halves; the first ones */
#define CAR_SECTORS (CAR_LOWER + CAR_BANKS * CAR_UPPER_SECTORS)

extern uint8_t disk[LARGE_SECTORS + 1][SECTOR_BYTES]; /* by sector number; a disk has no sector 0 */
_Noreturn void fail(const char *format, ...);
int word_at(const uint8_t *at);
const uint8_t *entry_of(int n);        /* entry n of the directory, or NULL after the last one */
int next_sector(const uint8_t *entry, int sector); /* of this file; 0: none */

#define ENTRIES_AT LOADER_BYTES        /* in the code of an XEX file: its entry points, */
#define SMALL_WORDS_AT (ENTRIES_AT + 9) /* and the numbers that disk/xex.s and mkbank_small.c exchange */

/* Sectors of a part of a book; where the parts of a DAT file start, counted in sectors. The book comes first. The
 * address of the game, and the first one after everything it uses */
typedef struct {
    int book, openings, rules, rest, game, game_end;
} Parts;

/* Writes into the code of an XEX file the number of its pieces (the disk has this many sectors), and what it stores on
 * a machine with 64K: all overlays (`overlays`: a file with their sectors) but those in `large`, and the game's own
 * overlay `own`, if it is not empty. `games`: the file names of all games. `large` and `games` have spaces between the
 * names. Returns the bytes of the code, and prints what is stored. */
long small_plan(const char *out, uint8_t *code, int sectors, const Parts *parts, const char *overlays,
    const char *large, const char *own, const char *games);

#endif
