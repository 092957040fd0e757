/* unroll.c: compares the code that a game generates when it is loaded (asm/engine/unroll.s) with the same code made by
 * the assembler, byte for byte: tests/unroll/GAME.s. 6502 only. */
/* SPDX-License-Identifier: MIT */
#include "unity.h"

#include "engine/game.h"

/* Both consist of the code and the addresses after it: for each kind of routine a table of low bytes and one of high
 * bytes. */
extern const uint8_t assembled[];
extern const uint8_t assembled_tables[];
extern const uint8_t assembled_end[];
extern const uint8_t written[];
extern const uint8_t written_tables[];
extern const uint8_t unroll_places; /* entries of a table */

#define SEEN 16

void setUp(void)
{
}

void tearDown(void)
{
}

static void test_code_is_the_same(void)
{
    uint16_t bytes = (uint16_t)(assembled_tables - assembled);
    uint16_t i;

    TEST_ASSERT_TRUE(bytes > SEEN);
    for (i = 0; i < bytes; ++i) {
        if (assembled[i] != written[i]) {
            TEST_ASSERT_EQUAL_UINT16(0, i);
        }
    }
}

static uint16_t address_in(const uint8_t *table, uint8_t place)
{
    return (uint16_t)(table[place] | table[place + unroll_places] << 8);
}

/* Each address has the same offset from the start of its code. */
static void test_addresses_are_the_same(void)
{
    const uint8_t *table = assembled_tables;
    const uint8_t *other = written_tables;
    uint8_t place;
    uint16_t address;

    while (table < assembled_end) {
        for (place = 0; place < unroll_places; ++place) {
            address = address_in(table, place);
            TEST_ASSERT_EQUAL_UINT16(address ? address - (uint16_t)assembled + (uint16_t)written : 0,
                address_in(other, place));
        }
        table += 2 * unroll_places;
        other += 2 * unroll_places;
    }
    TEST_ASSERT_TRUE(table == assembled_end);
}

/* The code is written once: game_reset does not write it again. */
static void test_written_once(void)
{
    uint8_t *first = (uint8_t *)written;

    ++*first;
    game_reset();
    TEST_ASSERT_EQUAL_UINT8((uint8_t)(assembled[0] + 1), *first);
    --*first;
}

int main(void)
{
    game_reset();
    UNITY_BEGIN();
    RUN_TEST(test_code_is_the_same);
    RUN_TEST(test_addresses_are_the_same);
    RUN_TEST(test_written_once);
    return UNITY_END();
}
