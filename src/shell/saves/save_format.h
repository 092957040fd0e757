/* save_format.h: saved games on the disk, in the file SAVES.DAT. The overlays MENU, LOADGAME, SLOTS, GAMESAVE and
 * RESULTS and the host command `trog saves` use it.
 *
 * The file has two copies of an index, one sector each, and 24 blocks of one sector for eight saves: three that the
 * player names (entries 0 to 2), and the unfinished games (autosaves) of five different games. For each block the index
 * says which entry it belongs to, or that it is free. The blocks of a save are in ascending order. Of two copies with
 * a right checksum the later one counts, by its sequence number.
 *
 * Saving writes the game to free blocks, then the new index over the copy that does not count. The old blocks of the
 * entry are free from then on; nothing is ever copied. The autosave of a game that has ended is removed from the index.
 * So an interruption at any moment loses at most the save that was being written:
 *  - Before the index is written, the valid copy and all its blocks are unchanged: only free blocks are written.
 *  - A half-written copy has a wrong checksum or cannot be read: the other copy counts, as before.
 *  - Once the new copy is complete it is the later one, and all its blocks are complete.
 * Interrupted saves never use up blocks. The sequence numbers of the copies differ by one and may wrap around: the
 * later copy is the one ahead by less than half the range.
 *
 * An autosave takes the entry that its game already has, or a free one, or, if the player agrees, the oldest one.
 * A save takes as many blocks as it needs: three for a chess game of 66 moves by each side. Three such named saves,
 * five autosaves of half that length and the free blocks to write one of them again take 22 blocks. If longer games
 * leave too few blocks, the oldest autosaves of other games are removed, if the player agrees (blocks.c, slots.c). The
 * index without them is written before their blocks are overwritten. The index names the files of each save's game, and
 * every save has a version number (SAVE_VERSION): so a disk with other games can read it or say why not.
 */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_SAVES_SAVE_FORMAT_H
#define SHELL_SAVES_SAVE_FORMAT_H

#include <stdint.h>

#include "engine/level.h"
#include "plat/disk.h"
#include "shell/shell.h"

#define SAVE_FILE "SAVES" /* its kind is DISK_DATA_FILE */
#define SAVE_VERSION 3
#define SAVE_NAMED 3      /* entries that the player names, */
#define SAVE_UNFINISHED 5 /* entries of autosaves, which come after them, */
#define SAVE_ENTRIES 8    /* and all entries */
#define SAVE_TOTAL 26     /* sectors: two copies of the index, then the blocks */
#define SAVE_FIRST 2      /* sector of the first block */
#define SAVE_HALF 13      /* half of SAVE_TOTAL */

/* The index. A checksum (low, high) follows it in its sector. */
typedef struct {
    uint8_t version;
    uint8_t sequence;
    /* one value for each entry: */
    uint8_t sides[SAVE_ENTRIES];    /* number of sides, with SAVE_OVER if the game is over; 0: no save */
    uint8_t age[SAVE_ENTRIES];      /* 0 for the newest unfinished game, more for older ones */
    uint8_t turn[SAVE_ENTRIES];     /* move number as players count: one move of each side, from 1 */
    uint8_t sum_low[SAVE_ENTRIES];  /* checksum of the save */
    uint8_t sum_high[SAVE_ENTRIES];
    char game[SAVE_ENTRIES][SHELL_FILE]; /* the name of the game's files, padded with zeros */
    uint8_t first[SAVE_NAMED];      /* first block of each named save; it holds the name */
    /* Owner of each sector: entry + 1, or 0 if it is free. Byte n has sector n in its low four bits and sector
     * SAVE_HALF + n in its high ones. */
    uint8_t owners[SAVE_HALF];
} SaveIndex;
#define SAVE_PLAYER_AT (sizeof(SaveIndex) + 2) /* offset in the sector of shell_player, after the checksum */
#define SAVE_OVER 0x80
#define SAVE_NEW 15 /* owner of a save that is being written; never on the disk */
#define SAVE_RESULTS 14 /* owner of the block of results */

/* The results of games of one person against the computer: records by game and level, the one counted last first, then
 * empty ones. If all are used, the oldest one is replaced. A checksum follows at the same place as that of the
 * index. New results go to a free block, then the index is written, as for a save. Results that are not on the disk yet
 * are in shell_results. */
#define RESULT_BYTES 5 /* a record: the key, low and high, whose high byte is 0 if the record is empty; */
#define RESULT_WON 2   /* then the number of games that the person has won, */
#define RESULT_LOST 3
#define RESULT_DRAWN 4
#define RESULT_MOST 99 /* the largest of these numbers */
#define RESULTS_BYTES (24 * RESULT_BYTES)
#define RESULT_LEVEL 0x1F /* bits of the level in byte 1 of a record */
/* A record with this level is the puzzles of a game that are solved: a bit for each, from byte RESULT_WON on. It is
 * never replaced. */
#define RESULT_PUZZLES 0x1F
#define RESULT_LEVEL_OF(level) ((uint8_t)((level) >= LEVEL_RANDOM ? (level) - (LEVEL_RANDOM - 16) : (level)))

/* A save consists of: the version; its name and the variant of its rules (as in GameInfo.rules; empty: standard),
 * padded with zeros; the number of moves (low, high); the start position as text with a terminating 0; two bytes for
 * each move; then a SaveEnd. */
#define SAVE_NAME_AT 1
#define SAVE_NAME 8
#define SAVE_RULES_AT 9
#define SAVE_RULES 16
typedef struct {
    uint8_t level;
    uint8_t computers;  /* one bit for each side, bit 0 for the first. 1: the computer plays it */
    uint8_t resigned;   /* record_resigned: 0, RECORD_RESIGNED or RECORD_AGREED */
    uint8_t is_kept;    /* 1: an autosave */
    uint16_t seed;      /* record_seed: determines the rolls of a game with dice */
    uint8_t clocks[16]; /* clock_digits of four sides */
} SaveEnd;
#define SAVE_FRAME (28 + sizeof(SaveEnd)) /* bytes of a save without the moves and the text of the start position */

#endif
