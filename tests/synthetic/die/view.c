/* view.c: the ladder on the screen: one lane for each side, because pieces of both sides can be on 0 and on home. The
 * die is between the lanes. The cursor covers both lanes at once. */
/* SPDX-License-Identifier: MIT */
#include "view/view.h"
#include "synthetic/die/die.h"
#include "charsets/die.h"

#define WIDE 2
#define HIGH 3
#define GROUP_ROWS 4  /* three rows of characters and a marker row */
#define GROUP_LINES 28
#define DIE_COLUMN 8
#define DIE_GROUP 2
#define DIE_SIZE 3
#define CODE_ZERO 0x10 /* screen code of the digit 0 */
#define ALL_PIECES 255    /* view_x with this value means all pieces that can use the roll */

/* The group of rows in which a lane is drawn. */
#define TOP_LANE 1
#define BOTTOM_LANE 3

static const uint8_t window[] = {
    4, 4, 4, 10, 4, 4, 4, 10, 4, 4, 4, 10, 4, 4, 4, 10, 4, 4, 4, 10, 0x70, 0x70, 0x30
};

static const char *say(uint8_t what);

static const View view = {
    {
        { { 0xA0, 0x48, 0x00, 0x2A, 0x9A, 0x0E }, { 0x90, 0x38, 0x00, 0xEA, 0x8A, 0x0E } },
        0, { 0xFF, 0x81, 0x81, 0x81 }, (BOTTOM_LANE - TOP_LANE + 1) * GROUP_LINES / 2,
        2, 80, 0x10, 4, GROUP_LINES, sizeof window, window
    },
    HOME + 1, 1, 0, 0, say
};

const View *game_view(void)
{
    return &view;
}

static uint8_t row_of(uint8_t group)
{
    return (uint8_t)(WINDOW_ROW + GROUP_ROWS * group);
}

/* Draws the pieces of a side on square view_x, in the side's lane. */
static void draw_pieces(uint8_t who, uint8_t number)
{
    screen_row = row_of(who == view_flip ? BOTTOM_LANE : TOP_LANE);
    screen_column = (uint8_t)(WIDE * view_x);
    screen_width = WIDE;
    screen_height = HIGH;
    screen_colour_bit = who ? PAINT_SECOND : 0;
    screen_tile(number == 0 ? tile_place : number == 1 ? tile_man : tile_two);
    screen_colour_bit = 0;
    screen_row += HIGH;
    screen_column = view_x;
    screen_width = 1;
    screen_height = 1;
    screen_fill(view_mark == MARK_NONE || view_mark == MARK_LIFTED || (view_mark == MARK_THREAT && who != side)
        ? 0 : view_marker[view_mark]);
}

static void draw_both(void)
{
    uint8_t gone = view_mark == MARK_LIFTED;

    draw_pieces(side, die_pieces[side][view_x] - gone);
    draw_pieces(side ^ 1, die_pieces[side ^ 1][view_x]);
}

void game_draw_square(void)
{
    if (view_x != ALL_PIECES) {
        draw_both();
        return;
    }
    for (view_x = 0; view_x < HOME; ++view_x) {
        if (die_can_go(view_x)) {
            draw_both();
        }
    }
    view_x = ALL_PIECES;
}

/* Draws the die; face 0: not rolled yet. */
static void draw_die(uint8_t face)
{
    screen_row = row_of(DIE_GROUP);
    screen_column = DIE_COLUMN;
    screen_width = DIE_SIZE;
    screen_height = DIE_SIZE;
    screen_tile(tile_die);
    ++screen_row;
    screen_column = DIE_COLUMN + 1;
    screen_put(face && face != VIEW_ON_EDGE ? (uint8_t)(CODE_ZERO + face) : tile_die[DIE_SIZE + 1]);
}

void game_draw(void)
{
    view_mark = MARK_NONE;
    for (view_x = 0; view_x <= HOME; ++view_x) {
        draw_both();
    }
    draw_die(die_rolled);
    screen_files("0 1 2 3 4 5 6 7 8");
}

void game_draw_strip(void)
{
    view_mark = MARK_NONE;
    for (view_x = 0; view_x < PIECES_EACH; ++view_x) {
        draw_pieces(view_x, 1);
    }
}

void game_place(void)
{
    screen_column = (uint8_t)(WIDE * view_x);
    screen_line = WINDOW_LINE + TOP_LANE * GROUP_LINES;
}

/* If there is only one move, FIRE plays it wherever the cursor is. */
void game_write_square(char *text)
{
    uint8_t from = view_x;
    uint8_t only = view_x;
    uint8_t number = 0;

    for (from = 0; from < HOME; ++from) {
        if (die_can_go(from)) {
            only = from;
            ++number;
        }
    }
    text[0] = (char)('0' + (number == 1 ? only : view_x));
    text[1] = 0;
}

uint8_t game_find_square(const char *text)
{
    view_x = (uint8_t)(text[0] - '0');
    view_y = 0;
    return view_x <= HOME;
}

uint8_t game_won_square(uint8_t n)
{
    (void)n;
    return 0;
}

static const char *say(uint8_t what)
{
    if (what == VIEW_TEXT_ENDING) {
        return "Both are home";
    }
    if (what == VIEW_TEXT_SCORE) {
        return view_chance();
    }
    if (what != VIEW_TEXT_THREAT || outcome != OUTCOME_NONE) {
        return 0;
    }
    view_x = ALL_PIECES;
    return view_rolled(die_rolled);
}

void game_show_move(void)
{
    if (move & MOVE_ROLL) {
        view_roll(FACES, draw_die);
        return;
    }
    if (move == MOVE_PASS) {
        view_pass();
        return;
    }
    view_x = (uint8_t)(move - 1);
    view_blink();
    sound_play(SOUND_DOWN);
}
VIEW_WITHOUT_UNDO
