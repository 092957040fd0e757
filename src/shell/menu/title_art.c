/* title_art.c: the top of the menu: the Trog and the name of the disk. In the overlay MENU. */
/* SPDX-License-Identifier: MIT */
#include "plat/screen.h"
#include "charsets/menu.h"
#include "texts/shell.h"

#define TROG_COLUMN 1
#define NAME_COLUMN 12
#define FRIENDS_ROW 5
#define FRIENDS_COLUMN 10

/* Cells of the horns, which have another colour than the rest of the Trog. */
static const uint8_t horns[] = { 0, 1, 6, 7, 8, 15 };
static const uint8_t *const letters[] = { tile_bigT, tile_bigR, tile_bigO, tile_bigG };
static const char friends[] = TEXT_FRIENDS;

void screen_art(void)
{
    uint8_t i;

    screen_row = 0;
    screen_column = TROG_COLUMN;
    screen_width = tile_trog_columns;
    screen_height = tile_trog_rows;
    screen_colour_bit = PAINT_SECOND;
    screen_tile(tile_trog);
    screen_column = NAME_COLUMN;
    screen_width = tile_bigT_columns;
    screen_height = tile_bigT_rows;
    for (i = 0; i < sizeof letters / sizeof letters[0]; ++i) {
        screen_tile(letters[i]);
    }
    screen_colour_bit = 0;
    for (i = 0; i < sizeof horns; ++i) {
        screen_row = horns[i] >> 3;
        screen_column = (uint8_t)(TROG_COLUMN + (horns[i] & 7));
        screen_put(tile_trog[horns[i]]);
    }
    screen_row = FRIENDS_ROW;
    screen_column = FRIENDS_COLUMN;
    for (i = 0; friends[i]; ++i) {
        screen_put((uint8_t)(friends[i] - ' '));
    }
}
