/* view_edit.c: setting up a position with the cursor. Pieces that are neither on the road nor at home are at the
 * start, so a side always has four. Editing the start turns the die. */
/* SPDX-License-Identifier: MIT */
#include "games/race/view.h"

/* Moves a piece of a side from the start to a square. Returns 0 if no piece is left at the start. */
static uint8_t put(uint8_t owner, uint8_t n)
{
    if (!race_pieces[PLACE(owner, 0)]) {
        return 0;
    }
    --race_pieces[PLACE(owner, 0)];
    ++race_pieces[PLACE(owner, n)];
    return 1;
}

static void take_all(uint8_t owner, uint8_t n)
{
    race_pieces[PLACE(owner, 0)] += race_pieces[PLACE(owner, n)];
    race_pieces[PLACE(owner, n)] = 0;
}

/* On the road and at home, each call adds a piece of the first side, until none is left at the start. Then the pieces
 * on this square go back, and pieces of the second side follow in the same way. Home can hold pieces of both sides. */
void race_edit(uint8_t n)
{
    if (view_mark == MARK_LIFTED) {
        race_rolled = 0;
        if (n) {
            take_all(0, n);
            take_all(1, n);
        }
        return;
    }
    if (!n) {
        race_rolled = race_rolled == FACES ? 0 : race_rolled + 1;
        return;
    }
    if (n == HOME || !race_pieces[PLACE(1, n)]) {
        if (put(0, n)) {
            return;
        }
        take_all(0, n);
    }
    if (!put(1, n)) {
        take_all(1, n);
    }
}
