/* game_screens_connect4.c: a falling disc of four in a row; see game_screens.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "check.h"
#include "game_screens.h"
#include "screen.h"

#define LEFT 2      /* column of the first hole */
#define HOLE 3      /* columns and rows of a hole */
#define ROWS_ABOVE 2 /* above the holes: the disc to drop */
#define ROWS 6
#define FALL_FRAMES 150    /* frames after which a disc has landed */

/* The places of a column that differ from `before`, a bit each: bit 0 is the disc to drop, bits 1 to 6 are the holes
 * from the top. */
static unsigned differs(const uint8_t *before, unsigned column)
{
    static uint8_t board[SCREEN_TEXT];
    unsigned places = 0;

    screen_board(emu_memory(), board);
    for (unsigned row = 0; row < ROWS_ABOVE + ROWS * HOLE; row++) {
        unsigned at = row * SCREEN_BOARD + LEFT + HOLE * column;

        if (memcmp(before + at, board + at, HOLE) != 0) {
            places |= row < ROWS_ABOVE ? 1u : 2u << (row - ROWS_ABOVE) / HOLE;
        }
    }
    return places;
}

/* Checks that a falling disc is visible in every frame until it has landed, and then stays. `empty` is the board before
 * the first disc; `discs` is the number of discs already in the column. */
static void check_fall(const uint8_t *empty, unsigned column, unsigned discs, const char *which)
{
    unsigned unseen = 0, lies = 0, gone = 0, bottom = 2u << (ROWS - 1 - discs);
    unsigned above = (bottom << 1) - 1; /* the disc to drop and the holes down to where it lands */

    for (unsigned frame = 0; frame < FALL_FRAMES; frame++) {
        unsigned seen;

        emu_frames(1);
        seen = differs(empty, column) & above;
        gone += lies && !(seen & bottom);
        lies |= seen & bottom;
        unseen += !lies && !seen;
    }
    check(lies != 0, "%s: the disc does not land", which);
    check(!unseen, "%s: a falling disc is invisible in %u frames", which, unseen);
    check(!gone, "%s: a landed disc is invisible in %u frames", which, gone);
}

void screens_falling(void)
{
    static uint8_t empty[SCREEN_TEXT];

    if (!screens_begin("connect4")) {
        return;
    }
    emu_stick(STICK_RIGHT); /* the disc to drop is not over the middle column */
    emu_frames(REST);
    screen_board(emu_memory(), empty);
    emu_stick(STICK_LEFT); /* now it is over the middle column */
    emu_frames(REST);
    for (unsigned discs = 0; discs < 3; discs++) {
        emu_hold_fire(1);
        emu_frames(PRESS_FRAMES);
        emu_hold_fire(0);
        check_fall(empty, 3, discs, discs & 1 ? "the second player" : "the first player");
    }
}
