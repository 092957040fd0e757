/* attacks.c: is a square attacked, and from where? Used for checks and castling. asm/games/chess/attacks.s is its
 * twin, the assembly that replaces this file on the Atari. */
/* SPDX-License-Identifier: MIT */
#include "games/chess/make.h"

/* Returns 1 if all squares between a slider and its target are empty. */
static uint8_t open_between(uint8_t slider, uint8_t target)
{
    uint8_t step = chess_step[(uint8_t)(target - slider)];

    for (;;) {
        slider += step;
        if (slider == target) {
            return 1;
        }
        if (AT(slider)) {
            return 0;
        }
    }
}

uint8_t chess_reaches(uint8_t square, uint8_t target)
{
    uint8_t how = chess_reach[(uint8_t)(target - square)] & AT(square) & PIECES;

    if (how & SLIDERS) {
        return open_between(square, target);
    }
    return how != 0;
}

uint8_t chess_attacked(uint8_t square)
{
    uint8_t slot = side ? SLOTS : 2 * SLOTS;
    uint8_t left = SLOTS;
    uint8_t at;

    while (left--) {
        at = WHERE(--slot);
        if (at & GONE) {
            continue;
        }
        chess_attacker = at;
        if (chess_reaches(at, square)) {
            return 1;
        }
    }
    return 0;
}

uint8_t chess_uncovered(uint8_t king, uint8_t colour)
{
    uint8_t between = chess_current.from - king;
    uint8_t step = chess_step[between];
    uint8_t square = king;

    if (!step) {
        return 0;
    }
    do {
        square += step;
    } while (!AT(square));
    if (!(AT(square) & colour) || !(AT(square) & chess_reach[between] & SLIDERS)) {
        return 0;
    }
    chess_attacker = square;
    return 1;
}
