/* view.c: four in a row on the screen. Two character rows above the board show the disc to be dropped instead of a
 * cursor; it moves over columns only. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/record.h"
#include "engine/text.h"
#include "view/view.h"
#include "games/connect4/connect4.h"
#include "charsets/connect4.h"
#include "info/connect4.h"
#include "texts/connect4.h"

#define TILE 3 /* columns and rows of a cell */
#define LEFT 2 /* column of the first cell */
#define TOP 2  /* row of the first cell in the window */

/* The discs on the board, by cell number (connect4.h): 0 none, 1 first player, 2 second player. */
static uint8_t cell[64];
/* The cell at view_x, view_y. */
#define SHOWN ((uint8_t)((view_x << 3) + (ROWS - 1) - view_y))

/* Fills `cell` from the columns played. */
static void read_cells(void)
{
    uint8_t i;
    uint8_t at;

    memset(cell, 0, sizeof cell);
    for (i = 0; i < (uint8_t)(connect4_root_discs + ply); ++i) {
        at = i < connect4_root_discs ? (uint8_t)(connect4_root[i] << 3)
            : path_lo[i - connect4_root_discs] & 0x38;
        for (; cell[at]; ++at) {
        }
        cell[at] = (uint8_t)((i & 1) + 1);
    }
}

/* While a position is set up: drops a disc of the side to move into column view_x. Empties the board if that is not
 * possible, and with MARK_LIFTED. */
static void edit(void)
{
    uint8_t n = connect4_root_discs;

    game_write_position(text_position);
    text_position[n] = (char)('1' + view_x);
    text_position[n + 1] = 0;
    if (view_mark == MARK_LIFTED || game_read_position(text_position)) {
        game_reset();
    }
}

/* Drawing of a disc, by view_mark. */
static const uint8_t *const drawings[] = {
    tile_disc, tile_disc, tile_last, tile_hint, tile_disc, tile_win, tile_hole
};

static void find_column(void)
{
    screen_column = (uint8_t)(LEFT + TILE * view_x);
}

static void draw_disc(uint8_t disc)
{
    find_column();
    screen_row = (uint8_t)(WINDOW_ROW + TOP + TILE * view_y);
    screen_width = screen_height = TILE;
    screen_colour_bit = disc == 2 ? PAINT_SECOND : 0;
    screen_tile(disc ? drawings[view_mark] : tile_hole);
    screen_colour_bit = 0;
}

/* 1: the next disc of a column is shown as a hint, one row above the topmost disc at view_y. It is removed without a
 * mark. */
static uint8_t is_hint;

void game_draw_square(void)
{
    read_cells();
    if (view_mark == MARK_HINT || (is_hint && view_mark == MARK_NONE)) {
        is_hint = view_mark;
        --view_y;
        draw_disc(is_hint ? (uint8_t)(side + 1) : 0);
        ++view_y;
        return;
    }
    if (view_y < ROWS) { /* else the column is empty */
        draw_disc(view_drawn_piece(cell[SHOWN]));
    }
}

/* Clears columns `from` to `to` - 1 of the rows in which the disc to be dropped is drawn. */
static void clear_columns(uint8_t from, uint8_t to)
{
    screen_row = WINDOW_ROW;
    screen_column = (uint8_t)(LEFT + TILE * from);
    screen_width = (uint8_t)(TILE * (uint8_t)(to - from));
    screen_height = TOP;
    if (screen_width) {
        screen_fill(0);
    }
}

static void clear_disc_row(void)
{
    clear_columns(0, COLUMNS);
}

void game_draw(void)
{
    read_cells();
    clear_disc_row();
    is_hint = 0;
    view_mark = MARK_NONE;
    for (view_y = 0; view_y < ROWS; ++view_y) {
        for (view_x = 0; view_x < COLUMNS; ++view_x) {
            draw_disc(view_drawn_piece(cell[SHOWN]));
        }
    }
    screen_row = WINDOW_ROW + TOP;
    screen_width = 1;
    screen_height = TILE * ROWS;
    screen_column = LEFT - 1;
    screen_fill(tile_wall[0]);
    screen_column = LEFT + TILE * COLUMNS;
    screen_fill(tile_wall[0]);
    screen_files("   1  2  3  4  5  6  7");
}

/* Draws the discs of column view_x. */
static void draw_column(void)
{
    for (view_y = 0; view_y < ROWS; ++view_y) {
        draw_disc(cell[SHOWN]);
    }
}

void game_draw_strip(void)
{
    screen_row = WINDOW_ROW;
    screen_column = LEFT;
    screen_width = screen_height = TILE;
    for (view_x = 0; view_x < COLUMNS; ++view_x) {
        screen_colour_bit = view_x & 1 ? PAINT_SECOND : 0;
        screen_tile(view_x & 4 ? tile_win : tile_disc);
    }
    screen_colour_bit = 0;
}

/* Draws the disc to be dropped over column view_x. Where it was before is cleared afterwards, so that it is in every
 * frame. */
static void draw_hand(void)
{
    find_column();
    screen_row = WINDOW_ROW;
    screen_width = TILE;
    screen_height = TOP;
    screen_colour_bit = side ? PAINT_SECOND : 0;
    screen_tile(tile_hand);
    screen_colour_bit = 0;
    clear_columns(0, view_x);
    clear_columns(view_x + 1, COLUMNS);
}

/* The disc to be dropped is over its column while a human is to move. */
void game_place(void)
{
    if (RECORD_IS_OVER | record_computer[side]) {
        clear_disc_row();
    } else {
        draw_hand();
    }
    screen_line = WINDOW_LINE;
}

void game_write_square(char *text)
{
    text[0] = (char)('1' + view_x);
    text[1] = 0;
}

/* Sets view_x to the column that the text names and view_y to the topmost disc of that column. Returns 0 if the text
 * names no column. */
uint8_t game_find_square(const char *text)
{
    view_x = (uint8_t)(text[0] - '1');
    if (view_x < COLUMNS) {
        view_y = (uint8_t)(ROWS - (connect4_next[view_x] & 7));
    }
    return view_x < COLUMNS;
}

uint8_t game_won_square(uint8_t n)
{
    static const ViewLines lines = { cell, sizeof cell, 8, 4 };
    uint8_t at;

    if (n == 0) {
        read_cells();
        view_find_line(&lines);
    }
    at = view_line_cell(n);
    view_x = at >> 3;
    view_y = (uint8_t)(ROWS - 1 - (at & 7));
    return at != VIEW_NO_CELL;
}

static const char *say(uint8_t what)
{
    if (what == VIEW_TEXT_FACE) {
        return view_face(tile_face);
    }
    return VIEW_ENDING(what, TEXT_BOARD_FULL, TEXT_FOUR);
}

/* Draws part of the falling disc in row view_y of column view_x. */
static void draw_part(const uint8_t *part)
{
    find_column();
    screen_row = (uint8_t)(WINDOW_ROW + TOP + TILE * view_y);
    screen_width = screen_height = TILE;
    screen_colour_bit = side ? PAINT_SECOND : 0;
    screen_tile(part);
    screen_colour_bit = 0;
}

static const uint8_t *const parts[] = { tile_up16, tile_up8, tile_disc, tile_down8, tile_down16 };
#define CELL_STEPS 3  /* from a cell to the next one, in steps of a character row */

/* Draws a part of the falling disc in row view_y; from CELL_STEPS on the next row has the other part. */
static void draw_parts(uint8_t at)
{
    draw_part(parts[at]);
    if (at >= CELL_STEPS) {
        ++view_y;
        draw_part(parts[at - CELL_STEPS]);
        --view_y;
    }
}

/* The disc on top of column view_x rises, one character row in a frame. */
static void show_back(void)
{
    uint8_t at = CELL_STEPS - 1;

    read_cells();
    while (at && !motion_wait(1)) {
        if (at == CELL_STEPS - 1 && view_y) {
            --view_y;
            at += CELL_STEPS;
        }
        --at;
        draw_parts(at);
        if (at == CELL_STEPS - 1) {
            ++view_y;
            draw_disc(0);
            --view_y;
        }
    }
    draw_column();
    draw_hand();
    sound_play(SOUND_FALL);
}

#define HAND_FRAMES 2 /* the disc over its column, before it falls */

/* Shows the disc as it falls behind the board, one character row at a time and faster and faster. Part of the disc is
 * visible in every frame. After a key press it lands at once. It stays on the screen until the shell draws the new
 * board. */
void game_show_move(void)
{
    static const uint8_t frames[] = { 3, 2, 2 }; /* of the first steps; the others have one */
    uint8_t last = (uint8_t)(ROWS - 1 - (move & 7));
    uint8_t wait = 0; /* index of frames */
    uint8_t at = 0;   /* part of the disc in this row */

    view_mark = MARK_NONE;
    view_x = (uint8_t)(move >> 3);
    if (view_back) {
        view_y = last;
        show_back();
        return;
    }
    view_y = 0;
    draw_hand();
    motion_wait(HAND_FRAMES);
    clear_disc_row();
    while (!motion_skipped) {
        draw_parts(at);
        if (at == CELL_STEPS - 1) {
            if (view_y) {
                --view_y;
                draw_disc(0);
                ++view_y;
            }
            if (view_y == last) {
                break;
            }
            sound_shift = (uint8_t)(view_y << 3);
            sound_play(SOUND_FALL);
        }
        motion_wait(wait < sizeof frames ? frames[wait] : 1);
        ++wait;
        if (++at == sizeof parts / sizeof *parts) {
            ++view_y;
            at = CELL_STEPS - 1;
        }
    }
    if (motion_skipped) { /* parts of the disc may be in two rows */
        draw_column();
    }
    view_y = last;
    draw_disc((uint8_t)(side + 1));
    sound_shift = 0;
    sound_play(SOUND_LAND);
}

static const uint8_t window[] = {
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4
};
static const View view = {
    {
        FRAME_COLOURS,
        1, { 0, 0, 0, 0 }, 8, /* no marker: game_place draws the disc itself */
        2, 20, 0x10, 3, 24, sizeof window, window
    },
    COLUMNS, 1, edit, 0, say, 0, 0, 0, 0, 2
};
VIEW_OF_GAME(view)
VIEW_UNDO
