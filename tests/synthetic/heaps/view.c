/* view.c: three heaps on the screen, each a row of stones. Pointing at a stone takes it and all stones on its right:
 * the name of a stone is its heap and the number of those stones. */
/* SPDX-License-Identifier: MIT */
#include "view/view.h"
#include "synthetic/heaps/heaps.h"
#include "charsets/heaps.h"

#define WIDE 2
#define HIGH 3
#define RANK_ROWS 4 /* three rows of characters and a marker row */
#define RANK_LINES 52
#define LETTER_COLUMN 20

static const uint8_t window[] = {
    4, 4, 4, 10, 0x70, 0x70, 0x70, 4, 4, 4, 10, 0x70, 0x70, 0x70, 4, 4, 4, 10, 0x70, 0x70, 0x70
};

static const View view = {
    {
        { { 0xA0, 0x48, 0x00, 0x2A, 0x9A, 0x0E }, { 0x90, 0x38, 0x00, 0xEA, 0x8A, 0x0E } },
        0, { 0xC3, 0x81, 0x81, 0x00 }, 14,
        2, 24, 0x50, 4, 28, sizeof window, window
    },
    STONES_MOST, HEAPS, 0, 0, 0, view_sides
};

const View *game_view(void)
{
    return &view;
}

/* Draws a stone or an empty place. Amber and Blue share a tile in two colours; Coral has its own tile. */
static void draw_stone(uint8_t heap, uint8_t is_there)
{
    game_place();
    screen_row = (uint8_t)(WINDOW_ROW + RANK_ROWS * view_y);
    screen_width = WIDE;
    screen_height = HIGH;
    screen_colour_bit = heap == 1 ? PAINT_SECOND : 0;
    screen_tile(!is_there ? tile_place : heap == 2 ? tile_coral : tile_stone);
    screen_colour_bit = 0;
    screen_row += HIGH;
    screen_column = view_x;
    screen_width = 1;
    screen_height = 1;
    screen_fill(view_mark == MARK_NONE || view_mark == MARK_LIFTED ? 0 : view_marker[view_mark]);
}

void game_draw_square(void)
{
    draw_stone(view_y, view_mark != MARK_LIFTED && view_x < heaps_stones[view_y]);
}

void game_draw(void)
{
    view_mark = MARK_NONE;
    for (view_y = 0; view_y < HEAPS; ++view_y) {
        for (view_x = 0; view_x < STONES_MOST; ++view_x) {
            game_draw_square();
        }
        screen_row = (uint8_t)(WINDOW_ROW + 1 + RANK_ROWS * view_y);
        screen_column = LETTER_COLUMN;
        screen_put((uint8_t)('A' + view_y - 32));
    }
    screen_files("");
}

void game_draw_strip(void)
{
    view_y = 0;
    view_mark = MARK_NONE;
    for (view_x = 0; view_x < HEAPS; ++view_x) {
        draw_stone(view_x, 1);
    }
}

void game_place(void)
{
    screen_column = (uint8_t)(WIDE * view_x);
    screen_line = (uint8_t)(WINDOW_LINE + RANK_LINES * view_y);
}

void game_write_square(char *text)
{
    text[0] = (char)('a' + view_y);
    text[1] = (char)('0' + (view_x < heaps_stones[view_y] ? heaps_stones[view_y] - view_x : 0));
    text[2] = 0;
}

uint8_t game_find_square(const char *text)
{
    uint8_t heap = (uint8_t)(text[0] - 'a');
    uint8_t stones = (uint8_t)(text[1] - '0');

    if (heap >= HEAPS || !stones || stones > heaps_stones[heap]) {
        return 0;
    }
    view_y = heap;
    view_x = (uint8_t)(heaps_stones[heap] - stones);
    return 2;
}

uint8_t game_won_square(uint8_t n)
{
    (void)n;
    return 0;
}

void game_show_move(void)
{
    view_y = HEAP_OF(move);
    for (view_x = (uint8_t)(heaps_stones[view_y] - TAKEN_BY(move)); view_x < heaps_stones[view_y]; ++view_x) {
        view_blink();
    }
    sound_play(SOUND_TAKE);
}
VIEW_WITHOUT_UNDO
