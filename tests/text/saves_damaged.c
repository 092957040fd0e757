/* saves_damaged.c: forges saves on a disk, with right checksums. Called by saves.sh.
 *
 *   saves_damaged DISK poke SLOT AT BYTE...          changes bytes of a save, from AT on
 *   saves_damaged DISK unfinished SLOT ENTRY GAME    makes the save of slot 1 to 3 the unfinished game of entry 4 to 8
 *   saves_damaged DISK try SLOT TIMES SEED TROG      random damage: TROG must list, get, or refuse in one line
 */
/* SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../../tools/build/atr.h"
#include "shell/saves/save_format.h"

#define SUM_START 0x54
#define SAVE_MOST (SAVE_TOTAL * DISK_DATA)

static uint8_t image[ATR_HEADER_BYTES + LARGE_SECTORS * SECTOR_BYTES];
static uint8_t whole[sizeof image];
static size_t image_bytes;

static void fail(const char *what)
{
    fprintf(stderr, "saves: %s\n", what);
    exit(2);
}

/* ---- the disk ---- */

static uint8_t *sector_at(unsigned sector)
{
    return image + ATR_HEADER_BYTES + (size_t)(sector - 1) * SECTOR_BYTES;
}

static void read_disk(const char *name)
{
    FILE *file = fopen(name, "rb");

    if (!file) {
        fail("the disk cannot be read");
    }
    image_bytes = fread(image, 1, sizeof image, file);
    fclose(file);
}

static void write_disk(const char *name)
{
    FILE *file = fopen(name, "wb");

    if (!file || fwrite(image, 1, image_bytes, file) != image_bytes || fclose(file)) {
        fail("the disk cannot be written");
    }
}

static unsigned first_sector; /* of SAVES.DAT, whose sectors are consecutive */

static void find_saves(void)
{
    unsigned n;
    const uint8_t *entry;

    for (n = 0; n < ENTRIES; ++n) {
        entry = sector_at(DIRECTORY_SECTOR + n / ENTRIES_A_SECTOR) + n % ENTRIES_A_SECTOR * ENTRY_BYTES;
        if (memcmp(entry + ENTRY_NAME_AT, "SAVES   DAT", 11) == 0) {
            first_sector = entry[ENTRY_FIRST_AT] | (unsigned)entry[ENTRY_FIRST_AT + 1] << 8;
            return;
        }
    }
    fail("no SAVES.DAT");
}

/* ---- checksums ---- */

static uint8_t sum_low;
static uint8_t sum_high;

static void sum(const uint8_t *bytes, size_t length)
{
    sum_low = SUM_START;
    sum_high = 0;
    while (length--) {
        sum_low = (uint8_t)(sum_low + *bytes++);
        sum_high = (uint8_t)(sum_high + sum_low);
    }
}

/* ---- the index and one save ---- */

static SaveIndex index_now;
static uint8_t *index_place;
static uint8_t save[SAVE_MOST + 1];
static size_t save_room;

/* Reads the index from the newer of its two copies. */
static void read_index(void)
{
    uint8_t *one = sector_at(first_sector);
    uint8_t *two = sector_at(first_sector + 1);

    index_place = !two[0] || (one[0] && (uint8_t)(one[1] - two[1]) < 0x80) ? one : two;
    memcpy(&index_now, index_place, sizeof index_now);
}

static void write_index(void)
{
    memcpy(index_place, &index_now, sizeof index_now);
    sum(index_place, sizeof index_now);
    index_place[sizeof index_now] = sum_low;
    index_place[sizeof index_now + 1] = sum_high;
}

static unsigned owner(unsigned n)
{
    return n < SAVE_HALF ? index_now.owners[n] & 15 : index_now.owners[n - SAVE_HALF] >> 4;
}

static void set_owner(unsigned n, unsigned who)
{
    uint8_t *two = index_now.owners + n % SAVE_HALF;

    *two = (uint8_t)(n < SAVE_HALF ? (*two & 0xF0) | who : (*two & 15) | who << 4);
}

/* Copies the blocks of an entry to `save`, or if is_write, from `save` to the blocks. */
static void copy_save(unsigned entry, int is_write)
{
    unsigned n;

    save_room = 0;
    for (n = SAVE_FIRST; n < SAVE_TOTAL; ++n) {
        if (owner(n) == entry + 1) {
            if (is_write) {
                memcpy(sector_at(first_sector + n), save + save_room, DISK_DATA);
            } else {
                memcpy(save + save_room, sector_at(first_sector + n), DISK_DATA);
            }
            save_room += DISK_DATA;
        }
    }
}

static size_t moves_at(void)
{
    size_t at = SAVE_RULES_AT + SAVE_RULES + 2;

    while (at < save_room && save[at]) {
        ++at;
    }
    return at + 1;
}

static unsigned move_total(void)
{
    return save[SAVE_RULES_AT + SAVE_RULES] | (unsigned)save[SAVE_RULES_AT + SAVE_RULES + 1] << 8;
}

static size_t save_length(void)
{
    size_t length = moves_at() + 2 * move_total() + sizeof(SaveEnd);

    return length < save_room ? length : save_room;
}

static void write_save(unsigned entry)
{
    sum(save, save_length());
    index_now.sum_low[entry] = sum_low;
    index_now.sum_high[entry] = sum_high;
    copy_save(entry, 1);
    write_index();
}

/* ---- damage ---- */

static uint64_t dice;

static unsigned roll(size_t sides)
{
    dice ^= dice << 13;
    dice ^= dice >> 7;
    dice ^= dice << 17;
    return (unsigned)(dice % sides);
}

/* Returns a random move of the save, inside the buffer even if earlier damage has made the move count too large. */
static uint8_t *any_move(void)
{
    size_t at = moves_at() + 2 * roll(move_total() + 1);

    return save + (at < SAVE_MOST - 1 ? at : SAVE_MOST - 1);
}

static void hurt_move(void)
{
    uint8_t *one = any_move();
    const uint8_t *other = any_move();

    switch (roll(4)) {
    case 0:
        one[0] = (uint8_t)roll(256);
        one[1] = (uint8_t)roll(256);
        break;
    case 1:
        one[roll(2)] ^= (uint8_t)(1 << roll(8));
        break;
    case 2:
        one[0] = other[0];
        one[1] = other[1];
        break;
    default:
        one[roll(2)] = (uint8_t)roll(256);
        break;
    }
}

static void hurt(unsigned entry)
{
    switch (roll(8)) {
    case 0:
        save[roll(save_length())] = (uint8_t)roll(256);
        break;
    case 1:
        save[SAVE_RULES_AT + roll(SAVE_RULES + 2)] ^= (uint8_t)(1 << roll(8));
        break;
    case 2:
        save[SAVE_RULES_AT + SAVE_RULES + 2 + roll(40)] = (uint8_t)(roll(3) ? ' ' + roll(95) : 0);
        break;
    case 3:
        ((uint8_t *)&index_now)[2 + roll(sizeof index_now - 2)] ^= (uint8_t)(1 << roll(8));
        if (roll(2)) {
            index_now.sides[entry] = 2;
        }
        break;
    default:
        hurt_move();
        break;
    }
}

/* ---- the command ---- */

/* Returns 1 if TROG succeeds, or ends with status 2 and one line of output. */
static int runs_well(const char *trog, const char *disk, const char *slot)
{
    char said[4096];
    int back[2];
    int status;
    size_t length = 0;
    ssize_t got;
    pid_t child;

    if (pipe(back)) {
        fail("no pipe");
    }
    child = fork();
    if (child == 0) {
        int nothing = open("/dev/null", O_WRONLY);

        dup2(nothing, 1);
        dup2(back[1], 2);
        if (slot) {
            execl(trog, trog, "saves", disk, "get", slot, (char *)0);
        } else {
            execl(trog, trog, "saves", disk, (char *)0);
        }
        _exit(127);
    }
    close(back[1]);
    while (length + 1 < sizeof said && (got = read(back[0], said + length, sizeof said - 1 - length)) > 0) {
        length += (size_t)got;
    }
    close(back[0]);
    said[length] = 0;
    waitpid(child, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 0 && !length) {
        return 1;
    }
    if (WIFEXITED(status) && WEXITSTATUS(status) == 2 && strncmp(said, "trog: ", 6) == 0
        && strchr(said, '\n') == said + length - 1) {
        return 1;
    }
    printf("FAILED status %x: %.1500s\n", (unsigned)status, said);
    return 0;
}

static int try_damage(const char *disk, unsigned entry, unsigned times, const char *trog)
{
    char copy[500];
    char slot[] = { (char)('1' + entry), 0 };
    unsigned passed = 0;
    unsigned n;
    unsigned hurts;

    snprintf(copy, sizeof copy, "%s.hurt", disk);
    memcpy(whole, image, image_bytes);
    for (n = 0; n < times && n - passed < 3; ++n) {
        memcpy(image, whole, image_bytes);
        read_index();
        copy_save(entry, 0);
        for (hurts = 1 + roll(3) / 2; hurts; --hurts) {
            hurt(entry);
        }
        write_save(entry);
        write_disk(copy);
        passed += (unsigned)(runs_well(trog, copy, slot) && (n % 8 || runs_well(trog, copy, 0)));
    }
    printf("%u passed, %u failed\n", passed, n - passed);
    return passed != times;
}

static void make_unfinished(unsigned slot, unsigned entry, const char *game)
{
    unsigned n;

    for (n = SAVE_FIRST; n < SAVE_TOTAL; ++n) {
        if (owner(n) == slot + 1) {
            set_owner(n, entry + 1);
        }
    }
    index_now.sides[entry] = index_now.sides[slot] & (uint8_t)~SAVE_OVER;
    index_now.sides[slot] = 0;
    index_now.age[entry] = (uint8_t)(entry - SAVE_NAMED);
    index_now.turn[entry] = index_now.turn[slot];
    index_now.sum_low[entry] = index_now.sum_low[slot];
    index_now.sum_high[entry] = index_now.sum_high[slot];
    memset(index_now.game[entry], 0, SHELL_FILE);
    for (n = 0; n < SHELL_FILE && game[n]; ++n) {
        index_now.game[entry][n] = game[n];
    }
    write_index();
}

int main(int count, char **words)
{
    unsigned entry;
    int i;

    if (count < 5) {
        fail("DISK poke SLOT AT BYTE... | unfinished SLOT ENTRY GAME | try SLOT TIMES SEED TROG");
    }
    read_disk(words[1]);
    find_saves();
    read_index();
    entry = (unsigned)atoi(words[3]) - 1;
    copy_save(entry, 0);
    if (strcmp(words[2], "try") == 0 && count == 7) {
        dice = 88172645463325252ULL + strtoul(words[5], 0, 10) * 7919;
        return try_damage(words[1], entry, (unsigned)atoi(words[4]), words[6]);
    }
    if (strcmp(words[2], "unfinished") == 0 && count == 6) {
        make_unfinished(entry, (unsigned)atoi(words[4]) - 1, words[5]);
    } else {
        for (i = 5; i < count; ++i) {
            save[atoi(words[4]) + i - 5] = (uint8_t)strtoul(words[i], 0, 0);
        }
        write_save(entry);
    }
    write_disk(words[1]);
    return 0;
}
