/* text.c: notation of warp trog: six ranks from the top in FEN style, the side
 * to move, the warps left; a move is two squares, or `warp`. */
#include <string.h>

#include "games/warptrog/warptrog.h"
#include "games/warptrog/text.h"
#include "engine/book.h"
#include "engine/random.h"
#include "engine/rows.h"
#include "engine/text.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Valgs step straight ahead, and so they take; but never a man that has one of"
    " his own side beside him on the same rank. On the far rank they become Trogs.\n"
    "Trogs step up, down or sideways and take any man.\n"
    "Instead you may warp: every Trog of yours appears on a square drawn by lot."
    " An enemy there is gone; on one of your own men it stays where it was. Five"
    " warps a side.\n"
    "Who cannot step on his turn has lost. Draws: the same position three times,"
    " or 60 moves of each side without a capture, a Valg's step or a warp.\n"
    "A move is two squares, c2c3, or the word warp.\n";
#pragma rodata-name (pop)

/* A warp as it is played: a seed that is not 0. */
static void roll(void)
{
    uint16_t drawn;

    if (move != WARP) {
        return;
    }
    do {
        drawn = random_next() & (0xFF00 | SEED_BITS);
    } while (!drawn);
    move |= drawn;
}

static const GameInfo info = {
    "warptrog", "WARP TROG", { "Bottom", "Top" }, 0, help, 0, 100,
    WARPTROG_CYCLES_PER_NODE, 8, 0, 0, roll, 0, 0, 0, 64
};

const GameInfo *game_info(void)
{
    return &info;
}

/* ---- setting up ---- */

static uint8_t hash_code(uint8_t cell, uint8_t man)
{
    uint8_t code = (uint8_t)(cell - FIRST_CELL);

    if (man & TROG) {
        code += KIND;
    }
    return man & TOP ? (uint8_t)(code + 2 * KIND) : code;
}

static void recount_hash(void)
{
    uint8_t i;
    uint8_t cell;
    uint8_t man;
    const uint8_t *bytes = warptrog_random;

    for (i = 0; i < KEY_BYTES; ++i) {
        hash_key[i][0] = side ? bytes[CODE_SIDE] : 0;
        for (cell = FIRST_CELL; cell <= LAST_CELL; ++cell) {
            man = warptrog_board[cell];
            if (man & (TOP | BOTTOM)) {
                hash_key[i][0] ^= bytes[hash_code(cell, man)];
            }
        }
        bytes += HASH_STEP;
    }
}

/* Numbers the men of a side: from its own left corner on, so that both see the
 * same order of moves. */
static void number_men(uint8_t first, uint8_t owner)
{
    uint8_t i;
    uint8_t cell;
    uint8_t number = first;

    for (i = FIRST_CELL; i <= LAST_CELL; ++i) {
        cell = owner == TOP ? (uint8_t)(FIRST_CELL + LAST_CELL - i) : i;
        if (warptrog_board[cell] & owner) {
            warptrog_board[cell] |= number;
            warptrog_at[number++] = cell;
        }
    }
}

void game_reset(void)
{
    game_read_position("6/vv1tvv/6/6/VVT1VV/6 w 5 5");
}

/* ---- moves ---- */

static char *write_square(char *text, uint8_t cell)
{
    cell -= FIRST_CELL;
    *text++ = (char)('a' + cell % ROW);
    *text++ = (char)('1' + cell / ROW);
    return text;
}

void game_write_move(char *text)
{
    uint8_t from = (uint8_t)move >> 2;

    if ((uint8_t)move >= WARP) {
        strcpy(text, "warp");
        return;
    }
    text = write_square(text, from);
    text = write_square(text, (uint8_t)(from + warptrog_step[move & 3]));
    *text = 0;
}

/* The cell at a place of a text, or 0. */
static uint8_t cell_at(const char *text)
{
    uint8_t file = (uint8_t)(text_lower(text[0]) - 'a');
    uint8_t rank = (uint8_t)(file < SIZE ? text[1] - '1' : SIZE);

    return rank < SIZE ? (uint8_t)(FIRST_CELL + ROW * rank + file) : 0;
}

const char *game_read_move(const char *text)
{
    uint8_t from = cell_at(text);
    uint8_t second = 2;

    if (outcome != OUTCOME_NONE) {
        return text_fault(0, "the game is over");
    }
    if (!from) {
        if (text_find_move(text)) {
            return 0;
        }
        return text_fault(0, text_lower(text[0]) == 'w' && !warptrog_warps[side]
            ? "no warps are left" : "two squares a1 to f6, or warp");
    }
    if (!(warptrog_board[from] & (side ? TOP : BOTTOM))) {
        return text_fault(0, "no man of yours stands there");
    }
    if (text[2] == '-' || text[2] == 'x' || text[2] == 'X') {
        second = 3;
    }
    if (!cell_at(text + second)) {
        return text_fault(second, "a square a1 to f6 is missing");
    }
    if (text[second + 2]) {
        return text_fault(second + 2, "two squares are a whole move");
    }
    if (!text_find_move(text)) {
        return text_fault(second, warptrog_board[from] & TROG
            ? "Trogs step to the next square, not onto their own"
            : "Valgs step ahead, onto no own or supported man");
    }
    return 0;
}

/* ---- positions ---- */

static const Rows rows = { "VTvt", "wb", SIZE, SIZE, SIZE };
static const uint8_t codes[] = { EMPTY, BOTTOM, BOTTOM | TROG, TOP, TOP | TROG };
static uint8_t men[SIZE * SIZE];

char warptrog_letter(uint8_t man)
{
    uint8_t i = man & TOP ? 2 : 0;

    return rows.letters[man & TROG ? i + 1 : i];
}


static uint8_t too_many(uint8_t owner)
{
    uint8_t i;
    uint8_t number = 0;

    for (i = 0; i < sizeof men; ++i) {
        number += (codes[men[i]] & owner) != 0;
    }
    return number > MEN;
}

/* 1: a Valg stands on its far rank. */
static uint8_t past_promotion(void)
{
    uint8_t i;

    for (i = 0; i < SIZE; ++i) {
        if (codes[men[i]] == TOP || codes[men[i + SIZE * (SIZE - 1)]] == BOTTOM) {
            return 1;
        }
    }
    return 0;
}

/* The position in `men` and rows_side. */
static void set_up(uint8_t first_warps, uint8_t second_warps)
{
    uint8_t i;

    memset(warptrog_board, RIM, CELLS);
    for (i = 0; i < sizeof men; ++i) {
        warptrog_board[FIRST_CELL + i + i / SIZE] = codes[men[i]];
    }
    memset(warptrog_at, 0, NUMBERS);
    number_men(0, BOTTOM);
    number_men(8, TOP);
    warptrog_warps[0] = first_warps;
    warptrog_warps[1] = second_warps;
    hash_fill(warptrog_random, sizeof warptrog_random);
    ply = 0;
    side = rows_side;
    quiet_plies[0] = 0;
    outcome = OUTCOME_NONE;
    warptrog_warpers = (uint8_t)(11 * ((first_warps != 0) + (second_warps != 0)));
    warptrog_guessed = 0;
    recount_hash();
    warptrog_recount();
}

const char *game_read_position(const char *text)
{
    const char *fault = rows_read(&rows, text, men);
    const char *rest = text + text_place;
    uint8_t i;

    if (fault) {
        return fault;
    }
    for (i = 0; i <= 2; i += 2) {
        if (rest[i] != ' ' || rest[i + 1] < '0' || rest[i + 1] > '0' + WARPS) {
            text_place += i;
            return "a blank and the warps left, 0 to 5, must follow";
        }
    }
    if (rest[4]) {
        text_place += 4;
        return "nothing may follow the warps";
    }
    text_place = 0;
    if (too_many(BOTTOM) || too_many(TOP)) {
        return "a side has at most five men";
    }
    if (past_promotion()) {
        return "a Valg on its far rank is a Trog";
    }
    set_up((uint8_t)(rest[1] - '0'), (uint8_t)(rest[3] - '0'));
    return 0;
}

void game_write_position(char *text)
{
    uint8_t i;
    uint8_t man;

    for (i = 0; i < sizeof men; ++i) {
        man = warptrog_board[FIRST_CELL + i + i / SIZE];
        men[i] = man == EMPTY ? 0 : man & TOP ? 3 : 1;
        if (man & TROG) {
            ++men[i];
        }
    }
    rows_write(&rows, text, men);
    text += text_place;
    text[0] = ' ';
    text[1] = (char)('0' + warptrog_warps[0]);
    text[2] = ' ';
    text[3] = (char)('0' + warptrog_warps[1]);
    text[4] = 0;
}

void game_book_key(void)
{
    book_key_from_hash();
}
