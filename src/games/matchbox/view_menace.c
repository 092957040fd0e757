/* view_menace.c: MENACE on the screen: the boxes opened in this round, with the number of beads on each free square.
 * Three fit beside each other, the fourth is below the first. */
/* SPDX-License-Identifier: MIT */
#include "engine/text.h"
#include "view/view.h"
#include "games/matchbox/view.h"

#define BOXES_ACROSS 3
#define BOX_WIDE 10
#define BOX_HIGH 5
#define CELL_WIDE 3
#define CODE(character) ((uint8_t)((character) - ' '))
#define BLANK 0

static uint8_t shown; /* the box being drawn, counted from 0, */
static uint8_t drawn; /* and the square whose bead was drawn, or SQUARES */

/* Draws two characters on a square of the box. */
static void draw_cell(uint8_t square, uint8_t left, uint8_t right)
{
    screen_row = WINDOW_ROW + 1 + FILES - 1;
    screen_column = 1;
    if (shown == BOXES_ACROSS) {
        screen_row += BOX_HIGH;
    } else {
        screen_column += shown * BOX_WIDE;
    }
    for (; square >= FILES; square -= FILES) {
        --screen_row;
    }
    screen_column += square * CELL_WIDE;
    screen_put(left);
    screen_put(right);
}

/* Draws a number of beads; a square that shares its bead with another one shows it, too. */
static void draw_beads(uint8_t square, uint8_t number)
{
    draw_cell(square, number > 9 ? (uint8_t)(CODE('0') + number / 10) : BLANK, (uint8_t)(CODE('0') + number % 10));
}

/* Draws the box of the position on the board. */
static void draw_box(void)
{
    uint8_t i;

    for (i = 0; i < SQUARES; ++i) {
        if (matchbox_square[i] == CROSS) {
            draw_cell(i, BLANK, CODE('X'));
        } else if (matchbox_square[i] == NOUGHT) {
            draw_cell(i, BLANK, CODE('O'));
        } else {
            screen_colour_bit = i == drawn ? PAINT_SECOND : 0;
            draw_beads(i, menace_beads[menace_bead(i)]);
            screen_colour_bit = 0;
        }
    }
}

void menace_draw(void)
{
    uint8_t moves = MENACE_MOVES;
    uint8_t mover = side;
    uint8_t i;

    for (shown = 0; shown < MENACE_DRAWS; ++shown) {
        menace_show((uint8_t)(2 * shown));
        drawn = menace_path[(uint8_t)(menace_first + 2 * shown)];
        if (2 * shown < moves && menace_find()) {
            draw_box();
        } else {
            for (i = 0; i < SQUARES; ++i) {
                draw_cell(i, BLANK, BLANK);
            }
        }
    }
    menace_show(moves);
    side = mover;
}

/* Blinks the bead of a square; it ends with this number, and in colour. */
static void blink(uint8_t square, uint8_t number)
{
    uint8_t times;

    screen_colour_bit = PAINT_SECOND;
    for (times = matchbox_fast ? 1 : 3; times; --times) {
        if (!matchbox_fast) {
            draw_cell(square, BLANK, BLANK);
            motion_wait(BLINK_FRAMES);
        }
        draw_beads(square, number);
        if (!matchbox_fast) {
            motion_wait(BLINK_FRAMES);
        }
    }
    screen_colour_bit = 0;
}

void menace_show_drawing(void)
{
    shown = MENACE_MOVES >> 1;
    if (!menace_find()) {
        return;
    }
    drawn = SQUARES;
    draw_box();
    sound_play(SOUND_HINT);
    blink((uint8_t)move, menace_beads[menace_bead((uint8_t)move)]);
}

void menace_show_end(void)
{
    uint8_t moves = MENACE_MOVES;
    uint8_t mover = side;
    uint8_t number;

    if (matchbox_over == OVER_WHITE) {
        sound_play(SOUND_REFUSE);
    }
    for (shown = 0; 2 * shown < moves; ++shown) {
        menace_show((uint8_t)(2 * shown));
        if (!menace_find()) {
            break;
        }
        number = menace_path[(uint8_t)(menace_first + 2 * shown)];
        blink(number, menace_after(menace_beads[menace_bead(number)]));
    }
    menace_show(moves);
    side = mover;
}
