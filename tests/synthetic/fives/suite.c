/* suite.c: tests the engine with the large board of fives: long lists that stay in list_pool, search over candidates
 * and over all moves, a record of 225 moves, texts of 241 characters. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/list_best.h"
#include "engine/list.h"
#include "engine/perft.h"
#include "engine/record.h"
#include "engine/search.h"
#include "engine/text.h"
#include "engine/think.h"
#include "plat/machine.h"
#define TREE_OVERLAY suite
#define TREE_TEXT text_buffer
#define ENTRY_EVENT_ANYWHERE /* it is defined below */
#include "shell/openings/tree_code.h"
#include "shell/openings/openings_choice.h"
#include "synthetic/fives/fives.h"
#include "unit/minimax.h"
#include "unity.h"

#ifdef __CC65__
#define NEAR_DEPTH 2
#define WIDE_DEPTH 1
#define POSITIONS 3
#define NODES 400
#else
#define NEAR_DEPTH 3
#define WIDE_DEPTH 2
#define POSITIONS 8
#define NODES 20000
#endif

#define GUARD 0xA5

static char text[TEXT_SIZE];
static char other[TEXT_SIZE];
static uint8_t pages_of_game;

void setUp(void)
{
    pages_of_game = list_pages;
    state_clear();
    rules = 0;
    game_reset();
    record_start();
    think_defaults();
    tt_base = machine_tt_memory();
    tt_entries = machine_tt_entries();
    oracle_wide = 0;
}

void tearDown(void)
{
    list_pages = pages_of_game;
    list_full = pages_of_game - (pages_of_game > 1);
}

static void set_bench(uint8_t n)
{
    TEST_ASSERT_NULL(game_read_position(game_bench(n)));
    record_start();
}

/* ---- the pool of lists ---- */

/* Reduces list_pool to this many pages for each of its three parts (low bytes, high bytes, ranks). Fills the rest with
 * GUARD. */
static void cut_pool(uint8_t pages)
{
    memset(list_pool, GUARD, 3 * LIST_POOL);
    list_pages = pages;
    list_full = pages - (pages > 1);
    memset(list_pool, 0, 3 * 256 * (uint16_t)pages);
}

/* Moves of this game have one byte, so all high bytes are 0. A high byte that is not 0 was written by a list of low
 * bytes that is too long. A list of ranks that is too long overwrites the GUARD bytes. */
static void check_pool(void)
{
    uint16_t at;
    uint16_t part = (uint16_t)(list_pages << 8);

    for (at = part; at < 2 * part; ++at) {
        TEST_ASSERT_EQUAL_HEX8_MESSAGE(0, list_pool[at], "a list has left its part of the pool");
    }
    for (at = 3 * part; at < 3 * LIST_POOL; ++at) {
        TEST_ASSERT_EQUAL_HEX8_MESSAGE(GUARD, list_pool[at], "a list has left the pool");
    }
}

/* Searches over candidates and over all moves, as deep as the nodes allow. With all moves, every ply of a path lists up
 * to 225 moves. */
static void test_lists_stay_in_the_pool(void)
{
    static const uint16_t ways[] = { 0, WITHOUT_CANDIDATES, WITHOUT_CANDIDATES | WITHOUT_DEEPENING,
        WITHOUT_RANK | WITHOUT_DEEPENING };
    uint8_t pages;
    uint8_t way;
    uint8_t n;

    for (pages = 2; pages <= LIST_PAGES; ++pages) {
        for (way = 0; way < sizeof ways / sizeof ways[0]; ++way) {
            for (n = 0; n < POSITIONS; ++n) {
                cut_pool(pages);
                set_bench(n);
                think_defaults();
                think_without = WITHOUT_BOOK | ways[way];
                budget_nodes = NODES;
                think_depth = ways[way] & WITHOUT_DEEPENING ? 12 : DEPTH_MOST;
                TEST_ASSERT_EQUAL_UINT8(1, think());
                check_pool();
            }
        }
    }
}

/* ---- search and minimax ---- */

static void check_score(uint8_t to, uint16_t without)
{
    int16_t expected;

    oracle_wide = (without & WITHOUT_CANDIDATES) != 0;
    expected = oracle_value(to);
    outcome = OUTCOME_NONE;
    think_without = WITHOUT_BOOK | WITHOUT_SINGLE_REPLY | without;
    think_depth = to;
    TEST_ASSERT_EQUAL_UINT8(1, think());
    TEST_ASSERT_EQUAL_INT16(expected, think_score);
}

static void test_near_moves_by_minimax(void)
{
    static const uint16_t ways[] = { 0, WITHOUT_ALPHABETA, WITHOUT_TT, WITHOUT_RANK | WITHOUT_PVS };
    uint8_t n;
    uint8_t way;

    for (n = 0; n < POSITIONS; ++n) {
        for (way = 0; way < sizeof ways / sizeof ways[0]; ++way) {
            set_bench(n);
            check_score(NEAR_DEPTH, ways[way]);
        }
    }
}

#ifndef __CC65__ /* cc65's stack is too small for plain minimax over 225 moves */
static void test_all_moves_by_minimax(void)
{
    uint8_t n;

    for (n = 0; n < 3; ++n) {
        set_bench(n);
        check_score(WIDE_DEPTH, WITHOUT_CANDIDATES);
    }
}
#endif

/* A distant cell is not searched; the end of an open four is. */
static void test_the_search_sees_candidates_only(void)
{
    TEST_ASSERT_NULL(game_read_position(
        "14X/15/15/15/15/15/15/3OOOO8/15/15/15/15/15/15/XXX11X O"));
    record_start();
    think_without = WITHOUT_BOOK;
    think_depth = 2;
    TEST_ASSERT_EQUAL_UINT8(1, think());
    move = think_move;
    game_write_move(text);
    TEST_ASSERT_TRUE(strcmp(text, "c8") == 0 || strcmp(text, "h8") == 0);
    TEST_ASSERT_EQUAL_INT16(SCORE_WIN - 1, think_score);
    list_open(0);
    fives_candidates();
    TEST_ASSERT_TRUE(move_count <= CANDIDATES_MOST);
    list_moves();
    TEST_ASSERT_EQUAL_UINT8(SQUARES - 9, move_count);
}

/* ---- counts, records, texts ---- */

/* perft uses one list at a time, however deep: a pool of one page is enough. */
static void test_perft(void)
{
    cut_pool(1);
    TEST_ASSERT_EQUAL_UINT32(225, perft(1));
    TEST_ASSERT_EQUAL_UINT32(225UL * 224, perft(2));
#ifndef __CC65__
    TEST_ASSERT_EQUAL_UINT32(225UL * 224 * 223, perft(3));
#endif
    check_pool();
}

/* Returns the side of a cell on a full board without five in line: two stones of each side in turn, each rank shifted
 * by two. */
static uint8_t side_of(uint8_t x, uint8_t y)
{
    return (uint8_t)((x + 2 * y) >> 1 & 1);
}

/* Chooses the next empty cell that side_of gives the side to move; if there is none, any empty cell. */
static void choose_cell(void)
{
    uint8_t cell;
    uint8_t found = 255;

    for (cell = 0; cell < SIDE * STEP; ++cell) {
        if ((cell & (STEP - 1)) != SIDE && !fives_cell[cell]) {
            found = cell;
            if (side_of(cell & (STEP - 1), cell >> 4) == side) {
                break;
            }
        }
    }
    move = cell < SIDE * STEP ? cell : found;
}

static void test_a_full_record(void)
{
    while (outcome == OUTCOME_NONE) {
        choose_cell();
        record_play();
        record_update_outcome();
    }
    TEST_ASSERT_EQUAL_UINT8(OUTCOME_DRAW, outcome);
    TEST_ASSERT_EQUAL_UINT16(SQUARES, record_count);
    game_write_position(text);
    TEST_ASSERT_EQUAL_UINT16(SQUARES + SIDE - 1 + 2, strlen(text));
    TEST_ASSERT_EQUAL_UINT16(text_size - 1, strlen(text) + (text_size == TEXT_SIZE ? TEXT_SIZE - 242 : 0));
    TEST_ASSERT_TRUE(record_undo());
    TEST_ASSERT_EQUAL_UINT16(SQUARES - 1, record_count);
    TEST_ASSERT_TRUE(record_redo());
    game_write_position(other);
    TEST_ASSERT_EQUAL_STRING(text, other);
    record_count = 0;
    record_restore();
    game_write_position(other);
    TEST_ASSERT_EQUAL_STRING("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 X", other);
}

/* Squares such as h1 and h10 are told apart, whichever is played first. */
static void test_squares_are_told_apart(void)
{
    static const char *const squares[] = { "h10", "h1", "h15", "h5", "o15", "o1", "a1", "a11", "A10", "b10" };
    uint8_t i;

    for (i = 0; i < sizeof squares / sizeof squares[0]; ++i) {
        TEST_ASSERT_NULL_MESSAGE(game_read_move(squares[i]), squares[i]);
        game_write_move(text);
        strcpy(other, squares[i]);
        other[0] = text_lower(other[0]);
        TEST_ASSERT_EQUAL_STRING(other, text);
        TEST_ASSERT_TRUE(text_find_move(squares[i]));
        game_write_move(text);
        TEST_ASSERT_EQUAL_STRING(other, text);
        record_play();
    }
    TEST_ASSERT_NOT_NULL(game_read_move("h1"));
    TEST_ASSERT_FALSE(text_find_move("h1"));
    TEST_ASSERT_NOT_NULL(game_read_move("h10"));
    TEST_ASSERT_NULL(game_read_move("h11"));
    TEST_ASSERT_NOT_NULL(game_read_move("h16"));
    TEST_ASSERT_EQUAL_UINT16(2, text_error_place);
    TEST_ASSERT_NOT_NULL(game_read_move("h100"));
    TEST_ASSERT_NOT_NULL(game_read_move("p1"));
    TEST_ASSERT_NOT_NULL(game_read_move("h0"));
}

static void test_bad_positions(void)
{
    static const char *const bad[] = {
        "15/15/15/15/15/15/15/7X7/15/15/15/15/15/15/15 X", "15/15/15/15/15/15/15/7O7/15/15/15/15/15/15/15 O",
        "15/15/15/15/15/15/15/16/15/15/15/15/15/15/15 X", "15/15/15/15/15/15/15/15/15/15/15/15/15/15 X",
        "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 X ", "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15",
        "XXXXX10/OOOOO10/15/15/15/15/15/15/15/15/15/15/15/15/15 X", 0
    };
    uint8_t i;

    set_bench(2);
    game_write_position(text);
    for (i = 0; bad[i]; ++i) {
        TEST_ASSERT_NOT_NULL_MESSAGE(game_read_position(bad[i]), bad[i]);
        game_write_position(other);
        TEST_ASSERT_EQUAL_STRING(text, other);
    }
}

/* ---- openings: ordinals beyond 63 ---- */

#define LOW(n) ((n) & OPENINGS_ORDINAL)
#define HIGH(n) ((n) & OPENINGS_WIDE)
#define KEY 0x15 /* any key */

/* A file of openings: h8, then h10 or o15, which is the last move on the list. */
static const struct {
    uint16_t even;
    uint8_t odd; /* so that the word after the first byte of `file` has an even address, for the host */
    uint8_t file[18];
} tree = {
    0, 0, {
        OPENINGS_NAMES | OPENINGS_WIDE, 3, 0,
        LOW(113) | OPENINGS_YOUNGEST, LOW(142) | OPENINGS_LEAF, LOW(224) | OPENINGS_LEAF | OPENINGS_YOUNGEST,
        HIGH(113) | KEY, HIGH(142) | KEY, HIGH(224) | KEY,
        2, 'O', '1' | TRAINER_LAST,
        1, 'H', '8' | TRAINER_LAST, 2, OPENINGS_WORD | TRAINER_LAST, 0
    }
};

const uint8_t *machine_openings(void)
{
    return tree.file;
}

uint8_t entry_event;
void line_start(void) {}
void line_text(const char *words) { (void)words; }
uint8_t show_line(void) { return 0; }
void show_clock(void) {}
void screen_keys(const char *keys) { (void)keys; }
uint8_t input_wait_frames(uint8_t frames) { return frames; }
uint8_t input_wait_answer(void) { return EVENT_FIRE; }
void sound_play(uint8_t sound) { (void)sound; }

uint16_t machine_random(void)
{
    return 4711;
}

/* Checks that the next node of the traversal is this move, at this depth. */
static void check_node(const char *written, uint8_t at)
{
    uint8_t i;

    TEST_ASSERT_EQUAL_UINT8(1, tree_on());
    TEST_ASSERT_EQUAL_UINT8(at, depth);
    TEST_ASSERT_EQUAL_HEX8(KEY, node_key & ~ordinal_bits);
    game_reset();
    for (i = 1; i <= depth; ++i) {
        list_moves();
        choose(i);
        game_write_move(text);
        list_play();
    }
    TEST_ASSERT_EQUAL_STRING(written, text);
}

static void test_wide_openings(void)
{
    static const char *const two[2] = { "this", "that" };

    tree_start();
    check_node("h8", 1);
    check_node("h10", 2);
    check_node("o15", 2);
    TEST_ASSERT_EQUAL_UINT8(0, tree_on());
    tree_start();
    TEST_ASSERT_EQUAL_UINT8(1, next_name());
    TEST_ASSERT_EQUAL_STRING("H8", text_buffer);
    TEST_ASSERT_EQUAL_UINT8(1, next_name());
    TEST_ASSERT_EQUAL_STRING("O1", text_buffer);
    TEST_ASSERT_EQUAL_UINT8(0, next_name());
    TEST_ASSERT_EQUAL_UINT8(0, choose_of_two(two));
    TEST_ASSERT_TRUE(random_below(3) < 3);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_lists_stay_in_the_pool);
    RUN_TEST(test_near_moves_by_minimax);
#ifndef __CC65__
    RUN_TEST(test_all_moves_by_minimax);
#endif
    RUN_TEST(test_the_search_sees_candidates_only);
    RUN_TEST(test_perft);
    RUN_TEST(test_a_full_record);
    RUN_TEST(test_squares_are_told_apart);
    RUN_TEST(test_bad_positions);
    RUN_TEST(test_wide_openings);
    return UNITY_END();
}
