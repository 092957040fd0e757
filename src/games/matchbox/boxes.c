/* boxes.c: finds the box of a position and the bead of a move. */
/* SPDX-License-Identifier: MIT */
#include "games/matchbox/matchbox.h"

/* Powers of 3; a1 is the lowest digit. */
static const uint16_t powers[SQUARES] = { 1, 3, 9, 27, 81, 243, 729, 2187, 6561 };
static const uint8_t mirrored[SQUARES] = { 2, 1, 0, 5, 4, 3, 8, 7, 6 };

static uint16_t code;
static uint16_t other; /* code of the mirror image */

static void add_power(uint8_t square)
{
    code += powers[square];
    other += powers[mirrored[square]];
}

uint16_t matchbox_code(void)
{
    uint8_t i;

    code = 0;
    other = 0;
    for (i = 0; i < SQUARES; ++i) {
        if (matchbox_square[i] != EMPTY) {
            add_power(i);
            if (matchbox_square[i] == BLACK) {
                add_power(i);
            }
        }
    }
    return code;
}

void matchbox_decode(uint16_t from)
{
    uint16_t rest = from;
    uint8_t i = SQUARES;
    uint8_t digit;

    while (i) {
        --i;
        digit = 0;
        while (rest >= powers[i]) {
            rest -= powers[i];
            ++digit;
        }
        matchbox_square[i] = digit;
    }
}

uint8_t matchbox_mirror(uint8_t of)
{
    return (uint8_t)(mirrored[of >> 4] << 4 | mirrored[of & 15]);
}

/* Of a position and its mirror image, the one with the smaller code has the box. */
uint8_t matchbox_find(void)
{
    const Box *at = matchbox_box;
    uint8_t mirror = 0;
    uint8_t box;

    matchbox_code();
    if (other < code) {
        mirror = MIRRORED;
        code = other;
    }
    for (box = 0; box < BOXES; ++box) {
        if (at->code == code) {
            return box | mirror;
        }
        ++at;
    }
    return NO_BOX;
}

/* In a symmetric position two mirrored moves share one bead. */
uint8_t matchbox_bead(uint8_t found, uint8_t of)
{
    const uint8_t *moves = matchbox_box[found & BOX_BITS].move;
    uint8_t image = matchbox_mirror(of);
    uint8_t as = of;
    uint8_t bead;

    if (found & MIRRORED) {
        as = image;
        image = NO_BEAD;
    }
    for (bead = 0; bead < BEADS; ++bead) {
        if (moves[bead] == as) {
            return bead;
        }
    }
    if (image == NO_BEAD) {
        return NO_BEAD;
    }
    for (bead = 0; bead < BEADS; ++bead) {
        if (moves[bead] == image) {
            return bead;
        }
    }
    return NO_BEAD;
}
