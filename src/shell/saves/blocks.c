/* blocks.c: see blocks.h, and save_format.h for what is written where. */
#include "plat/machine.h"
#include "shell/saves/save_index.h"
#include "shell/screen/board.h"
#include "shell/saves/blocks.h"

static uint8_t at;      /* the byte of the block in hand that comes next */
static uint8_t is_writing;
/* of the blocks, as saves.owners has them, but a byte each: a row of the search, which is not under way */
#define owner_of path_lo
#define OTHERS (owner_of + SAVE_HALF)
static uint8_t own;     /* the entry of this game's unfinished game; SAVE_ENTRIES: there is none */

static const char *fault_line(void)
{
    if (disk_error == DISK_VERSION) {
        return "Saves of another version";
    }
    if (disk_error == DISK_FULL) {
        return "No room: saves too long";
    }
    if (is_writing && disk_error && disk_error != DISK_PROTECTED && disk_error != DISK_NO_ANSWER) {
        return "The disk cannot be written";
    }
    return disk_error ? machine_error_text() : 0;
}

/* ---- sectors ---- */

/* Before SECTOR is filled: its last bytes lead to the next sector of the file. They stay, or are made anew where the
 * drive is there and says that the sector is no good: a write may have broken off in it. */
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

/* Reads the index, and what the game in memory has there. 0, or the fault. */
static uint8_t begin(void)
{
    uint8_t i;
    uint8_t two; /* owners, as a byte of the index has them */
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
    write_sector();
}

/* ---- writing ---- */

/* All blocks of one owner get another: how many they are. */
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

/* The entry is empty, its blocks are free. */
static void drop(uint8_t entry)
{
    saves.sides[entry] = 0;
    hand_over(entry + 1, 0);
}

/* The entry of the oldest unfinished game of others to `oldest`; an empty one counts as so old. SAVE_ENTRIES: there is
 * none. */
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

static uint8_t dropped; /* unfinished games of others that have given way */

/* Whether the player has agreed that one more gives way, `oldest`: else disk_error says why not. */
static void ask_for_oldest(void)
{
    if (oldest == SAVE_ENTRIES) {
        disk_error = DISK_FULL;
    } else if (dropped == shell_gives_way) {
        shell_oldest = oldest;
        disk_error = DISK_ASKS;
    }
}

/* So many free blocks, and an entry for an unfinished game, at the cost of the oldest ones. Where only an entry is
 * missing the oldest game is on the disk until the new one is. */
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

/* A free block is the next one of the save. */
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

    at = 0; /* whatever comes of it: nothing in a part is 0 when it is loaded */
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

/* An entry for an unfinished game: its own, an empty one, or the oldest. It becomes the youngest; ages stay five
 * different numbers. */
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
    if (!disk_error) { /* else there may be no index, and nothing that is known of it */
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
    return fault_line();
}

const char *blocks_forget(void)
{
    if (!begin()) {
        if (own == SAVE_ENTRIES) {
            return 0;
        }
        drop(own);
        write_index();
    }
    return fault_line();
}
