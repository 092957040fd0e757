/* position.c: reads and writes positions: 64 squares and the side to move. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/reversi/reversi.h"
#include "engine/marks.h"
#include "engine/text.h"
#include "texts/reversi.h"

/* Returns the cell of the nth square of a position. */
static uint8_t cell_of(uint8_t n)
{
    return (uint8_t)(FIRST_CELL + n + (n >> 3));
}

/* Returns BLACK, WHITE or EMPTY for a character; NO_DISC if it stands for none of them. */
static uint8_t disc_of(char c)
{
    uint8_t mark = mark_read(c);

    return mark == 2 ? WHITE : mark == NO_MARK ? NO_DISC : mark;
}

static void set_up(const char *text, uint8_t mover)
{
    uint8_t n;

    ply = 0;
    side = mover;
    reversi_clear();
    for (n = 0; n < SQUARES; ++n) {
        if (disc_of(text[n]) != EMPTY) {
            reversi_add(cell_of(n), disc_of(text[n]));
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
    uint8_t discs = 0;
    uint8_t mover;

    for (n = 0; n < SQUARES; ++n) {
        if (disc_of(text[n]) == NO_DISC) {
            return text_error(n, TEXT_BAD_BOARD);
        }
        discs += disc_of(text[n]) != EMPTY;
    }
    if (text[SQUARES] != ' ') {
        return text_error(SQUARES, TEXT_NO_SIDE);
    }
    mover = disc_of(text[SQUARES + 1]);
    if (mover != BLACK && mover != WHITE) {
        return text_error(SQUARES + 1, TEXT_BAD_SIDE);
    }
    if (text[SQUARES + 2]) {
        return text_error(SQUARES + 2, TEXT_AFTER_SIDE);
    }
    if (discs < 4) {
        return text_error(0, TEXT_FEW_DISCS);
    }
    set_up(text, mover == WHITE);
    return 0;
}

void game_write_position(char *text)
{
    uint8_t n;
    uint8_t disc;

    for (n = 0; n < SQUARES; ++n) {
        disc = reversi_cell[cell_of(n)];
        *text++ = disc == BLACK ? 'X' : disc == WHITE ? 'O' : '-';
    }
    *text++ = ' ';
    *text++ = side ? 'O' : 'X';
    *text = 0;
}
