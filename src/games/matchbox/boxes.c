/* boxes.c: which box a position has, and which bead is a move. */
#include "games/matchbox/matchbox.h"

/* By threes, a1 last; or in the mirror. */
static uint16_t code_of(uint8_t mirror)
{
    uint16_t code = 0;
    uint8_t rank = SQUARES;
    uint8_t file;

    while (rank) {
        rank -= FILES;
        for (file = 0; file < FILES; ++file) {
            code += code << 1;
            code += matchbox_square[rank + (mirror ? file : FILES - 1 - file)];
        }
    }
    return code;
}

uint16_t matchbox_code(void)
{
    return code_of(0);
}

void matchbox_decode(uint16_t code)
{
    uint8_t i;

    for (i = 0; i < SQUARES; ++i) {
        matchbox_square[i] = (uint8_t)(code % 3);
        code /= 3;
    }
}

static const uint8_t mirrored[SQUARES] = { 2, 1, 0, 5, 4, 3, 8, 7, 6 };

uint8_t matchbox_mirror(uint8_t of)
{
    return (uint8_t)(mirrored[of >> 4] << 4 | mirrored[of & 15]);
}

/* Of the two images the smaller number has the box. */
uint8_t matchbox_find(void)
{
    uint16_t code = code_of(0);
    uint16_t other = code_of(1);
    uint8_t mirror = 0;
    uint8_t box;

    if (other < code) {
        mirror = MIRRORED;
        code = other;
    }
    for (box = 0; box < BOXES; ++box) {
        if (matchbox_box[box].code == code) {
            return box | mirror;
        }
    }
    return NO_BOX;
}

/* In a position that is its own mirror image both of two moves are one bead. */
uint8_t matchbox_bead(uint8_t found, uint8_t of)
{
    const uint8_t *moves = matchbox_box[found & BOX_BITS].move;
    uint8_t other = matchbox_mirror(of);
    uint8_t bead;

    if (found & MIRRORED) {
        of = other;
        other = NO_BEAD;
    }
    for (bead = 0; bead < BEADS; ++bead) {
        if (moves[bead] == of) {
            return bead;
        }
    }
    for (bead = 0; bead < BEADS; ++bead) {
        if (other != NO_BEAD && moves[bead] == other) {
            return bead;
        }
    }
    return NO_BEAD;
}
