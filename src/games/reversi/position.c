/* position.c: positions of reversi: 64 squares and the side to move. */
#include <string.h>

#include "games/reversi/reversi.h"
#include "engine/text.h"

/* The cell of the nth square of a position. */
static uint8_t cell_of(uint8_t n)
{
    return (uint8_t)(FIRST_CELL + n + (n >> 3));
}

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
            return text_error(n, "64 squares, each X, O or -, are wanted");
        }
        men += man_of(text[n]) != EMPTY;
    }
    if (text[SQUARES] != ' ') {
        return text_error(SQUARES, "a space and the side must follow");
    }
    mover = man_of(text[SQUARES + 1]);
    if (mover != BLACK && mover != WHITE) {
        return text_error(SQUARES + 1, "the side to move is X or O");
    }
    if (text[SQUARES + 2]) {
        return text_error(SQUARES + 2, "nothing may follow the side");
    }
    if (men < 4) {
        return text_error(0, "there are four men at least");
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
