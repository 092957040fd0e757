/* menace.c: the boxes of MENACE: finding the box of a position, what they learn, the moves of a round. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "games/matchbox/menace.h"

#define IMAGES 8

uint8_t menace_beads[MENACE_BEADS + 2];
uint8_t menace_path[SQUARES + PLIES];
uint8_t menace_first;
uint8_t menace_count;
uint16_t menace_start;
uint16_t menace_box;
uint16_t menace_at;

/* The eight rotations and reflections of the board: the square that is seen on each place */
static const uint8_t images[IMAGES][SQUARES] = {
    { 0, 1, 2, 3, 4, 5, 6, 7, 8 }, { 2, 1, 0, 5, 4, 3, 8, 7, 6 },
    { 6, 7, 8, 3, 4, 5, 0, 1, 2 }, { 8, 7, 6, 5, 4, 3, 2, 1, 0 },
    { 0, 3, 6, 1, 4, 7, 2, 5, 8 }, { 2, 5, 8, 1, 4, 7, 0, 3, 6 },
    { 6, 3, 0, 7, 4, 1, 8, 5, 2 }, { 8, 5, 2, 7, 4, 1, 6, 3, 0 },
};

/* ---- boxes ---- */

static uint8_t has_bead[SQUARES]; /* by place in the box: 1 if it has a bead */
static uint8_t places[SQUARES];   /* of each square in the box */
static uint16_t code;

/* Sets `code` to the board seen in an image: a number of nine digits to base 3, place 0 is the lowest. */
static void see(const uint8_t *image)
{
    uint8_t i = SQUARES;

    code = 0;
    do {
        code += code + code;
        code += matchbox_square[image[--i]];
    } while (i);
}

static const uint8_t *step; /* in menace_codes */

/* Goes through the boxes: sets menace_box, menace_at, and `code` to the code of its position. */
static void first_box(void)
{
    step = menace_codes + 1;
    code = 0;
    menace_box = 0;
    menace_at = 0;
}

static void next_box(void)
{
    menace_at += menace_number(menace_box);
    ++menace_box;
    do {
        code += *step;
    } while (*step++ == 255);
}

/* The box shows the image with the smallest code. If several images have it, the box is symmetric: then a square has
 * several places in it, and its bead is that of the first one. */
uint8_t menace_find(void)
{
    const uint8_t *image = images[0];
    uint16_t low = 0xFFFF;
    uint8_t n;
    uint8_t i;

    for (n = 0; n < IMAGES; ++n) {
        see(image);
        if (code <= low) {
            if (code < low) {
                low = code;
                memset(places, SQUARES, SQUARES);
            }
            for (i = 0; i < SQUARES; ++i) {
                if (i < places[image[i]]) {
                    places[image[i]] = i;
                }
            }
        }
        image += SQUARES;
    }
    memset(has_bead, 0, SQUARES);
    for (i = 0; i < SQUARES; ++i) {
        if (matchbox_square[i] == EMPTY) {
            has_bead[places[i]] = 1;
        }
    }
    first_box();
    while (code != low) {
        if (menace_box == MENACE_BOXES - 1) {
            return 0;
        }
        next_box();
    }
    return 1;
}

uint8_t menace_number(uint16_t box)
{
    uint8_t two = menace_squares[box >> 1];

    return box & 1 ? two >> 4 : two & 15;
}

uint16_t menace_bead(uint8_t square)
{
    uint16_t bead = menace_at;
    uint8_t i;

    for (i = 0; i < places[square]; ++i) {
        bead += has_bead[i];
    }
    return bead;
}

/* Beads of a square in a new box, by the number of crosses on the board */
static uint8_t new_beads(uint16_t of)
{
    uint8_t left = MENACE_DRAWS;

    for (; of; of /= 3) {
        if (of % 3 == CROSS) {
            --left;
        }
    }
    return left;
}

static void set_age(uint16_t age)
{
    menace_beads[MENACE_BEADS] = (uint8_t)age;
    menace_beads[MENACE_BEADS + 1] = (uint8_t)(age >> 8);
}

void menace_new_boxes(void)
{
    first_box();
    for (;;) {
        memset(menace_beads + menace_at, new_beads(code), menace_number(menace_box));
        if (menace_box == MENACE_BOXES - 1) {
            break;
        }
        next_box();
    }
    set_age(0);
}

uint16_t menace_age(void)
{
    return (uint16_t)(menace_beads[MENACE_BEADS] | menace_beads[MENACE_BEADS + 1] << 8);
}

/* ---- rounds ---- */

void menace_show(uint8_t n)
{
    uint8_t mark = CROSS;
    uint8_t i;

    memset(matchbox_square, EMPTY, SQUARES);
    for (i = menace_first; n; --n) {
        matchbox_square[menace_path[i++]] = mark;
        mark ^= CROSS ^ NOUGHT;
    }
    side = mark - 1;
}

uint8_t menace_free;

uint8_t menace_marks(uint8_t line, uint8_t mark)
{
    static const uint8_t firsts[MENACE_LINES] = { 0, 3, 6, 0, 1, 2, 0, 2 };
    static const uint8_t steps[MENACE_LINES] = { 1, 1, 1, 3, 3, 3, 4, 2 };
    uint8_t square = firsts[line];
    uint8_t marks = 0;
    uint8_t n;

    menace_free = SQUARES;
    for (n = FILES; n; --n) {
        if (matchbox_square[square] == mark) {
            ++marks;
        } else if (matchbox_square[square] == EMPTY) {
            menace_free = square;
        }
        square += steps[line];
    }
    return marks;
}

void menace_find_over(void)
{
    uint8_t i;

    matchbox_over = OVER_NOT;
    if (MENACE_MOVES == SQUARES) {
        matchbox_over = OVER_DRAW;
    }
    for (i = 0; i < MENACE_LINES; ++i) {
        if (menace_marks(i, CROSS) == FILES) {
            matchbox_over = OVER_BOXES;
        } else if (menace_marks(i, NOUGHT) == FILES) {
            matchbox_over = OVER_WHITE;
        }
    }
}

uint8_t menace_after(uint8_t beads)
{
    uint8_t more = matchbox_over == OVER_BOXES ? WON_BEADS : DRAWN_BEADS;

    if (matchbox_over == OVER_WHITE) {
        return beads ? beads - 1 : 0;
    }
    return beads > MENACE_MOST - more ? beads : beads + more;
}

/* Adds what the round teaches to the beads that were drawn. Returns bits: the draws that changed a number. */
static uint8_t learn(uint8_t is_back)
{
    uint8_t bits = matchbox_taken[ply];
    uint8_t moves = MENACE_MOVES;
    uint8_t more = matchbox_over == OVER_BOXES ? WON_BEADS : DRAWN_BEADS;
    uint8_t bit = 1;
    uint8_t n;
    uint8_t *bead;

    for (n = 0; n < moves; n += 2) {
        menace_show(n);
        if (!menace_find()) {
            break;
        }
        bead = menace_beads + menace_bead(menace_path[menace_first + n]);
        if (is_back) {
            if (bits & bit) {
                *bead += matchbox_over == OVER_WHITE ? 1 : -more;
            }
        } else if (*bead != menace_after(*bead)) {
            *bead = menace_after(*bead);
            bits |= bit;
        }
        bit <<= 1;
    }
    menace_show(moves);
    return bits;
}

#define LEARNT 0x80 /* in matchbox_taken: the round has taught the boxes */

void menace_again(void)
{
    uint16_t round = menace_start + matchbox_rounds;

    matchbox_taken[ply] = 0;
    if (!matchbox_over) {
        matchbox_over = OVER_WHITE; /* the boxes give up */
    }
    if (round >= menace_age()) {
        matchbox_was_lo[ply] = menace_beads[MENACE_BEADS];
        matchbox_was_hi[ply] = menace_beads[MENACE_BEADS + 1];
        matchbox_taken[ply] = learn(0) | LEARNT;
        set_age(round + 1);
    }
    matchbox_was_last[ply] = menace_first;
    matchbox_won[matchbox_rounds++] = matchbox_over == OVER_BOXES ? ROUND_WON
        : matchbox_over == OVER_WHITE ? ROUND_LOST : ROUND_DRAWN;
    menace_first = menace_count;
}

void menace_unlearn(void)
{
    uint8_t won;

    --matchbox_rounds;
    won = matchbox_won[matchbox_rounds];
    matchbox_won[matchbox_rounds] = 0;
    menace_first = matchbox_was_last[ply];
    menace_show(MENACE_MOVES);
    matchbox_over = won == ROUND_WON ? OVER_BOXES : won == ROUND_LOST ? OVER_WHITE : OVER_DRAW;
    if (matchbox_taken[ply] & LEARNT) {
        learn(1);
        set_age((uint16_t)(matchbox_was_lo[ply] | matchbox_was_hi[ply] << 8));
    }
    menace_find_over(); /* not over: the boxes had given up */
}

static uint8_t is_filled;

void menace_reset(void)
{
    if (rules == RULES_NEW || !is_filled) {
        is_filled = 1;
        menace_new_boxes();
    }
    menace_start = menace_age();
    menace_first = 0;
    menace_count = 0;
}
