/* fake_disk.c: see fake_disk.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "unit/fake_disk.h"
#include "unity.h"

const FakePlace fake_small = { 500, 23 << 2, 2 };
const FakePlace fake_large = { 1010, 0, 7 };
const FakePlace *fake_place;
uint8_t fake_disk[SAVE_TOTAL][DISK_SECTOR];
uint8_t fake_is_bad[SAVE_TOTAL];
uint8_t fake_is_gone;
uint8_t fake_writes;
uint8_t fake_cut_at, fake_cut_how, fake_lost_at;

uint8_t disk_find(const char *file, uint8_t kind)
{
    TEST_ASSERT_EQUAL_STRING(SAVE_FILE, file);
    TEST_ASSERT_EQUAL(DISK_DATA_FILE, kind);
    disk_first = FAKE_FIRST;
    disk_sectors = SAVE_TOTAL;
    disk_mark = fake_place->mark;
    disk_most = fake_place->most;
    return disk_error = fake_is_gone ? DISK_NO_ANSWER : 0;
}

static uint8_t *sector_of(uint16_t wanted)
{
    TEST_ASSERT_TRUE_MESSAGE(wanted >= FAKE_FIRST && wanted < FAKE_FIRST + SAVE_TOTAL,
        "a sector outside the file");
    return fake_disk[wanted - FAKE_FIRST];
}

uint8_t disk_read_sector(uint16_t wanted, uint8_t *to)
{
    uint8_t *from = sector_of(wanted);

    if (fake_lost_at && !--fake_lost_at) {
        fake_is_gone = 1;
    }
    disk_error = fake_is_gone ? DISK_NO_ANSWER : fake_is_bad[wanted - FAKE_FIRST] ? DISK_UNREADABLE : 0;
    if (!disk_error) {
        memcpy(to, from, DISK_SECTOR);
    }
    return disk_error;
}

uint8_t disk_write_sector(uint16_t wanted, const uint8_t *from)
{
    uint8_t *to = sector_of(wanted);

    TEST_ASSERT_FALSE_MESSAGE(fake_is_gone, "a write after an error");
    ++fake_writes;
    disk_error = 0;
    if (fake_writes != fake_cut_at || fake_cut_how == CUT_AFTER) {
        memcpy(to, from, DISK_SECTOR);
        fake_is_bad[wanted - FAKE_FIRST] = 0;
    }
    if (fake_writes == fake_cut_at) {
        fake_is_gone = 1;
        disk_error = DISK_NO_ANSWER;
        if (fake_cut_how == CUT_FIRST_HALF) {
            memcpy(to, from, DISK_SECTOR / 2);
        } else if (fake_cut_how == CUT_SECOND_HALF) {
            memcpy(to + DISK_SECTOR / 2, from + DISK_SECTOR / 2, DISK_SECTOR / 2);
        } else if (fake_cut_how == CUT_UNREADABLE) {
            fake_is_bad[wanted - FAKE_FIRST] = 1;
        }
    }
    return disk_error;
}

uint8_t disk_write_result(uint16_t wanted, const uint8_t *from)
{
    return disk_write_sector(wanted, from);
}

void fake_format(void)
{
    uint8_t n;
    uint16_t next;

    memset(fake_disk, 0, sizeof fake_disk);
    memset(fake_is_bad, 0, sizeof fake_is_bad);
    for (n = 0; n < SAVE_TOTAL; ++n) {
        next = n == SAVE_TOTAL - 1 ? 0 : FAKE_FIRST + n + 1;
        fake_disk[n][DISK_DATA] = (uint8_t)(fake_place->mark | next >> 8);
        fake_disk[n][DISK_DATA + 1] = (uint8_t)next;
        fake_disk[n][DISK_DATA + 2] = DISK_DATA;
    }
}

void fake_power_on(void)
{
    fake_is_gone = 0;
    fake_writes = 0;
    fake_cut_at = 0;
    fake_lost_at = 0;
    disk_error = 0;
}
