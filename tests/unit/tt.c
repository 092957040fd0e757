/* tt.c: where a key goes in the transposition table, for every number of pages: never outside, everywhere, and
 * evenly. */
#include <string.h>

#include "engine/tt.h"
#include "unity.h"

#define PAGES_MOST 64 /* as many as an Atari of 48K can have behind a game */
#define PAGE 256
#define PAGE_ENTRIES (PAGE / TT_ENTRY_BYTES)

/* On a page, as asm/engine/tt.s wants it; a page before and one behind that nobody may see. */
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
}

static void set_pages(uint8_t pages)
{
    tt_entries = (uint32_t)pages * TT_MIN_ENTRIES;
    tt_clear();
}

/* The entry that a key leads to, in bytes from the first. */
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

/* As the 256 bytes of a key's second byte fall: no page has more than a quarter more than another, but for one
 * that there is no fairer way to give. */
static void test_pages_are_even(void)
{
    static uint8_t fallen[PAGES_MOST];
    uint8_t pages;
    uint8_t least;
    uint8_t most;
    uint8_t k1;
    uint8_t i;

    for (pages = 1; pages < PAGES_MOST; ++pages) {
        set_pages(pages);
        memset(fallen, 0, sizeof fallen);
        k1 = 0;
        do {
            ++fallen[slot(0, k1) / PAGE];
        } while (++k1);
        if (pages == 1) {
            continue; /* 256 are 0 */
        }
        least = 255;
        most = 0;
        for (i = 0; i < pages; ++i) {
            least = fallen[i] < least ? fallen[i] : least;
            most = fallen[i] > most ? fallen[i] : most;
        }
        TEST_ASSERT_TRUE_MESSAGE(least > 0, "a page is never used");
        TEST_ASSERT_TRUE_MESSAGE(most <= least + (least + 3) / 4, "a page is used much more than another");
    }
}

/* The first byte chooses among the entries of a page: each by eight values. */
static void test_entries_are_even(void)
{
    static uint8_t fallen[PAGE_ENTRIES];
    uint8_t k0 = 0;
    uint8_t i;

    set_pages(3);
    memset(fallen, 0, sizeof fallen);
    do {
        ++fallen[slot(k0, 1) % PAGE / TT_ENTRY_BYTES];
    } while (++k0);
    for (i = 0; i < PAGE_ENTRIES; ++i) {
        TEST_ASSERT_EQUAL_UINT8(PAGE / PAGE_ENTRIES, fallen[i]);
    }
}

/* Powers of two cut the key: the bench depends on it. */
static void test_powers_of_two_as_ever(void)
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

/* Every entry of the table is emptied, and nothing beside it. */
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
                TEST_FAIL_MESSAGE("an entry is left, or a byte beside the depths is written");
            }
        }
    }
}

#ifndef __CC65__
/* A host has more pages than a byte counts: there the third byte joins in. */
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
    RUN_TEST(test_powers_of_two_as_ever);
    RUN_TEST(test_clear_stays_inside);
#ifndef __CC65__
    RUN_TEST(test_many_pages);
#endif
    return UNITY_END();
}
