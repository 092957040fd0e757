/* blocks.c: the index and the blocks of SAVES.DAT (save_format.h). write.c calls blocks_begin, blocks_put for every
 * byte, then blocks_end. In the overlay GAMESAVE. */
/* SPDX-License-Identifier: MIT */
#include "plat/machine.h"
#include "shell/saves/save_index.h"
#include "shell/screen/board.h"
#include "shell/saves/blocks.h"
#include "texts/shell.h"

static uint8_t at;      /* next byte of the current block */
static uint8_t is_writing;
/* Owner of each sector, one byte each: saves.owners unpacked. It uses an array of the search, which is not running. */
#define owner_of path_lo
#define OTHERS (owner_of + SAVE_HALF) /* the sectors in the high bits of saves.owners */
static uint8_t own;     /* entry of the loaded game's autosave; SAVE_ENTRIES: none */

/* Returns the message for disk_error, or 0 without an error. A write-protected disk and a drive that does not answer
 * have their own messages; after any other error of writing the message says only that the disk cannot be written. */
static const char *error_line(void)
{
    if (disk_error == DISK_VERSION) {
        return TEXT_SAVES_VERSION;
    }
    if (disk_error == DISK_FULL) {
        return TEXT_SAVES_FULL;
    }
    if (disk_error == DISK_PROTECTED) {
        return TEXT_SAVES_PROTECTED;
    }
    if (is_writing && disk_error && disk_error != DISK_NO_ANSWER) {
        return TEXT_SAVES_UNWRITABLE;
    }
    return disk_error ? machine_error_text() : 0;
}

/* ---- sectors ---- */

/* Call it before SECTOR is filled with new data. The last bytes of a sector are its link to the next sector of the file
 * and must stay the same, so this function reads sector `number`. If an interrupted write has made the sector
 * unreadable, the link is rebuilt. */
static void keep_link(void)
{
    uint16_t next = disk_first + number + 1;

    if (read_sector() == DISK_UNREADABLE || disk_error == DISK_GARBLED) {
        disk_error = 0;
        if (number == SAVE_TOTAL - 1) {
            next = 0;
        }
        SECTOR[DISK_DATA] = (char)(disk_mark | next >> 8);
        SECTOR[DISK_DATA + 1] = (char)next;
        SECTOR[DISK_DATA + 2] = DISK_DATA;
    }
}

static void write_sector(void)
{
    if (!disk_error) {
        is_writing = 1;
        disk_write_sector(disk_first + number, (const uint8_t *)SECTOR);
    }
}

/* Reads the index, unpacks it to owner_of, and sets `own`. Returns 0 or the disk error. */
static uint8_t begin(void)
{
    uint8_t i;
    uint8_t two; /* two owners in a byte of the index */
    uint8_t other;

    is_writing = 0;
    if (!read_index()) {
        for (i = 0; i < SAVE_HALF; ++i) {
            two = saves.owners[i];
            other = two >> 4;
            OTHERS[i] = other;
            two &= 15;
            owner_of[i] = two;
        }
        for (EVERY_UNFINISHED(own)) {
            if (IS_GAME(own, shell_entry.file)) {
                break;
            }
        }
    }
    return disk_error;
}

static void write_index(void)
{
    uint8_t i;
    uint8_t two;

    for (i = 0; i < SAVE_HALF; ++i) {
        two = (uint8_t)(OTHERS[i] << 4);
        two |= owner_of[i];
        saves.owners[i] = two;
    }
    saves.version = SAVE_VERSION;
    ++saves.sequence;
    number = saves_copy ^ 1;
    keep_link();
    memcpy(SECTOR, &saves, sizeof saves);
    sum_index();
    SECTOR[sizeof saves] = (char)sum_low;
    SECTOR[sizeof saves + 1] = (char)sum_high;
    SECTOR[SAVE_PLAYER_AT] = (char)shell_player;
    write_sector();
}

/* ---- writing ---- */

/* Gives all blocks of one owner to another. Returns their number. */
static uint8_t hand_over(uint8_t from, uint8_t to)
{
    uint8_t blocks = 0;

    for (number = SAVE_FIRST; number < SAVE_TOTAL; ++number) {
        if (owner_of[number] == from) {
            owner_of[number] = to;
            ++blocks;
        }
    }
    return blocks;
}

/* Empties the entry and frees its blocks. */
static void drop(uint8_t entry)
{
    saves.sides[entry] = 0;
    hand_over(entry + 1, 0);
}

/* find_oldest sets this to the entry of the oldest autosave, leaving out that of the loaded game; SAVE_ENTRIES: none.
 * Its argument `empty` is the age that an empty entry counts as: 255 prefers empty entries, 0 excludes them. */
static uint8_t oldest;

static void find_oldest(uint8_t empty)
{
    uint8_t most = 0;
    uint8_t entry;
    uint8_t age;

    oldest = SAVE_ENTRIES;
    for (EVERY_UNFINISHED(entry)) {
        age = empty;
        if (saves.sides[entry]) {
            age = saves.age[entry];
            ++age;
        }
        if (entry != own && most < age) {
            most = age;
            oldest = entry;
        }
    }
}

static uint8_t dropped; /* number of unfinished games removed so far */

/* Call it before the autosave `oldest` is replaced. Sets disk_error to DISK_FULL if there is none, or to DISK_ASKS if
 * the player has not yet agreed to replace it. */
static void ask_for_oldest(void)
{
    if (oldest == SAVE_ENTRIES) {
        disk_error = DISK_FULL;
    } else if (dropped == shell_replaceable) {
        shell_oldest = oldest;
        disk_error = DISK_ASKS;
    }
}

/* Makes sure that this number of blocks is free, and an entry for an autosave, by removing the oldest unfinished games.
 * If only the entry is missing, the game to be replaced stays on the disk until the new save is complete. */
static void make_room(uint8_t blocks, uint8_t is_unfinished)
{
    dropped = 0;
    if (is_unfinished && own == SAVE_ENTRIES) {
        find_oldest(255);
        if (saves.sides[oldest]) {
            ask_for_oldest();
        }
    }
    while (hand_over(0, 0) < blocks) {
        find_oldest(0);
        ask_for_oldest();
        if (disk_error) {
            return;
        }
        drop(oldest);
        ++dropped;
    }
    if (dropped && !disk_error) {
        write_index();
        saves_copy = number;
    }
}

/* Takes the first free block for the next bytes. */
static void take_block(void)
{
    at = 0;
    number = SAVE_FIRST;
    while (owner_of[number]) {
        ++number;
    }
    owner_of[number] = SAVE_NEW;
    keep_link();
}

void blocks_begin(uint16_t bytes, uint8_t is_unfinished)
{
    uint16_t left = bytes;
    uint8_t blocks;

    at = 0; /* variables of an overlay are not cleared by loading it */
    if (!begin()) {
        for (blocks = 1; left > DISK_DATA; left -= DISK_DATA) {
            ++blocks;
        }
        make_room(blocks, is_unfinished);
        start_sum();
        if (!disk_error) {
            take_block();
        }
    }
}

void blocks_put(uint8_t byte)
{
    if (at == DISK_DATA) {
        write_sector();
        if (!disk_error) {
            take_block();
        } else {
            at = 0;
        }
    }
    SECTOR[at] = (char)byte;
    ++at;
    add_to_sum(byte);
}

/* Returns the entry for an autosave: the game's own, an empty one, or the oldest. It gets age 0; all entries that were
 * not older than it become older by 1. */
static uint8_t take_unfinished(void)
{
    uint8_t taken = own;
    uint8_t entry;
    uint8_t age;
    uint8_t other;

    if (taken == SAVE_ENTRIES) {
        find_oldest(255);
        taken = oldest;
    }
    age = saves.age[taken];
    for (EVERY_UNFINISHED(entry)) {
        other = saves.age[entry];
        if (entry != taken && other <= age) {
            ++other;
            saves.age[entry] = other;
        }
    }
    saves.age[taken] = 0;
    return taken;
}

const char *blocks_end(uint8_t entry, uint8_t sides, uint8_t turn)
{
    write_sector();
    if (!disk_error) { /* else the index may not have been read */
        if (entry == SAVE_ENTRIES) {
            entry = take_unfinished();
        }
        drop(entry);
        if (entry < SAVE_NAMED) {
            number = SAVE_FIRST;
            while (owner_of[number] != SAVE_NEW) {
                ++number;
            }
            saves.first[entry] = number;
        }
        hand_over(SAVE_NEW, entry + 1);
        saves.sides[entry] = sides;
        saves.turn[entry] = turn;
        saves.sum_low[entry] = sum_low;
        saves.sum_high[entry] = sum_high;
        memcpy(saves.game[entry], shell_entry.file, SHELL_FILE);
        write_index();
    }
    return error_line();
}
