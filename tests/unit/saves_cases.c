/* saves_cases.c: single cases for saves.c: long games, damage, a full disk, an unreadable index, sectors of other
 * files. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/record.h"
#include "host/saves.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "shell/saves/save_index.h"
#include "shell/saves/load.h"
#include "shell/saves/write.h"
#include "shell/turn.h"
#include "unit/fake_disk.h"
#include "unit/write_overlay.h"
#include "unit/saves.h"
#include "unity.h"

/* ---- lengths ---- */

/* Saves a game with as many moves as a game may have. */
void test_lengths(void)
{
    uint16_t most = record_most;
    uint16_t n;

    name_game(1);
    turn_new_game();
    for (n = 0; n < most; ++n) {
        move = n * 259u;
        record_append();
    }
    TEST_ASSERT_NULL(keep());
    TEST_ASSERT_EQUAL(0, read_index());
    TEST_ASSERT_EQUAL(2, saves.sides[SAVE_NAMED]);
    TEST_ASSERT_EQUAL(most / 2 + 1 > 255 ? 255 : most / 2 + 1, saves.turn[SAVE_NAMED]);
}

/* ---- errors ---- */

static void keep_one(uint8_t game)
{
    name_game(game);
    play_game(2);
    TEST_ASSERT_NULL(keep());
}

/* Another version or a sector of another file: an error message, and nothing is written. A save with a wrong byte is
 * not loaded. Loading a good save asks the player first if there is a game on the board. */
void test_refusals(void)
{
    keep_one(1);
    keep_one(2);
    fake_writes = 0;
    fake_disk[0][0] = SAVE_VERSION + 1;
    TEST_ASSERT_EQUAL_STRING("Saved by another version", keep());
    fake_disk[0][0] = SAVE_VERSION;
    fake_disk[0][DISK_DATA] ^= 4;
    fake_disk[1][DISK_DATA] ^= 4;
    TEST_ASSERT_NOT_NULL(keep());
    TEST_ASSERT_EQUAL(0, fake_writes);
    fake_disk[0][DISK_DATA] ^= 4;
    fake_disk[1][DISK_DATA] ^= 4;
    TEST_ASSERT_EQUAL(0, read_index());
    for (number = SAVE_FIRST; OWNER != SAVE_NAMED + 1; ++number) {
    }
    name_game(1);
    fake_disk[number][SAVE_RULES_AT + SAVE_RULES + 4] ^= 1; /* a character of the position */
    load_run(SAVE_NAMED);
    TEST_ASSERT_NOT_NULL(saves_said);
    saves_said = 0;
    fake_disk[number][SAVE_RULES_AT + SAVE_RULES + 4] ^= 1;
    fake_disk[number][60] ^= 1; /* after the moves */
    play_game(3);
    load_run(SAVE_NAMED);
    TEST_ASSERT_EQUAL_STRING("This save is damaged", saves_said);
    TEST_ASSERT_EQUAL_MESSAGE(3, record_count, "the game on the board is gone");
    TEST_ASSERT_EQUAL_MESSAGE(0, shell_pending_event, "the player is asked about a damaged save");
    saves_said = 0;
    fake_disk[number][60] ^= 1;
    load_run(SAVE_NAMED);
    TEST_ASSERT_NULL(saves_said);
    TEST_ASSERT_EQUAL_MESSAGE(3, record_count, "the game on the board was replaced before the player was asked");
    TEST_ASSERT_EQUAL(EVENT_LOAD, shell_pending_event);
    shell_pending_event = 0;
    record_count = 0;
    load_run(SAVE_NAMED);
    TEST_ASSERT_NULL(saves_said);
    TEST_ASSERT_EQUAL(0, shell_pending_event);
    TEST_ASSERT_EQUAL(2, record_count);
}

/* ---- space ---- */

/* Leaves only this block free: all other free blocks are assigned to a named entry. */
static void take_all_but(uint8_t block)
{
    TEST_ASSERT_EQUAL(0, read_index());
    for (number = SAVE_FIRST; number < SAVE_TOTAL; ++number) {
        if (!OWNER && number != block) {
            saves.owners[number % SAVE_HALF] |= number < SAVE_HALF ? 1 : 0x10;
        }
    }
    saves.sides[0] = 2;
    memcpy(SECTOR, &saves, sizeof saves);
    sum_index();
    memcpy(fake_disk[saves_copy], SECTOR, sizeof saves);
    fake_disk[saves_copy][sizeof saves] = sum_low;
    fake_disk[saves_copy][sizeof saves + 1] = sum_high;
}

static void take_all(void)
{
    take_all_but(0);
}

/* Returns 1 if the unfinished game of this kind is on the disk and can be loaded. */
static uint8_t is_kept(uint8_t game)
{
    uint8_t entry;

    name_game(game);
    for (EVERY_UNFINISHED(entry)) {
        if (IS_GAME(entry, shell_entry.file)) {
            saves_said = 0;
            record_count = 0;
            load_run(entry);
            TEST_ASSERT_NULL_MESSAGE(saves_said, "an existing save cannot be loaded");
            return record_count == 2;
        }
    }
    return 0;
}

static uint8_t is_kept_now(uint8_t game)
{
    TEST_ASSERT_EQUAL(0, read_index());
    return is_kept(game);
}

/* When space is short, a save replaces the oldest unfinished games of other kinds. It never replaces a named save or
 * the unfinished game of its own kind. */
void test_room(void)
{
    keep_one(1);
    keep_one(2);
    keep_one(3);
    take_all();
    keep_one(3); /* the old one stays until the new one is written */
    TEST_ASSERT_FALSE(is_kept_now(1));
    TEST_ASSERT_TRUE(is_kept_now(2));
    TEST_ASSERT_TRUE(is_kept_now(3));
    keep_one(4); /* in the space of the first save of game 3 */
    TEST_ASSERT_TRUE(is_kept_now(2));
    take_all();
    keep_one(2);
    TEST_ASSERT_TRUE(is_kept_now(2));
    TEST_ASSERT_FALSE(is_kept_now(3)); /* the oldest of another kind */
    TEST_ASSERT_TRUE(is_kept_now(4));
    take_all();
    keep_one(2);
    TEST_ASSERT_FALSE(is_kept_now(4));
    take_all();
    name_game(2);
    play_game(1);
    fake_writes = 0;
    TEST_ASSERT_EQUAL_STRING("No room left for saves", keep());
    TEST_ASSERT_EQUAL(0, fake_writes);
    TEST_ASSERT_TRUE(is_kept_now(2));
    TEST_ASSERT_EQUAL(2, saves.sides[0]);
}

/* A power cut while an old save is replaced: the old save is complete or gone, other saves are unchanged, the new save
 * is complete or absent. */
void test_cuts_in_room(void)
{
    static uint8_t before[SAVE_TOTAL][DISK_SECTOR];
    uint8_t at;
    uint8_t how;

    keep_one(1);
    keep_one(2);
    take_all();
    memcpy(before, fake_disk, sizeof before);
    for (at = 1; at <= 3; ++at) { /* the index, the save, the index */
        for (how = 0; how < CUT_KINDS; ++how) {
            memcpy(fake_disk, before, sizeof fake_disk);
            memset(fake_is_bad, 0, sizeof fake_is_bad);
            power_on();
            name_game(3);
            play_game(2);
            fake_cut_at = at;
            fake_cut_how = how;
            TEST_ASSERT_NOT_NULL(keep());
            TEST_ASSERT_EQUAL(at, fake_writes);
            power_on();
            TEST_ASSERT_EQUAL(at == 1 && how != CUT_AFTER, is_kept_now(1));
            TEST_ASSERT_TRUE(is_kept_now(2));
            TEST_ASSERT_EQUAL(at == 3 && how == CUT_AFTER, is_kept_now(3));
            check_links();
        }
    }
}

/* Both copies of the index are unreadable: nothing is overwritten. */
void test_unreadable_index(void)
{
    keep_one(1);
    fake_writes = 0;
    fake_is_bad[0] = 1;
    fake_is_bad[1] = 1;
    TEST_ASSERT_NOT_NULL(keep());
    TEST_ASSERT_EQUAL(0, fake_writes);
    fake_is_bad[1] = 0;
    keep_one(2); /* one copy is enough; the other is repaired */
    TEST_ASSERT_EQUAL(0, fake_is_bad[0]);
}

/* Without a drive there is no index: old memory contents are not used, and nothing is written. */
void test_no_index(void)
{
    uint8_t rounds = 0;

    name_game(1);
    play_game(2);
    fake_is_gone = 1;
    do {
        TEST_ASSERT_EQUAL_STRING("some error", keep());
        TEST_ASSERT_FALSE(overlay_has_index());
    } while (++rounds);
    save();
    TEST_ASSERT_FALSE(overlay_has_index());
    TEST_ASSERT_EQUAL(0, fake_writes);
}

/* A sector of another file, or an invalid link, is not accepted as part of the file. */
static void try_stray(uint8_t difference)
{
    power_on();
    fake_format();
    keep_one(1);
    fake_writes = 0;
    fake_disk[0][DISK_DATA] ^= difference;
    fake_disk[1][DISK_DATA] ^= difference;
    TEST_ASSERT_NOT_NULL(keep());
    TEST_ASSERT_EQUAL(DISK_LINK, disk_error);
    TEST_ASSERT_EQUAL(0, fake_writes);
}

void test_stray_sectors(void)
{
    try_stray(4);
    try_stray(0x80);
    fake_place = &fake_large;
    try_stray(8);
    try_stray(0x80);
}

/* Blocks on both sides of sector 1,024, and a link that is rebuilt. */
void test_large_disk(void)
{
    fake_place = &fake_large;
    fake_format();
    test_lengths();
    fake_format();
    test_unreadable_index();
}

/* A broken write leaves an unreadable sector: the next save there rebuilds its link. The link of the last sector is 0.
 */
static void mend_all(void)
{
    uint8_t block;

    for (block = SAVE_FIRST; block < SAVE_TOTAL; ++block) {
        power_on();
        fake_format();
        take_all_but(block);
        memset(fake_disk[block], 0xA5, DISK_SECTOR);
        fake_is_bad[block] = 1;
        keep_one(1);
        TEST_ASSERT_EQUAL(0, fake_is_bad[block]);
        TEST_ASSERT_TRUE(is_kept_now(1));
        check_links();
    }
}

void test_torn_sectors(void)
{
    mend_all();
    fake_place = &fake_large;
    mend_all();
}
