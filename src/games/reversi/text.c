/* text.c: notation of reversi: 64 squares from a1 to h8, X for black, O for
 * white, - for empty, then the side to move; a move is a square, or "pass". */
#include <string.h>

#include "games/reversi/reversi.h"
#include "games/reversi/solve.h"
#include "engine/text.h"

#pragma rodata-name (push, "HELP")
static const char help[] =
    "Put a man where a straight line of enemy men, with no gap, lies between"
    " him and another man of yours: they all turn over, in every direction.\n"
    "Who has no such move passes. When neither side has one, the game is over,"
    " and most men win.\n"
    "A move is a square: c4. Dots show where you may go. If you can only pass,"
    " FIRE or RETURN does it.\n"
    "Corners cannot be turned back. The squares next to an empty corner give"
    " it away.\n";
#pragma rodata-name (pop)

static const GameInfo info = {
    "reversi", "REVERSI", { "Black", "White" }, 0, help, NOISY_NONE, UNIT,
    REVERSI_CYCLES_PER_NODE, 7, 0, 0, 0, reversi_solve, 1, 0, 0, 0, 0, 3
};

const GameInfo *game_info(void)
{
    return &info;
}

/* The cell of the nth square of a position. */
static uint8_t cell_of(uint8_t n)
{
    return (uint8_t)(FIRST_CELL + n + (n >> 3));
}

/* ---- positions ---- */

/* The man a character stands for; NO_MAN when it is none. */
static uint8_t man_of(char c)
{
    switch (c) {
    case 'X':
    case 'x':
        return BLACK;
    case 'O':
    case 'o':
        return WHITE;
    case '-':
        return EMPTY;
    }
    return NO_MAN;
}

static void set_up(const char *text, uint8_t mover)
{
    uint8_t n;

    ply = 0;
    side = mover;
    reversi_clear();
    for (n = 0; n < SQUARES; ++n) {
        if (man_of(text[n]) != EMPTY) {
            reversi_add(cell_of(n), man_of(text[n]));
        }
    }
    reversi_ready();
}

void game_reset(void)
{
    set_up("---------------------------OX------XO---------------------------", 0);
}

const char *game_read_position(const char *text)
{
    uint8_t n;
    uint8_t men = 0;
    uint8_t mover;

    for (n = 0; n < SQUARES; ++n) {
        if (man_of(text[n]) == NO_MAN) {
            return text_fault(n, "64 squares, each X, O or -, are wanted");
        }
        men += man_of(text[n]) != EMPTY;
    }
    if (text[SQUARES] != ' ') {
        return text_fault(SQUARES, "a space and the side to move must follow");
    }
    mover = man_of(text[SQUARES + 1]);
    if (mover != BLACK && mover != WHITE) {
        return text_fault(SQUARES + 1, "the side to move is X or O");
    }
    if (text[SQUARES + 2]) {
        return text_fault(SQUARES + 2, "nothing may follow the side");
    }
    if (men < 4) {
        return text_fault(0, "four men at least are on the board");
    }
    set_up(text, mover == WHITE);
    return 0;
}

void game_write_position(char *text)
{
    uint8_t n;
    uint8_t man;

    for (n = 0; n < SQUARES; ++n) {
        man = reversi_cell[cell_of(n)];
        *text++ = man == BLACK ? 'X' : man == WHITE ? 'O' : '-';
    }
    *text++ = ' ';
    *text++ = side ? 'O' : 'X';
    *text = 0;
}

/* ---- moves ---- */

void game_write_move(char *text)
{
    uint8_t rank = 0;
    uint8_t left = (uint8_t)move;

    if (left == PASS) {
        strcpy(text, "pass");
        return;
    }
    for (left -= FIRST_CELL; left >= STEP; left -= STEP) {
        ++rank;
    }
    text[0] = (char)('a' + left);
    text[1] = (char)('1' + rank);
    text[2] = 0;
}

const char *game_read_move(const char *text)
{
    if (outcome != OUTCOME_NONE) {
        return text_fault(0, "the game is over");
    }
    if (text_find_move(text)) {
        return 0;
    }
    if (text_lower(text[0]) < 'a' || text_lower(text[0]) > 'h') {
        return text_fault(0, "a move is a square such as c4, or pass");
    }
    if (text[1] < '1' || text[1] > '8') {
        return text_fault(1, "a move is a square such as c4, or pass");
    }
    if (text[2]) {
        return text_fault(2, "a square is a whole move");
    }
    return text_fault(0, "no man turns there");
}
