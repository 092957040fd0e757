/* view.c: hexapawn on the screen: squares of 8 columns by 6 rows, each with a marker row below. */
/* SPDX-License-Identifier: MIT */
#include "view/grid.h"
#include "games/hexapawn/hexapawn.h"
#include "charsets/hexapawn.h"
#include "info/hexapawn.h"
#include "texts/hexapawn.h"

#define RANK_LINES 52
const uint8_t *const game_drawings[] = { tile_pawn, tile_pawn_l };
static const uint8_t pawn_shape[] = tile_pawn_shape;
const uint8_t *const game_shapes[] = { pawn_shape };
const uint8_t game_strip[] = { 1, 0, GRID_SECOND_PAWN };
GRID_PAWNS(hexapawn_square)

const Grid game_grid = {
    FILES, FILES, 0, 0, { 0, FILES }, { 0, 8 }, { WINDOW_ROW, 7 }, { WINDOW_LINE, RANK_LINES }, 8, 6,
    tile_light_code, 0, 0, 24, 3, 3, "", hexapawn_square, 5
};

/* A free square that the lifted pawn may go to, or a hint, has a ring in its middle, and no marker. */
void game_draw_piece(uint8_t look)
{
    uint8_t mark = view_mark;

    if (!look && view_blinking) {
        return;
    }
    if (!look && mark & 1) { /* MARK_TARGET, MARK_HINT */
        view_mark = MARK_NONE;
    }
    grid_at();
    grid_draw_wide_piece(look);
    if (view_mark != mark) {
        view_mark = mark;
        grid_at();
        screen_column += 3;
        screen_row += 2;
        screen_width = screen_height = 2;
        screen_tile(screen_ground ? tile_ring_l : tile_ring);
    }
}

/* The only square is that of the pawn on its far rank, if there is one. */
uint8_t game_won_square(uint8_t n)
{
    static const uint8_t winner[SQUARES] = { BLACK, BLACK, BLACK, SQUARES, SQUARES, SQUARES, WHITE, WHITE, WHITE };
    uint8_t i;

    for (i = 0; !n && i < SQUARES; ++i) {
        if (hexapawn_square[i] == winner[i]) {
            grid_show(i);
            return 1;
        }
    }
    return 0;
}

static const char *say(uint8_t what)
{
    if (what == VIEW_TEXT_FACE) {
        return view_face(tile_face);
    }
    return VIEW_ENDING(what, TEXT_NO_MOVE_DRAW, game_won_square(0) ? TEXT_BREAKTHROUGH : TEXT_NO_MOVE_LOSS);
}

void game_show_move(void)
{
    grid_move((uint8_t)(move >> 4), (uint8_t)move & 15);
    sound_play(hexapawn_square[move & 15] == EMPTY ? SOUND_DOWN : SOUND_TAKE);
}

static const uint8_t window[] = {
    4, 4, 4, 4, 4, 4, 10, 4, 4, 4, 4, 4, 4, 10, 4, 4, 4, 4, 4, 4, 10
};
/* panel_kept is 2: the list of moves has empty lines between pairs and would reach the lines of the names otherwise. */
static const View view = {
    {
        FRAME_COLOURS, 3, { 0xC3, 0x81, 0x81, 0x00 }, RANK_LINES / 2,
        12, 48, 0x50, 7, RANK_LINES, sizeof window, window
    },
    FILES, FILES, grid_edit, 2, say, 0, 0, 0, 0, 2
};
VIEW_OF_GAME(view)
VIEW_UNDO
GRID_VERBS
