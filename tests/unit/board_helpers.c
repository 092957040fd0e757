/* board_helpers.c: tests the helpers for boards of any size: numbers in moves and ranks, names of squares, moves of two
 * squares, keys, book keys, marks, lines of pieces, lists cut to their best moves. The same cases run against
 * the C code and, under sim65, against the assembly. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/list_best.h"
#include "engine/game.h"
#include "engine/list.h"
#include "engine/board_text.h"
#include "engine/book_symmetry.h"
#include "engine/keys.h"
#include "engine/marks.h"
#include "engine/squares.h"
#include "engine/text.h"
#include "view/view.h"
#include "unity.h"

#define SIDE 15

void setUp(void)
{
    list_pages = LIST_PAGES;
    list_clear();
    side = 0;
}

void tearDown(void)
{
}

/* ---- the rest of a move after the typed beginning ---- */

typedef struct {
    const char *typed;
    const char *written;
    const char *rest; /* 0: `written` does not begin with `typed` */
} Typed;

static const Typed typed[] = {
    { "", "a1b2", "a1b2" }, { "a1", "a1b2", "b2" }, { "a1b2", "a1b2", "" }, { "A1", "a1-b2", "b2" },
    { "a1-", "a1xb2", "b2" },
    { "a1x", "a1-b2", "b2" }, { "b", "a1b2", 0 }, { "a1b2c3", "a1b2", 0 }, { "4", "4", "" }, { "4", "5", 0 },
    /* a typed number matches only a whole number */
    { "h1", "h1", "" }, { "h1", "h10", 0 }, { "h10", "h10", "" }, { "h10", "h1", 0 }, { "h1", "h1xa1", "a1" },
    { "h1", "h15", 0 },
    { "h1", "h1h10", "h10" }, { "h1h1", "h1h10", 0 }, { "h1h10", "h1h10", "" }, { "h10", "h1h10", 0 },
    { "1", "11-15", 0 }, { "1-", "11-15", 0 }, { "11", "11-15", "15" }, { "11-", "11-15", "15" },
    { "11-1", "11-15", 0 },
    { "1", "1-6", "6" }, { "16", "1-6", 0 }, { "1-6", "16", 0 }, { "1-6", "1-6", "" }, { "22x15", "22x15x8", "8" },
    { "o1", "o15", 0 }, { "o", "o15", "15" }, { "e7e8", "e7e8q", "q" },
};

static void test_typed_moves(void)
{
    uint8_t i;
    const char *rest;

    for (i = 0; i < sizeof typed / sizeof typed[0]; ++i) {
        rest = text_after_prefix(typed[i].typed, typed[i].written);
        if (!typed[i].rest) {
            TEST_ASSERT_NULL_MESSAGE(rest, typed[i].typed);
        } else {
            TEST_ASSERT_NOT_NULL_MESSAGE(rest, typed[i].typed);
            TEST_ASSERT_EQUAL_STRING_MESSAGE(typed[i].rest, rest, typed[i].typed);
        }
    }
}

/* ---- boards as text ---- */

static uint8_t cells[(SIDE + 1) * SIDE];
static char text[TEXT_SIZE];

static const BoardText large = { "XO", "XO", SIDE, SIDE, SIDE + 1 };
static const BoardText small = { "XO", "XO", 8, 2, 8 };

typedef struct {
    const BoardText *rows;
    const char *text;
    const char *written; /* 0: the text is refused */
    uint8_t place;       /* index after the side, or of the error */
} Board;

#define EMPTY "15/15/15/15/15/15/15"
static const Board boards[] = {
    { &large, EMPTY "/7X7/" EMPTY " O", EMPTY "/7X7/" EMPTY " O", 47 },
    { &large, EMPTY "/XOXOXOXOXOXOXOX/" EMPTY " X", EMPTY "/XOXOXOXOXOXOXOX/" EMPTY " X", 59 },
    { &large, EMPTY "/X13O/" EMPTY " X", EMPTY "/X13O/" EMPTY " X", 48 },
    { &large, EMPTY "/10X4/" EMPTY " X", EMPTY "/10X4/" EMPTY " X", 48 },
    { &large, EMPTY "/X10O3/" EMPTY " X", EMPTY "/X10O3/" EMPTY " X", 49 },
    { &large, EMPTY "/5-4.4/" EMPTY " X", EMPTY "/15/" EMPTY " X", 49 },
    { &large, EMPTY "/X14X/" EMPTY " X", 0, 24 },
    { &large, EMPTY "/16/" EMPTY " X", 0, 22 },
    { &large, EMPTY "/0X14/" EMPTY " X", 0, 21 },
    { &large, EMPTY "/150/" EMPTY " X", 0, 23 },
    { &large, EMPTY "/14/" EMPTY " X", 0, 23 },
    { &large, EMPTY "/7X7/" EMPTY " Q", 0, 46 },
    /* on a narrow board every digit counts by itself */
    { &small, "12X31/8 X", "3X4/8 X", 9 },
    { &small, "8/4X3 O", "8/4X3 O", 7 },
    { &small, "10/8 X", 0, 1 },
    { &small, "9/8 X", 0, 0 },
};

static void test_rows(void)
{
    uint8_t i;
    const Board *board;
    const char *why;

    for (i = 0; i < sizeof boards / sizeof boards[0]; ++i) {
        board = boards + i;
        memset(cells, 0, sizeof cells);
        text_error_place = 0xFFFF;
        why = board_text_read(board->rows, board->text, cells);
        TEST_ASSERT_EQUAL_UINT16_MESSAGE(board->place, text_error_place, board->text);
        if (!board->written) {
            TEST_ASSERT_NOT_NULL_MESSAGE(why, board->text);
            continue;
        }
        TEST_ASSERT_NULL_MESSAGE(why, board->text);
        side = board_text_side;
        board_text_write(board->rows, text, cells);
        TEST_ASSERT_EQUAL_STRING(board->written, text);
        TEST_ASSERT_EQUAL_UINT16(strlen(text), text_error_place);
    }
}

/* The longest text: every square occupied, the sides alternating: 225 pieces, 14 slashes, a space and the side. */
static void test_full_board(void)
{
    uint8_t rank;
    uint8_t file;

    for (rank = 0; rank < SIDE; ++rank) {
        for (file = 0; file < SIDE; ++file) {
            cells[rank * (SIDE + 1) + file] = (uint8_t)(1 + ((rank ^ file) & 1));
        }
    }
    board_text_write(&large, text, cells);
    TEST_ASSERT_EQUAL_UINT16(225 + 14 + 2, strlen(text));
    memset(cells, 0, sizeof cells);
    TEST_ASSERT_NULL(board_text_read(&large, text, cells));
    TEST_ASSERT_EQUAL_UINT8(1, cells[0]);
    TEST_ASSERT_EQUAL_UINT8(0, cells[SIDE]);
    TEST_ASSERT_EQUAL_UINT8(1, cells[(SIDE - 1) * (SIDE + 1) + SIDE - 1]);
}

/* ---- lines of pieces ---- */

static const ViewLines fives = { cells, sizeof cells, SIDE + 1, 5 };

static void put_line(uint8_t first, uint8_t step, uint8_t length)
{
    memset(cells, 0, sizeof cells);
    while (length--) {
        cells[first] = 2;
        first += step;
    }
}

/* Steps through the line cell by cell; no cell comes after the last. */
static void check_line(uint8_t first, uint8_t step, uint8_t length)
{
    uint8_t n;

    put_line(first, step, length);
    view_find_line(&fives);
    for (n = 0; n < length; ++n) {
        TEST_ASSERT_EQUAL_UINT8(first + n * step, view_line_cell(n));
    }
    TEST_ASSERT_EQUAL_UINT8(VIEW_NO_CELL, view_line_cell(n));
}

static void check_none(uint8_t first, uint8_t step, uint8_t length)
{
    put_line(first, step, length);
    view_find_line(&fives);
    TEST_ASSERT_EQUAL_UINT8(VIEW_NO_CELL, view_line_cell(0));
}

static void test_lines(void)
{
    static const uint8_t ways[] = { 1, SIDE, SIDE + 1, SIDE + 2 };
    uint8_t i;

    for (i = 0; i < sizeof ways; ++i) {
        check_line(5 * 16 + 5, ways[i], 5);
        check_line(5 * 16 + 5, ways[i], 6);
        check_none(5 * 16 + 5, ways[i], 4);
    }
    check_line(0, 1, 5);
    check_line(14 * 16 + 10, 1, 5);       /* to the last cell */
    check_line(10 * 16 + 14, SIDE + 1, 5); /* up to the last rank */
    check_line(10 * 16 + 10, SIDE + 2, 5); /* into the corner */
    check_line(10 * 16 + 4, SIDE, 5);
    check_none(14 * 16 + 11, 1, 4);        /* not across the end of a rank */
    cells[0] = 2;
    view_find_line(&fives);
    TEST_ASSERT_EQUAL_UINT8(VIEW_NO_CELL, view_line_cell(0));
    put_line(0, 1, 5);
    cells[2] = 1;
    view_find_line(&fives);
    TEST_ASSERT_EQUAL_UINT8(VIEW_NO_CELL, view_line_cell(0));
}

/* ---- lists cut to their best moves ---- */

static void make_list(uint8_t count, uint8_t spread)
{
    uint8_t i;

    list_open(0);
    move_count = count;
    for (i = 1; i <= count; ++i) {
        list_lo[i] = i;
        list_hi[i] = (uint8_t)~i;
        list_rank[i] = (uint8_t)(1 + (uint8_t)(i * 89) % spread);
    }
}

/* The kept moves stay in their order. No dropped move has a higher rank than a kept one, or an equal rank and an
 * earlier place. */
static void check_cut(uint8_t count, uint8_t spread, uint8_t most)
{
    static uint8_t rank[256];
    static uint8_t stays[256];
    uint8_t i;
    uint8_t least = 255;
    uint8_t last = 0; /* the last kept move of the lowest rank */

    make_list(count, spread);
    memcpy(rank, list_rank, 251);
    memset(stays, 0, sizeof stays);
    list_best_keep(most);
    TEST_ASSERT_EQUAL_UINT8(count < most ? count : most, move_count);
    for (i = 1; i <= move_count; ++i) {
        TEST_ASSERT_EQUAL_HEX8((uint8_t)~list_lo[i], list_hi[i]);
        TEST_ASSERT_TRUE(i == 1 || list_lo[i - 1] < list_lo[i]);
        stays[list_lo[i]] = 1;
        if (rank[list_lo[i]] <= least) {
            least = rank[list_lo[i]];
            last = list_lo[i];
        }
    }
    for (i = 1; i <= count; ++i) {
        if (!stays[i]) {
            TEST_ASSERT_TRUE(rank[i] < least || (rank[i] == least && i > last));
        }
    }
}

static void test_cuts(void)
{
    check_cut(225, 254, 40);
    check_cut(225, 7, 40);
    check_cut(225, 1, 40);
    check_cut(250, 254, 249);
    check_cut(40, 10, 40);
    check_cut(39, 10, 40);
    check_cut(41, 10, 40);
    check_cut(250, 254, 1);
}

/* ---- squares and moves of two squares ---- */

static const SquareMoves moves = { { 10, 9, 8, 6, 200 }, "none", "bad", "over", "target", "two", "illegal" };

static void test_squares(void)
{
    uint8_t file;
    uint8_t rank;
    uint8_t square;

    for (rank = 0; rank < 6; ++rank) {
        for (file = 0; file < 8; ++file) {
            square = (uint8_t)(10 + 9 * rank + file);
            TEST_ASSERT_TRUE(square_write(&moves.squares, text, square) == text + 2);
            TEST_ASSERT_EQUAL_UINT8('a' + file, text[0]);
            TEST_ASSERT_EQUAL_UINT8('1' + rank, text[1]);
            TEST_ASSERT_EQUAL_UINT8(0, text[2]);
            TEST_ASSERT_EQUAL_UINT8(square, square_read(&moves.squares, text));
            text[0] -= 'a' - 'A';
            TEST_ASSERT_EQUAL_UINT8(square, square_read(&moves.squares, text));
        }
    }
    TEST_ASSERT_EQUAL_UINT8(200, square_read(&moves.squares, ""));
    TEST_ASSERT_EQUAL_UINT8(200, square_read(&moves.squares, "i1"));
    TEST_ASSERT_EQUAL_UINT8(200, square_read(&moves.squares, "a"));
    TEST_ASSERT_EQUAL_UINT8(200, square_read(&moves.squares, "a0"));
    TEST_ASSERT_EQUAL_UINT8(200, square_read(&moves.squares, "a7"));
    TEST_ASSERT_EQUAL_UINT8(200, square_read(&moves.squares, "`1"));
    TEST_ASSERT_EQUAL_UINT8(200, square_read(&moves.squares, "11"));
}

static void check_from(const char *typed_text, const char *message, uint8_t square)
{
    text_error_place = 0xFFFF;
    if (message) {
        TEST_ASSERT_EQUAL_STRING(message, squares_read_from(&moves, typed_text));
        TEST_ASSERT_EQUAL_UINT16(0, text_error_place);
    } else {
        TEST_ASSERT_NULL(squares_read_from(&moves, typed_text));
        TEST_ASSERT_EQUAL_UINT8(square, squares_from);
    }
}

static void check_to(const char *typed_text, const char *message, uint8_t place)
{
    text_error_place = 0xFFFF;
    TEST_ASSERT_EQUAL_STRING_MESSAGE(message, squares_read_to(&moves, typed_text), typed_text);
    TEST_ASSERT_EQUAL_UINT16_MESSAGE(place, text_error_place, typed_text);
}

static void test_square_moves(void)
{
    outcome = OUTCOME_NONE;
    check_from("", "none", 0);
    check_from("x", "bad", 0);
    check_from("b2", 0, 20);
    check_from("H6-h5", 0, 62);
    check_to("b2", "target", 2);
    check_to("b2-", "target", 3);
    check_to("b2xi1", "bad", 3);
    check_to("b2Xb7", "bad", 3);
    check_to("b2b3b", "two", 4);
    check_to("b2-b3 ", "two", 5);
    check_to("b2b3", "illegal", 2); /* the maze has no such move */
    check_to("b2xb3", "illegal", 3);
    outcome = OUTCOME_DRAW;
    check_from("b2", "over", 0);
    outcome = OUTCOME_NONE;
}

/* ---- keys ---- */

#define RANDOM (100 + KEY_BYTES * ZOBRIST_STEP)
static uint8_t random_bytes[RANDOM];

static void test_keys(void)
{
    uint8_t i;
    uint8_t row;

    zobrist_fill(random_bytes, RANDOM);
    for (i = 0; i < KEY_BYTES; ++i) {
        for (row = 0; row < PLIES; ++row) {
            hash_key[i][row] = (uint8_t)(i * 40 + row);
        }
    }
    ply = PLIES - 1;
    key_from_parent();
    key_add(random_bytes + 3);
    key_add(random_bytes + 99);
    for (i = 0; i < KEY_BYTES; ++i) {
        TEST_ASSERT_EQUAL_HEX8((uint8_t)(i * 40 + PLIES - 2) ^ random_bytes[3 + i * ZOBRIST_STEP]
            ^ random_bytes[99 + i * ZOBRIST_STEP], hash_key[i][PLIES - 1]);
        TEST_ASSERT_EQUAL_HEX8((uint8_t)(i * 40 + PLIES - 2), hash_key[i][PLIES - 2]);
    }
    key_to_root();
    for (i = 0; i < KEY_BYTES; ++i) {
        TEST_ASSERT_EQUAL_HEX8((uint8_t)(i * 40 + 1), hash_key[i][0]);
        TEST_ASSERT_EQUAL_HEX8((uint8_t)(i * 40 + 1), hash_key[i][1]);
    }
    key_clear();
    for (i = 0; i < KEY_BYTES; ++i) {
        TEST_ASSERT_EQUAL_HEX8(0, hash_key[i][0]);
        TEST_ASSERT_EQUAL_HEX8((uint8_t)(i * 40 + 1), hash_key[i][1]);
    }
    ply = 0;
}

static void test_key_start(void)
{
    uint8_t i;

    zobrist_fill(random_bytes, RANDOM);
    for (side = 0; side < 2; ++side) {
        ply = 5;
        reversible_plies[0] = 7;
        hash_key[0][0] = 1;
        key_start(random_bytes + 20);
        TEST_ASSERT_EQUAL_UINT8(0, ply);
        TEST_ASSERT_EQUAL_UINT8(0, reversible_plies[0]);
        for (i = 0; i < KEY_BYTES; ++i) {
            TEST_ASSERT_EQUAL_HEX8(side ? random_bytes[20 + i * ZOBRIST_STEP] : 0, hash_key[i][0]);
        }
    }
    side = 0;
}

/* The key of one image, as bytes of a number. */
static uint32_t key_of(uint8_t first, uint8_t second)
{
    uint32_t key = 0;
    uint8_t i;

    for (i = 0; i < BOOK_KEY; ++i) {
        key = key << 8 | (uint8_t)(random_bytes[first + i * ZOBRIST_STEP] ^ random_bytes[second + i * ZOBRIST_STEP]);
    }
    return key;
}

/* Two pieces on `images` images, whose codes come from a number: the smallest key wins. */
static void check_images(uint8_t images, uint8_t number)
{
    uint32_t least = 0xFFFFFFFF;
    uint32_t key;
    uint8_t i;
    uint8_t n;

    book_symmetry_start(images);
    for (i = 0; i < 2; ++i) {
        for (n = 0; n < images; ++n) {
            book_codes[n] = (uint8_t)(number + 7 * n + 31 * i) % 100;
        }
        book_symmetry_add(random_bytes);
    }
    book_symmetry_end();
    for (n = 0; n < images; ++n) {
        key = key_of((uint8_t)(number + 7 * n) % 100, (uint8_t)(number + 7 * n + 31) % 100);
        if (key < least) {
            least = key;
        }
    }
    book_key_add(random_bytes + 50);
    for (i = 0; i < BOOK_KEY; ++i) {
        key = least >> (8 * (BOOK_KEY - 1 - i));
        TEST_ASSERT_EQUAL_HEX8((uint8_t)key ^ random_bytes[50 + i * ZOBRIST_STEP], book_key[i]);
    }
}

static void test_book_symmetry(void)
{
    uint8_t number;

    zobrist_fill(random_bytes, RANDOM);
    for (number = 0; number < 100; ++number) {
        check_images(1, number);
        check_images(2, number);
        check_images(BOOK_IMAGES, number);
    }
}

static void test_marks(void)
{
    static const char letters[] = "-.XxOo";
    uint8_t i = 0;
    uint8_t n;

    do {
        ++i;
        for (n = 0; letters[n] && letters[n] != (char)i; ++n) {
        }
        TEST_ASSERT_EQUAL_UINT8(letters[n] ? n / 2 : NO_MARK, mark_read((char)i));
    } while (i != 127);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_typed_moves);
    RUN_TEST(test_rows);
    RUN_TEST(test_full_board);
    RUN_TEST(test_lines);
    RUN_TEST(test_cuts);
    RUN_TEST(test_squares);
    RUN_TEST(test_square_moves);
    RUN_TEST(test_keys);
    RUN_TEST(test_key_start);
    RUN_TEST(test_book_symmetry);
    RUN_TEST(test_marks);
    return UNITY_END();
}
