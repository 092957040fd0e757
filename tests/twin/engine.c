/* engine.c: twin tests of the engine: transposition table, repetition, move ordering, lists, text, random numbers. */
/* SPDX-License-Identifier: MIT */
#include <stddef.h>
#include <string.h>

#include "twin.h"
#include "engine/random.h"

#define ROUNDS 1000
#define TABLE_PAGES 3
#define FILL_MOST 600

/* The transposition table starts on a page; the Zobrist table is in watched memory. */
#pragma bss-name (push, "PAGES")
static uint8_t table[TABLE_PAGES * 256];
/* repetition_keys points here in the test of repetition: in most games it is 0. */
static uint8_t repetition_memory[REPETITION_KEY][REPETITION_MAX];
#pragma bss-name (pop)
#pragma bss-name (push, "STATE")
static uint8_t filled[FILL_MOST];
#pragma bss-name (pop)

static uint16_t i;
static uint16_t fill_bytes;

/* For the search, which is linked but not run. */
uint8_t poll_overrun;
uint8_t poll_moves_made;
uint8_t poll_cuts;
uint8_t poll_slow;
uint16_t record_seed;
uint16_t record_count;

void budget_close(void)
{
}

uint8_t budget_poll(void)
{
    return 1;
}

uint8_t budget_extend(void)
{
    return 0;
}

/* Copies the variables of tt.s to those of the twin, tt.c; no verb writes to them. */
static void lend_to_twin(void)
{
    twin_tt_base = tt_base;
    twin_tt_entries = tt_entries;
    twin_repetition_count = repetition_count;
}

static void check_lent(void)
{
    TEST_ASSERT_EQUAL_PTR(tt_base, twin_tt_base);
    TEST_ASSERT_EQUAL_UINT32(tt_entries, twin_tt_entries);
    TEST_ASSERT_EQUAL_UINT8(repetition_count, twin_repetition_count);
}

/* Makes a table of one, two or three pages; three is no power of two. tt_clear tells each twin the size. */
static void new_table(void)
{
    tt_base = table;
    tt_entries = (1 + dice_below(TABLE_PAGES)) * TT_MIN_ENTRIES;
    lend_to_twin();
    tt_clear();
    twin_tt_clear();
}

static void made_up_key(void)
{
    uint8_t j;

    ply = dice_below(PLIES);
    for (j = 0; j < KEY_BYTES; ++j) {
        hash_key[j][ply] = dice_byte();
    }
}

static void test_hash_clear(void)
{
    dice_seed(11);
    for (i = 0; i < 100; ++i) {
        new_table();
        dice_fill(table, sizeof table);
        twin_compare_void(tt_clear, twin_tt_clear, forgive_nothing);
        check_lent();
    }
}

/* In three of four rounds the table holds this position, with a group in any of its entries. In half of those, one bit
 * of the stored key is wrong. */
static void test_hash_probe(void)
{
    uint8_t j;
    uint16_t hits = 0;

    dice_seed(12);
    for (i = 0; i < ROUNDS; ++i) {
        if (i % 100 == 0) {
            new_table();
            dice_fill(table, sizeof table);
        }
        made_up_key();
        twin_tt_group = tt_group = i & 1 ? 0 : dice_below(5);
        if (dice_byte() & 3) {
            twin_tt_find();
            for (j = 0; j < 4; ++j) {
                tt_slot[j] = hash_key[j + 2][ply];
            }
            if (dice_byte() & 1) {
                tt_slot[dice_below(4)] ^= 1 << dice_below(8);
            }
        }
        tt_slot = table;
        hits += twin_compare((Verb)tt_find, (Verb)twin_tt_find, forgive_nothing);
        check_lent();
    }
    twin_tt_group = tt_group = 0;
    TEST_ASSERT_TRUE(hits > ROUNDS / 4 && hits < ROUNDS / 2);
}

static void fill_by_assembly(void)
{
    zobrist_fill(filled, fill_bytes);
}

static void fill_by_c(void)
{
    twin_zobrist_fill(filled, fill_bytes);
}

static void test_hash_fill(void)
{
    dice_seed(13);
    for (i = 0; i < 200; ++i) {
        dice_fill(filled, sizeof filled);
        fill_bytes = (dice_byte() << 8 | dice_byte()) % (FILL_MOST + 1);
        if (dice_byte() & 3) {
            filled[0] = 0; /* otherwise the table counts as filled */
        }
        if (i == 0) {
            fill_bytes = 0;
            filled[0] = 0;
        }
        twin_compare_void(fill_by_assembly, fill_by_c, forgive_nothing);
    }
}

/* Puts the key of this ply, or that key with one wrong bit, on the path or into repetition_keys. */
static void plant_key(void)
{
    uint8_t row = dice_below(repetition_count + ply + 1);
    uint8_t wrong = dice_byte() & 1 ? dice_below(KEY_BYTES) : KEY_BYTES;
    uint8_t j;
    uint8_t byte;

    for (j = 0; j < KEY_BYTES; ++j) {
        byte = hash_key[j][ply] ^ (j == wrong);
        if (row < repetition_count) {
            if (j >= REPETITION_FROM) {
                repetition_keys[j - REPETITION_FROM][row] = byte;
            }
        } else if (row - repetition_count < ply) {
            hash_key[j][row - repetition_count] = byte;
        }
    }
}

static void test_hash_repeated(void)
{
    uint16_t hits = 0;

    repetition_keys = repetition_memory;
    dice_seed(14);
    for (i = 0; i < ROUNDS; ++i) {
        dice_fill((uint8_t *)hash_key, sizeof hash_key);
        dice_fill((uint8_t *)repetition_memory, REPETITION_BYTES);
        made_up_key();
        repetition_count = dice_below(REPETITION_MAX + 1);
        reversible_plies[ply] = dice_byte() & 1 ? dice_below(200) : repetition_count + ply;
        plant_key();
        plant_key();
        plant_key();
        lend_to_twin();
        hits += twin_compare((Verb)repetition_found, (Verb)twin_repetition_found, forgive_nothing);
        check_lent();
    }
    memset(reversible_plies, 0, sizeof reversible_plies);
    TEST_ASSERT_TRUE(hits > ROUNDS / 8 && hits < ROUNDS - ROUNDS / 8);
}

/* Makes a list of up to eleven moves somewhere in the pool, and killers that are often on it. */
static void random_list(void)
{
    uint8_t j;

    list_open(dice_byte());
    move_count = dice_below(12);
    ply = dice_below(PLIES);
    for (j = 0; j < 16; ++j) {
        list_lo[j] = dice_below(2);
        list_hi[j] = dice_below(2);
        list_rank[j] = dice_byte();
    }
    killer_first_ordinal[ply] = dice_below(14);
    killer_first_lo[ply] = dice_below(2);
    killer_first_hi[ply] = dice_below(2);
    killer_second_ordinal[ply] = dice_below(14);
    killer_second_lo[ply] = dice_below(2);
    killer_second_hi[ply] = dice_below(2);
}

static void test_order_forget(void)
{
    dice_seed(15);
    for (i = 0; i < 50; ++i) {
        dice_fill(history, 256);
        dice_fill(killer_first_ordinal, PLIES);
        dice_fill(killer_second_ordinal, PLIES);
        twin_compare_void(history_clear, twin_history_clear, forgive_nothing);
    }
}

static void test_order_rank_killers(void)
{
    dice_seed(16);
    for (i = 0; i < ROUNDS; ++i) {
        random_list();
        twin_compare_void(history_rank_killers, twin_history_rank_killers, forgive_nothing);
        twin_compare_void(history_raise_killers, twin_history_raise_killers, forgive_nothing);
        twin_compare_void(history_lower_killers, twin_history_lower_killers, forgive_nothing);
    }
}

static void test_order_praise(void)
{
    uint8_t j;

    dice_seed(17);
    for (i = 0; i < ROUNDS; ++i) {
        random_list();
        if (i % 16 == 0) {
            for (j = 0; ++j;) {
                history[j] = dice_below(127);
            }
        }
        move = dice_below(2) | dice_below(2) << 8;
        if (dice_byte() & 1) {
            node_current[ply] = killer_first_ordinal[ply];
        } else {
            node_current[ply] = dice_below(14);
        }
        node_depth[ply] = dice_below(20);
        history[(uint8_t)move] = dice_below(127);
        search_without = dice_byte() & dice_byte() & dice_byte();
        twin_compare_void(history_reward, twin_history_reward, forgive_nothing);
    }
    search_without = 0;
}

static uint16_t open_at;
static uint8_t ordinal;

static void open_by_assembly(void) { list_open(open_at); }
static void open_by_c(void) { twin_list_open(open_at); }
static void choose_by_assembly(void) { list_choose(ordinal); }
static void choose_by_c(void) { twin_list_choose(ordinal); }

static void test_lists(void)
{
    uint8_t pages = list_pages;

    for (i = 0; i < 200; ++i) {
        open_at = (uint16_t)(dice_byte() << 8 | dice_byte()) % LIST_POOL;
        list_pages = 1 + dice_below(LIST_PAGES);
        twin_compare_void(open_by_assembly, open_by_c, forgive_nothing);
        list_open(dice_byte());
        ordinal = dice_byte();
        twin_compare_void(choose_by_assembly, choose_by_c, forgive_nothing);
        ply = dice_below(PLIES);
        outcome = dice_below(4);
        twin_compare_void(score_outcome, twin_score_outcome, forgive_nothing);
    }
    list_pages = pages;
    ply = 0;
    outcome = OUTCOME_NONE;
}

/* The offsets that tools/build/game.awk gives the assembly are those of the compiler. */
static void test_offsets(void)
{
#define OFFSET(member, at) TEST_ASSERT_EQUAL_UINT8_MESSAGE(offsetof(GameInfo, member), at, #member);
#include "info/members.inc"
#undef OFFSET
}

/* Compares the random numbers and the seeds of both twins. */
static void test_random(void)
{
    uint8_t most;

    for (i = 0; i < ROUNDS; ++i) {
        random_seed = twin_random_seed = (uint16_t)(dice_byte() << 8 | dice_byte());
        most = dice_byte();
        TEST_ASSERT_EQUAL_UINT8(twin_random_below(most), random_below(most));
        TEST_ASSERT_EQUAL_UINT16(twin_random_seed, random_seed);
    }
}

void run_engine_tests(void)
{
    RUN_TEST(test_hash_clear);
    RUN_TEST(test_hash_probe);
    RUN_TEST(test_hash_fill);
    RUN_TEST(test_hash_repeated);
    RUN_TEST(test_order_forget);
    RUN_TEST(test_order_rank_killers);
    RUN_TEST(test_order_praise);
    RUN_TEST(test_lists);
    RUN_TEST(test_random);
    RUN_TEST(test_offsets);
}
