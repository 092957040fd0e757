/* text.c: notation of four in a row: columns 1 to 7; a position is the string
 * of columns played, "-" for the empty board. */
#include <string.h>

#include "games/connect4/connect4.h"
#include "engine/book.h"
#include "engine/list.h"
#include "engine/text.h"

uint8_t connect4_value_lo[PLIES];
uint8_t connect4_value_hi[PLIES];
uint8_t connect4_root[CELLS];
uint8_t connect4_root_men;
uint8_t connect4_random[2 * CELL_CODES + (KEY_BYTES - 1) * HASH_STEP];

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Drop your men into the columns, in turn. A man falls to the lowest empty"
    " square. Four of yours in a row, across, upright or slanting, win the"
    " game. A full board is a draw.\n"
    "A move is the number of a column, 1 to 7.\n"
    "The first player can win by starting in the middle, if he knows how.\n";
#pragma rodata-name (pop)

static const GameInfo info = {
    "connect4", "FOUR IN A ROW", { "Yellow", "Red" }, 0, help, 0, WORTH_TWO,
    CONNECT4_CYCLES_PER_NODE, 9
};

const GameInfo *game_info(void)
{
    return &info;
}

void connect4_clear(void)
{
    uint8_t i;

    memset(connect4_line, LINE_EMPTY, LINES);
    for (i = 0; i < COLUMNS; ++i) {
        connect4_next[i] = (uint8_t)(i << 3);
    }
    ply = 0;
    side = 0;
    outcome = OUTCOME_NONE;
    connect4_last_ply = CELLS;
    connect4_value_lo[0] = 0;
    connect4_value_hi[0] = 0;
    connect4_root_men = 0;
    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][0] = 0;
    }
    quiet_plies[0] = 0;
    hash_fill(connect4_random, sizeof connect4_random);
}

void game_reset(void)
{
    connect4_clear();
}

/* Plays a man before the root: row 1 of every array becomes row 0. */
static void play_at_root(uint8_t column)
{
    uint8_t i;

    move = connect4_next[column];
    connect4_root[connect4_root_men++] = column;
    list_play();
    game_hash();
    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][0] = hash_key[i][1];
    }
    connect4_value_lo[0] = connect4_value_lo[1];
    connect4_value_hi[0] = connect4_value_hi[1];
    ply = 0;
    --connect4_last_ply;
}

/* ---- reading ---- */

/* The column a character names, or COLUMNS when it names none. */
static uint8_t column_of(char c)
{
    return c >= '1' && c <= '7' ? (uint8_t)(c - '1') : COLUMNS;
}

static uint8_t column_full(uint8_t column)
{
    return (connect4_next[column] & 7) == ROWS;
}

const char *game_read_move(const char *text)
{
    uint8_t column = column_of(text[0]);

    if (!text[0]) {
        return text_fault(0, "a column, 1 to 7, is missing");
    }
    if (column == COLUMNS) {
        return text_fault(0, "a column is 1 to 7");
    }
    if (text[1]) {
        return text_fault(1, "one column is a whole move");
    }
    if (outcome != OUTCOME_NONE) {
        return text_fault(0, "the game is over");
    }
    if (column_full(column)) {
        return text_fault(0, "that column is full");
    }
    move = connect4_next[column];
    return 0;
}

static const char *read_columns(const char *text)
{
    uint8_t i;
    uint8_t column;

    connect4_clear();
    for (i = 0; text[i]; ++i) {
        column = column_of(text[i]);
        if (column == COLUMNS) {
            return text_fault(i, "a column is 1 to 7");
        }
        if (outcome != OUTCOME_NONE) {
            return text_fault(i, "the game was over before this man");
        }
        if (column_full(column)) {
            return text_fault(i, "that column is full");
        }
        play_at_root(column);
    }
    return 0;
}

const char *game_read_position(const char *text)
{
    static uint8_t kept[CELLS];
    uint8_t kept_men = connect4_root_men;
    uint8_t i;
    const char *fault;

    if (!text[0]) {
        return text_fault(0, "the columns played, or - for none, are missing");
    }
    memcpy(kept, connect4_root, CELLS);
    fault = read_columns(text[0] == '-' && !text[1] ? text + 1 : text);
    if (fault) {
        connect4_clear();
        for (i = 0; i < kept_men; ++i) {
            play_at_root(kept[i]);
        }
    }
    return fault;
}

/* ---- writing ---- */

void game_write_move(char *text)
{
    text[0] = (char)('1' + (move >> 3));
    text[1] = 0;
}

/* The column of the nth man of the game. */
static uint8_t column_played(uint8_t n)
{
    return n < connect4_root_men ? connect4_root[n]
        : (uint8_t)(path_lo[n - connect4_root_men] >> 3);
}

static uint8_t men(void)
{
    return (uint8_t)(connect4_root_men + ply);
}

void game_write_position(char *text)
{
    uint8_t i;

    for (i = 0; i < men(); ++i) {
        *text++ = (char)('1' + column_played(i));
    }
    if (i == 0) {
        *text++ = '-';
    }
    *text = 0;
}

/* ---- the book ---- */

#define BOOK_MEN 10 /* the book ends before, and mirrors are rare behind it */

/* The key of the position, or of its mirror image if that is smaller. */
void game_book_key(void)
{
    static uint8_t height[COLUMNS];
    static uint8_t mirrored[BOOK_KEY];
    uint8_t n;
    uint8_t i;
    uint8_t column;
    const uint8_t *bytes;

    book_key_from_hash();
    if (men() > BOOK_MEN) {
        return;
    }
    memset(height, 0, sizeof height);
    memset(mirrored, 0, sizeof mirrored);
    for (n = 0; n < men(); ++n) {
        column = (uint8_t)(COLUMNS - 1 - column_played(n));
        bytes = connect4_random + (column << 3) + height[column]++;
        if (n & 1) {
            bytes += CELL_CODES;
        }
        for (i = 0; i < BOOK_KEY; ++i) {
            mirrored[i] ^= *bytes;
            bytes += HASH_STEP;
        }
    }
    if (memcmp(mirrored, book_key, BOOK_KEY) < 0) {
        memcpy(book_key, mirrored, BOOK_KEY);
    }
}
