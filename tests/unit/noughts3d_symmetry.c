/* noughts3d_symmetry.c: the 192 symmetries of noughts and crosses in space. The book has the same key for all images of
 * a position, and the answer for the third mark is the same on all of them. On the host and on the 6502. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/book.h"
#include "engine/game.h"
#include "engine/random.h"
#include "engine/record.h"
#include "engine/think.h"
#include "games/noughts3d/noughts3d.h"
#include "unity.h"

#define SYMMETRIES 192
#define CORNER_SYMMETRIES 12 /* those that keep the first corner */
#define ANCHORED 5           /* marks up to which all symmetries count */
#define MARKS_MOST 7
#ifdef __CC65__
#define POSITIONS 4
#define PAIRS 6
#define STEP 23
#else
#define POSITIONS 60
#define PAIRS 63
#define STEP 1
#endif

static uint8_t marks[MARKS_MOST];
static uint8_t image[CELLS];

void setUp(void)
{
    state_clear();
    think_defaults();
}

void tearDown(void)
{
}

/* Fills `image` with symmetry n: planes of a coordinate may be turned around, all coordinates may have 0 and 1, 2 and 3
 * exchanged, or 1 and 2; and the coordinates may change places. The first CORNER_SYMMETRIES keep cell 0. */
static void set_image(uint8_t n)
{
    static const uint8_t orders[6][3] = {
        { 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 }, { 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 },
    };
    static const uint8_t middle[4] = { 0, 2, 1, 3 };
    const uint8_t *order = orders[n % 6];
    uint8_t planes = n / 12;
    uint8_t from[3];
    uint8_t to[3];
    uint8_t cell;
    uint8_t i;

    for (cell = 0; cell < CELLS; ++cell) {
        from[0] = cell >> 4;
        from[1] = cell >> 2 & 3;
        from[2] = cell & 3;
        for (i = 0; i < 3; ++i) {
            to[i] = n / 6 & 1 ? middle[from[order[i]]] : from[order[i]];
            to[i] = planes & 8 ? to[i] ^ 1 : to[i];
            to[i] = planes >> i & 1 ? 3 - to[i] : to[i];
        }
        image[cell] = (uint8_t)(to[0] << 4 | to[1] << 2 | to[2]);
    }
}

static uint8_t is_line(const uint8_t *cells)
{
    uint8_t line;
    uint8_t i;
    uint8_t j;
    uint8_t found;

    for (line = 0; line < LINES; ++line) {
        found = 0;
        for (i = 0; i < WIDE; ++i) {
            for (j = 0; j < WIDE; ++j) {
                found += cells[j] == noughts3d_first[line] + i * noughts3d_step[line];
            }
        }
        if (found == WIDE) {
            return 1;
        }
    }
    return 0;
}

/* Each symmetry maps lines to lines, and no two are the same. */
static void test_symmetries(void)
{
    static uint8_t places[SYMMETRIES][4]; /* of cells 0, 1, 4 and 16 */
    uint8_t cells[WIDE];
    uint8_t n;
    uint8_t line;
    uint8_t i;

    for (n = 0; n < SYMMETRIES; ++n) {
        set_image(n);
        TEST_ASSERT_EQUAL_UINT8(n < CORNER_SYMMETRIES, image[0] == 0);
        for (line = n % STEP; line < LINES; line += STEP) {
            for (i = 0; i < WIDE; ++i) {
                cells[i] = image[noughts3d_first[line] + i * noughts3d_step[line]];
            }
            TEST_ASSERT_TRUE(is_line(cells));
        }
        places[n][0] = image[0];
        places[n][1] = image[1];
        places[n][2] = image[4];
        places[n][3] = image[16];
        for (i = 0; i < n; ++i) {
            TEST_ASSERT_TRUE(memcmp(places[i], places[n], 4) != 0);
        }
    }
}

/* Plays the marks on their images. */
static void play(uint8_t count)
{
    uint8_t i;

    game_reset();
    record_start();
    for (i = 0; i < count; ++i) {
        move = image[marks[i]];
        record_play();
    }
}

static void draw_marks(uint8_t count)
{
    uint8_t i;
    uint8_t j;

    for (i = 0; i < count; i = j == i ? i + 1 : i) {
        marks[i] = random_below(CELLS);
        for (j = 0; j < i && marks[j] != marks[i]; ++j) {
        }
    }
}

/* Images have the same key, and another place of the last mark, on no image, has another. */
static void test_keys(void)
{
    uint8_t key[BOOK_KEY];
    uint8_t others;
    uint8_t count;
    uint8_t number;
    uint8_t n;

    random_seed = 4711;
    for (count = 1; count <= MARKS_MOST; ++count) {
        for (number = 0; number < POSITIONS; ++number) {
            draw_marks(count);
            set_image(0);
            play(count);
            game_book_key();
            memcpy(key, book_key, BOOK_KEY);
            others = 0;
            for (n = number % STEP; n < SYMMETRIES; n += STEP) {
                set_image(n);
                play(count);
                game_book_key();
                others += memcmp(key, book_key, BOOK_KEY) != 0;
                if (n < CORNER_SYMMETRIES || (count > 1 && count <= ANCHORED)) {
                    TEST_ASSERT_EQUAL_HEX8_ARRAY(key, book_key, BOOK_KEY);
                }
            }
            TEST_ASSERT_EQUAL_UINT8(count == 1 || count > ANCHORED, others != 0);
        }
    }
}

/* Positions of different kinds have different keys: twelve kinds of noughts after a cross in the corner. */
static void test_kinds(void)
{
    static uint8_t seen[CELLS];
    static uint8_t keys[CELLS][BOOK_KEY];
    uint8_t kinds = 0;
    uint8_t found = 0;
    uint8_t cell;
    uint8_t i;
    uint8_t n;

    memset(seen, 0, sizeof seen);
    marks[0] = 0;
    for (cell = 1; cell < CELLS; ++cell) {
        kinds += !seen[cell];
        for (n = 0; n < CORNER_SYMMETRIES; ++n) {
            set_image(n);
            seen[image[cell]] = 1;
        }
        marks[1] = cell;
        set_image(0);
        play(2);
        game_book_key();
        for (i = 0; i < found && memcmp(keys[i], book_key, BOOK_KEY) != 0; ++i) {
        }
        if (i == found) {
            memcpy(keys[found++], book_key, BOOK_KEY);
        }
    }
    TEST_ASSERT_EQUAL_UINT8(12, kinds);
    TEST_ASSERT_EQUAL_UINT8(kinds, found);
}

/* After a cross that is on no corner or middle cell there is an answer to every nought, without a search, and the same
 * one on every image. */
static void test_third_mark(void)
{
    uint8_t key[BOOK_KEY];
    uint8_t number;
    uint8_t n;

    marks[0] = 1;
    for (number = 0; number < PAIRS; ++number) {
        marks[1] = (uint8_t)(number * STEP + 2) % CELLS;
        if (marks[1] == marks[0]) {
            marks[1] = 0;
        }
        for (n = 0; n < SYMMETRIES; n += STEP) {
            set_image(n);
            play(2);
            TEST_ASSERT_EQUAL_UINT8(1, noughts3d_find_move());
            TEST_ASSERT_EQUAL_UINT8(EMPTY, noughts3d_cell[(uint8_t)move]);
            record_play();
            game_book_key();
            if (n == 0) {
                memcpy(key, book_key, BOOK_KEY);
            }
            TEST_ASSERT_EQUAL_HEX8_ARRAY(key, book_key, BOOK_KEY);
        }
    }
}

/* No answer is found for other positions of two marks. */
static void test_no_answer(void)
{
    think_depth = 1;
    budget_nodes = 1; /* too few for the forcing search, which would look for a win */
    marks[0] = 0;
    marks[1] = 7;
    set_image(0);
    play(2);
    TEST_ASSERT_EQUAL_UINT8(0, noughts3d_find_move());
    marks[0] = 1;
    play(2);
    TEST_ASSERT_EQUAL_UINT8(1, noughts3d_find_move());
    think_without = WITHOUT_BOOK;
    TEST_ASSERT_EQUAL_UINT8(0, noughts3d_find_move());
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_symmetries);
    RUN_TEST(test_keys);
    RUN_TEST(test_kinds);
    RUN_TEST(test_third_mark);
    RUN_TEST(test_no_answer);
    return UNITY_END();
}
