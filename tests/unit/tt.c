/* tt.c: tests the index of a key in the transposition table, for every number of pages: never outside, every entry
 * used, evenly distributed. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/search_state.h"
#include "engine/tt.h"
#include "unity.h"

#define PAGES_MOST 64 /* the most that fit above a game on a 48K Atari */
#define PAGE 256
#define PAGE_ENTRIES (PAGE / TT_ENTRY_BYTES)

/* Page-aligned, as asm/engine/tt.s requires; with a page before and one after it that must stay untouched. */
#pragma bss-name (push, "PAGES")
static uint8_t table[(PAGES_MOST + 2) * PAGE];
#pragma bss-name (pop)

void setUp(void)
{
    ply = 3;
    memset(table, 0x77, sizeof table);
    tt_base = table + PAGE;
}

void tearDown(void)
{
    tt_group = 0;
}

static void set_pages(uint8_t pages)
{
    tt_entries = (uint32_t)pages * TT_MIN_ENTRIES;
    tt_clear();
}

/* Returns the offset of the entry of a key from the first entry, in bytes. */
static uint16_t slot(uint8_t k0, uint8_t k1)
{
    hash_key[0][ply] = k0;
    hash_key[1][ply] = k1;
    tt_find();
    return (uint16_t)(tt_slot - tt_base);
}

static void test_no_slot_is_outside(void)
{
    uint8_t pages;
    uint8_t k1;
    uint16_t at;

    for (pages = 1; pages <= PAGES_MOST; ++pages) {
        set_pages(pages);
        k1 = 0;
        do {
            at = slot((uint8_t)(k1 * 37), k1);
            TEST_ASSERT_TRUE(at < (uint16_t)(pages * PAGE));
            TEST_ASSERT_EQUAL_UINT8(0, at % TT_ENTRY_BYTES);
        } while (++k1);
    }
}

/* Over all 256 values of the second key byte no page is used over a quarter more than another, except where no fairer
 * division exists. */
static void test_pages_are_even(void)
{
    static uint8_t undone[PAGES_MOST];
    uint8_t pages;
    uint8_t least;
    uint8_t most;
    uint8_t k1;
    uint8_t i;

    for (pages = 1; pages < PAGES_MOST; ++pages) {
        set_pages(pages);
        memset(undone, 0, sizeof undone);
        k1 = 0;
        do {
            ++undone[slot(0, k1) / PAGE];
        } while (++k1);
        if (pages == 1) {
            continue; /* its count of 256 wrapped to 0 */
        }
        least = 255;
        most = 0;
        for (i = 0; i < pages; ++i) {
            least = undone[i] < least ? undone[i] : least;
            most = undone[i] > most ? undone[i] : most;
        }
        TEST_ASSERT_TRUE_MESSAGE(least > 0, "a page is never used");
        TEST_ASSERT_TRUE_MESSAGE(most <= least + (least + 3) / 4, "a page is used much more than another");
    }
}

/* The first key byte selects the entry within a page: eight values select each entry. */
static void test_entries_are_even(void)
{
    static uint8_t undone[PAGE_ENTRIES];
    uint8_t k0 = 0;
    uint8_t i;

    set_pages(3);
    memset(undone, 0, sizeof undone);
    do {
        ++undone[slot(k0, 1) % PAGE / TT_ENTRY_BYTES];
    } while (++k0);
    for (i = 0; i < PAGE_ENTRIES; ++i) {
        TEST_ASSERT_EQUAL_UINT8(PAGE / PAGE_ENTRIES, undone[i]);
    }
}

/* If the number of pages is a power of two, bits of the key are the page number: the bench counts depend on it. */
static void test_powers_of_two_use_key_bits(void)
{
    uint8_t pages;
    uint8_t k1;

    for (pages = 1; pages <= PAGES_MOST; pages <<= 1) {
        set_pages(pages);
        k1 = 0;
        do {
            TEST_ASSERT_EQUAL_UINT16((uint16_t)((k1 & (pages - 1)) << 8 | 0xA8), slot(0xAF, k1));
        } while (++k1);
    }
}

/* With a group a position is found in any of its entries, the last of which may be at the start of the page; a position
 * that is in none of them gets the shallowest one, the first of several. */
static void test_group(void)
{
    uint8_t k0;
    uint8_t home;
    uint8_t n;
    uint8_t j;

    tt_group = 3;
    set_pages(2);
    for (k0 = 0; k0 < PAGE - TT_ENTRY_BYTES; k0 += TT_ENTRY_BYTES) {
        home = k0 + 8 * TT_ENTRY_BYTES; /* some groups go over the end of the page */
        for (n = 0; n <= tt_group; ++n) {
            memset(table + PAGE, 0x31, 2 * PAGE);
            for (j = 0; j <= tt_group; ++j) {
                table[2 * PAGE + (uint8_t)(home + j * TT_ENTRY_BYTES) + ENTRY_DEPTH] = j == n ? 9 : j == 3 ? 9 : 10;
            }
            TEST_ASSERT_EQUAL_UINT16(PAGE + (uint8_t)(home + n * TT_ENTRY_BYTES), slot(home, 1));
            for (j = 0; j < 4; ++j) {
                tt_slot[ENTRY_KEY + j] = hash_key[2 + j][ply] = (uint8_t)(0x91 + 7 * j);
            }
            slot(home, 1);
            TEST_ASSERT_EQUAL_UINT8(1, tt_find());
            TEST_ASSERT_EQUAL_UINT16(PAGE + (uint8_t)(home + n * TT_ENTRY_BYTES), (uint16_t)(tt_slot - tt_base));
            tt_slot[ENTRY_DEPTH] = 0;
            TEST_ASSERT_EQUAL_UINT8(0, tt_find());
        }
    }
}

/* Clearing empties every entry of the table, and nothing else. */
static void test_clear_stays_inside(void)
{
    uint8_t pages;
    uint16_t at;
    uint16_t end;

    for (pages = 1; pages <= PAGES_MOST; pages = (uint8_t)(pages * 3)) {
        memset(table, 0x77, sizeof table);
        set_pages(pages);
        end = (uint16_t)((pages + 1) * PAGE);
        for (at = 0; at < sizeof table; ++at) {
            if ((table[at] == 0) != (at >= PAGE && at < end && at % TT_ENTRY_BYTES == ENTRY_DEPTH)) {
                TEST_FAIL_MESSAGE("an entry is left, or another byte is written");
            }
        }
    }
}

#ifndef __CC65__
/* The host has more pages than a byte can count: there the third key byte is used, too. */
static void test_many_pages(void)
{
    static uint8_t large[1000 * PAGE];
    static uint8_t used[1000];
    unsigned key;

    tt_base = large;
    tt_entries = 1000UL * TT_MIN_ENTRIES;
    tt_clear();
    for (key = 0; key < 65536; ++key) {
        hash_key[2][ply] = (uint8_t)(key >> 8);
        slot(0, (uint8_t)key);
        TEST_ASSERT_TRUE(tt_slot >= large && tt_slot < large + sizeof large);
        used[(tt_slot - large) / PAGE] = 1;
    }
    TEST_ASSERT_NULL(memchr(used, 0, sizeof used));
}
#endif

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_no_slot_is_outside);
    RUN_TEST(test_pages_are_even);
    RUN_TEST(test_entries_are_even);
    RUN_TEST(test_powers_of_two_use_key_bits);
    RUN_TEST(test_group);
    RUN_TEST(test_clear_stays_inside);
#ifndef __CC65__
    RUN_TEST(test_many_pages);
#endif
    return UNITY_END();
}
