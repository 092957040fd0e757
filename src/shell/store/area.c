/* area.c: see area.h, and saves.h for what is written where. */
#include "plat/plat.h"
#include "shell/index.h"
#include "shell/store/area.h"

static uint8_t area;    /* where the save is */
static uint8_t at;      /* its byte that comes next */
static uint8_t is_writing;

static const char *fault_line(void)
{
    if (disk_fault == DISK_VERSION) {
        return "Saves of another version";
    }
    if (is_writing && disk_fault && disk_fault != DISK_PROTECTED && disk_fault != DISK_NO_ANSWER) {
        return "The disk cannot be written";
    }
    return disk_fault ? plat_fault_line() : 0;
}

/* ---- sectors ---- */

/* The drive is there and says that a sector is no good: a write may have broken off in it. */
static uint8_t is_torn(void)
{
    return disk_fault == DISK_UNREADABLE || disk_fault == DISK_GARBLED;
}

/* Before SECTOR is filled: its last bytes lead to the next sector of the file. They stay, or are made anew where they cannot
 * be read. */
static void keep_link(void)
{
    uint16_t next = disk_first + number + 1;

    if (read_sector() && is_torn()) {
        disk_fault = 0;
        if (number == STORE_TOTAL - 1) {
            next = 0;
        }
        SECTOR[DISK_DATA] = (uint8_t)(disk_number << 2 | next >> 8);
        SECTOR[DISK_DATA + 1] = (uint8_t)next;
        SECTOR[DISK_DATA + 2] = DISK_DATA;
    }
}

static void write_sector(void)
{
    if (!disk_fault) {
        is_writing = 1;
        disk_write_sector(disk_first + number, SECTOR);
    }
}

static void write_index(void)
{
    if (disk_fault) {
        return;
    }
    saves.version = STORE_VERSION;
    ++saves.sequence;
    number = saves_copy ^ 1;
    keep_link();
    memcpy(SECTOR, &saves, sizeof saves);
    sum_index();
    SECTOR[sizeof saves] = sum_low;
    SECTOR[sizeof saves + 1] = sum_high;
    write_sector();
}

/* ---- writing ---- */

/* The area that is no entry's. */
static void find_spare(void)
{
    uint8_t entry = STORE_ENTRIES;

    area = 0;
    while (entry--) {
        if (saves.sides[entry] && saves.area[entry] == area) {
            ++area;
            entry = STORE_ENTRIES; /* once more through all */
        }
    }
}

void area_begin(void)
{
    is_writing = 0;
    at = 0; /* whatever comes of it: nothing in a part is 0 when it is loaded */
    if (!read_index()) {
        find_spare();
        number = AREA_SECTOR(area);
        start_sum();
        keep_link();
    }
}

void area_put(uint8_t byte)
{
    if (at == DISK_DATA) {
        write_sector();
        at = 0;
        ++number;
        if (!disk_fault) {
            keep_link();
        }
    }
    SECTOR[at++] = byte;
    add_to_sum(byte);
}

/* The entry of the unfinished game of the game in memory; STORE_ENTRIES: there is none. */
static uint8_t find_unfinished(void)
{
    uint8_t entry;

    for (EVERY_UNFINISHED(entry)) {
        if (IS_GAME(entry, shell_entry.file)) {
            break;
        }
    }
    return entry;
}

/* An entry for an unfinished game: its own, a free one, or the oldest. It becomes the youngest; ages stay five different
 * numbers. */
static uint8_t take_unfinished(void)
{
    uint8_t taken = find_unfinished();
    uint8_t entry;

    if (taken == STORE_ENTRIES) {
        taken = STORE_NAMED;
        for (EVERY_UNFINISHED(entry)) {
            if (saves.sides[taken] && (!saves.sides[entry] || saves.age[entry] > saves.age[taken])) {
                taken = entry;
            }
        }
    }
    for (EVERY_UNFINISHED(entry)) {
        if (entry != taken && saves.age[entry] <= saves.age[taken]) {
            ++saves.age[entry];
        }
    }
    saves.age[taken] = 0;
    return taken;
}

const char *area_end(uint8_t entry, uint8_t sides, uint8_t turn)
{
    write_sector();
    if (entry == STORE_ENTRIES) {
        entry = take_unfinished();
    }
    saves.sides[entry] = sides;
    saves.area[entry] = area;
    saves.turn[entry] = turn;
    saves.sum_low[entry] = sum_low;
    saves.sum_high[entry] = sum_high;
    memcpy(saves.game[entry], shell_entry.file, SHELL_FILE);
    write_index();
    return fault_line();
}

const char *area_forget(void)
{
    uint8_t entry;

    is_writing = 0;
    if (!read_index()) {
        entry = find_unfinished();
        if (entry == STORE_ENTRIES) {
            return 0;
        }
        saves.sides[entry] = 0;
        write_index();
    }
    return fault_line();
}
