/* view.c: breakthrough on the screen, with the board and the pawns of chess. */
/* SPDX-License-Identifier: MIT */
#include "view/grid.h"
#include "games/breakthrough/breakthrough.h"
#include "charsets/breakthrough.h"
#include "info/breakthrough.h"
#include "texts/breakthrough.h"

const Grid game_grid = {
    FILES, FILES, 0, 0, { FIRST, STEP }, GRID_SQUARES_8X8(3), tile_light_code, tile_aim_code, 1,
    GRID_NAMES_8X8, breakthrough_square
};
const uint8_t *const game_drawings[] = { tile_pawn, tile_pawn_l };
static const uint8_t pawn_shape[] = tile_pawn_shape;
const uint8_t *const game_shapes[] = { pawn_shape };
const uint8_t game_strip[] = { 0, 1, 0, 0, 0, 0, GRID_SECOND_PAWN, 0 };
GRID_PAWNS(breakthrough_square)

uint8_t game_won_square(uint8_t n)
{
    uint8_t square = pawns_arrived(BLACK - side);

    if (n || !square) {
        return 0;
    }
    grid_show(square);
    return 1;
}

static const char *say(uint8_t what)
{
    if (what == VIEW_TEXT_FACE) {
        return view_face(tile_face);
    }
    return VIEW_ENDING(what, 0, game_won_square(0) ? TEXT_BREAKTHROUGH : TEXT_ALL_CAPTURED);
}

void game_show_move(void)
{
    uint8_t sound = breakthrough_square[(uint8_t)move] ? SOUND_TAKE : SOUND_DOWN;

    grid_move((uint8_t)(move >> 8), (uint8_t)move);
    sound_play(sound);
}

static const uint8_t window[] = { GRID_WINDOW_8X8(10) };
static const View view = { { FRAME_COLOURS, GRID_LAYOUT_8X8(window) }, FILES, FILES, grid_edit, 0, say, 0, 0, 0, 0, 2 };
VIEW_OF_GAME(view)
VIEW_UNDO
GRID_VERBS
GRID_DRAW_PIECE
