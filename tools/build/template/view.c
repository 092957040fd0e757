/* view.c: the pond on the screen: leaves of 4 columns by 4 rows, a marker row below each, and four scan lines of
 * water between the lanes. */
/* SPDX-License-Identifier: MIT */
#include "view/grid.h"
#include "games/template/template.h"
#include "charsets/template.h"

#define RANK_LINES 40

const Grid game_grid = {
    FILES, RANKS, 0, 0, { FIRST, STEP }, { 0, 4 }, { WINDOW_ROW, 5 }, { WINDOW_LINE, RANK_LINES }, 4, 4,
    0, 0, 0, 24, 2, 1, "", template_square, 1
};

/* Looks of a leaf: empty, or a piece that looks to the right or to the left */
#define LOOK_RIGHT 1
#define LOOK_LEFT 2
const uint8_t *const game_drawings[] = { tile_leaf, tile_leaf, tile_right, tile_right, tile_left, tile_left };
const uint8_t game_strip[] = { LOOK_RIGHT, 0, LOOK_RIGHT, LOOK_LEFT | PAINT_SECOND, 0, LOOK_LEFT | PAINT_SECOND };
const uint8_t game_cycle[] = { EMPTY, TOAD, FROG, EMPTY }; /* while a position is set up */

/* Toads and frogs look in the direction in which they hop. */
uint8_t game_look(uint8_t cell)
{
    switch (template_square[cell]) {
    case TOAD:
        return view_flip ? LOOK_LEFT : LOOK_RIGHT;
    case FROG:
        return (view_flip ? LOOK_RIGHT : LOOK_LEFT) | PAINT_SECOND;
    default:
        return 0;
    }
}

/* There are no light squares. The first drawing is the empty leaf. */
void game_draw_piece(uint8_t look)
{
    grid_at();
    screen_ground = 0;
    grid_draw_wide_piece((uint8_t)(look + 1));
}

void game_show_move(void)
{
    uint8_t from = (uint8_t)(move >> 8);
    uint8_t to = (uint8_t)move;

    grid_show(from);
    view_blink();
    sound_play((from ^ to) & 1 ? SOUND_DOWN : SOUND_TAKE); /* one leaf, or two: a jump */
}

static const uint8_t window[] = {
    4, 4, 4, 4, 10, 0x30, 4, 4, 4, 4, 10, 0x30, 4, 4, 4, 4, 10, 0x30, 4, 4, 4, 4, 10, 0x30
};
static const View view = {
    {
        { { 0x92, 0xC6, 0x00, 0x2A, 0xDE, 0x0E }, { 0x82, 0xB6, 0x00, 0xEA, 0xCE, 0x0E } },
        1, { 0xC3, 0x81, 0x81, 0x00 }, RANK_LINES / 2 - 2, 4, 32, 0x10, 5, RANK_LINES - 4, sizeof window, window
    },
    FILES, RANKS, grid_edit
};
VIEW_OF_GAME(view)
VIEW_WITHOUT_UNDO
VIEW_WITHOUT_LINE
GRID_VERBS
