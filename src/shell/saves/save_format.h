/* save_format.h: games on the disk.
 *
 * SAVES.DAT is an index in two copies, a sector each, and 24 blocks, a sector each too, for eight saves: three that a
 * person names (entries 0 to 2), and the unfinished games of five different games. The index says which entry's
 * save a block is part of, one block behind the other, or that it is free. Of two copies whose sum is right the later
 * counts, by its sequence number.
 *
 * To save: the game is written to free blocks; then the index, with these for its entry, over the copy that does not
 * count. What the entry had before is free then: nothing is ever copied. A game that ended is taken out of the
 * index. So a cut at any moment loses at most the save that was being written:
 *  - Before the index is touched, the copy that counts is as it was, and so are all blocks it names: free ones are none
 *  of
 *    them. Nothing else is written.
 *  - A copy that is torn has a wrong sum, or cannot be read: the other one counts, as before.
 *  - When it is whole it is the later one, and with it everything is as it should be: all at once.
 * A save that broke off may do so again and again; free blocks stay free.
 * Numbers of the two copies differ by one, so they may turn over: the later is the one ahead by less than half.
 *
 * An unfinished game takes the entry its game has, or a free one, or, if the player agrees, that of the oldest one.
 * A save takes as many blocks as it needs: a game of chess of 66 moves each takes three. Three such games with names,
 * five that wait and are half as long, and the blocks to write one of them anew are 22. Where longer ones leave too
 * few, unfinished games of others give way, the oldest first, if the player agrees (blocks.c, SLOTS): they are out of
 * the
 * index, which is written for it, before anything is written over them. A save names its game by the name of its files,
 * and says how it was written (SAVE_VERSION), so a disk with other games reads it or says why not.
 */
#ifndef SHELL_SAVES_SAVE_FORMAT_H
#define SHELL_SAVES_SAVE_FORMAT_H

#include <stdint.h>

#include "plat/disk.h"
#include "shell/shell.h"

#define SAVE_FILE "SAVES" /* a DISK_DATA_FILE */
#define SAVE_VERSION 3
#define SAVE_NAMED 3      /* entries; then come */
#define SAVE_UNFINISHED 5
#define SAVE_ENTRIES 8
#define SAVE_TOTAL 26     /* sectors; the first two are the index, */
#define SAVE_FIRST 2      /* then come the blocks */
#define SAVE_HALF 13

/* What a copy begins with, and its sum (low, high) behind it. */
typedef struct {
    uint8_t version;
    uint8_t sequence;
    /* an entry each: */
    uint8_t sides[SAVE_ENTRIES];    /* that play; 0: there is no save; SAVE_OVER is added */
    uint8_t age[SAVE_ENTRIES];      /* the oldest unfinished game has the most */
    uint8_t turn[SAVE_ENTRIES];     /* the move as people count, from 1: one of each side together */
    uint8_t sum_low[SAVE_ENTRIES];  /* of the save */
    uint8_t sum_high[SAVE_ENTRIES];
    char game[SAVE_ENTRIES][SHELL_FILE]; /* the name of its files: zeros behind it */
    uint8_t first[SAVE_NAMED];      /* the first block of those that have a name, which is shown */
    uint8_t owners[SAVE_HALF];      /* of two sectors each, n in the low bits, SAVE_HALF + n in the high ones: an
                                        entry and 1, or 0: it is free */
} StoreIndex;
#define SAVE_OVER 0x80
#define SAVE_NEW 15 /* owner of what is being written, never on the disk */

/* A save: how it was written; its name and the variant of its rules, as GameInfo.rules has it (nothing: the standard),
 * with zeros behind them; how many moves (low, high); the position the game began with, with its end mark; two
 * bytes a move; then this. */
#define SAVE_NAME_AT 1
#define SAVE_NAME 8
#define SAVE_RULES_AT 9
#define SAVE_RULES 16
typedef struct {
    uint8_t level;
    uint8_t computers;  /* a bit a side */
    uint8_t resigned;   /* RECORD_RESIGNED, RECORD_AGREED */
    uint8_t is_kept;    /* 1: an unfinished game */
    uint16_t seed;      /* record_seed: what falls in a game with dice */
    uint8_t clocks[16]; /* clock_digits, of four sides */
} StoreEnd;
#define SAVE_FRAME (28 + sizeof(StoreEnd))

#endif
