/* view.c: draughts on the screen. Squares are 3 columns by 2 rows with a marker row below; empty dark squares show
 * their number. */
/* SPDX-License-Identifier: MIT */
#include "view/grid.h"
#include "games/draughts/geometry.h"
#include "charsets/draughts.h"
#include "info/draughts.h"
#include "texts/draughts.h"

#define SIDE 8
#define WIDE 3
#define NO_SQUARE SQUARES
#define SET_BYTES 4 /* from a set of draughts_board to the next one */

/* ---- squares: square 1 is in the first player's corner, at the right ---- */

/* Returns the square (draughts.h) of a cell; NO_SQUARE for a light one. show_square sets view_x, view_y to a square. */
static uint8_t square_of(uint8_t cell)
{
    cell ^= SIDE - 1; /* files from right to left */
    return (cell ^ cell >> 3) & 1 ? cell >> 1 : NO_SQUARE;
}

static void show_square(uint8_t n)
{
    uint8_t cell = (uint8_t)(n << 1);

    if (!(n & 4)) {
        ++cell;
    }
    grid_show(cell ^ (SIDE - 1));
}

/* Looks of a square: one of these, plus PAINT_SECOND for White */
#define PIECE_NONE 0
#define PIECE_MAN 1
#define PIECE_KING 2
#define PIECE_GHOST 3 /* only drawn */

static uint8_t piece_on(uint8_t n)
{
    uint8_t at = n >> 3;
    uint8_t bit = draughts_bit(n);
    uint8_t piece = PIECE_MAN;

    if ((draughts_board + WHITE)[at] & bit) {
        piece = PIECE_MAN | PAINT_SECOND;
    } else if (!((draughts_board + BLACK)[at] & bit)) {
        return PIECE_NONE;
    }
    if ((draughts_board + KINGS)[at] & bit) {
        piece ^= PIECE_MAN | PIECE_KING;
    }
    return piece;
}

uint8_t game_look(uint8_t cell)
{
    uint8_t n = square_of(cell);

    return n == NO_SQUARE ? PIECE_NONE : piece_on(n);
}

const uint8_t *const game_drawings[] = { tile_man, tile_man, tile_king, tile_king, tile_ghost };
static const uint8_t man_shape[] = tile_man_shape;
static const uint8_t king_shape[] = tile_king_shape;
const uint8_t *const game_shapes[] = { man_shape, king_shape };
const uint8_t game_strip[] = {
    0, PIECE_MAN, 0, PIECE_KING, 0, PIECE_MAN | PAINT_SECOND, 0, PIECE_KING | PAINT_SECOND
};

const Grid game_grid = {
    SIDE, SIDE, 0, 0, { 0, SIDE }, GRID_SQUARES_8X8(3), tile_light_code, 0, 0, 0, 0, 0, ""
};

/* Changes the square at view_x, view_y to the next piece: none, black man, black king, white man, white king. On its
 * far row a man is left out. A lifted piece leaves its square empty. */
static void edit(void)
{
    uint8_t n = square_of(grid_cell());
    uint8_t piece;
    uint8_t bit;
    uint8_t byte;
    uint8_t sets = 0; /* those that get the square: bit 0 is the first one */

    if (n == NO_SQUARE) {
        return;
    }
    piece = piece_on(n);
    if (view_mark != MARK_LIFTED && piece != (PIECE_KING | PAINT_SECOND)) {
        sets = piece == PIECE_KING || piece & PAINT_SECOND ? 1 << WHITE / SET_BYTES : 1 << BLACK / SET_BYTES;
        if (piece & PIECE_MAN || (piece == PIECE_NONE && n >= SQUARES - CROWN_ROW)
            || (piece == PIECE_KING && n < CROWN_ROW)) {
            sets |= 1 << KINGS / SET_BYTES;
        }
    }
    bit = draughts_bit(n);
    for (n >>= 3; n < BOARD_BYTES; n += SET_BYTES) {
        byte = draughts_board[n] | bit;
        if (!(sets & 1)) {
            byte ^= bit;
        }
        draughts_board[n] = byte;
        sets >>= 1;
    }
}

/* ---- drawing ---- */

/* Draws the number of an empty dark square in its lower row, because the upper one touches the light square above and
 * the cursor. */
static void draw_number(uint8_t n)
{
    uint8_t ones = (uint8_t)(n + 1);
    uint8_t tens = 0;

    while (ones >= 10) {
        ones -= 10;
        ++tens;
    }
    grid_at();
    ++screen_row;
    if (tens) {
        tens += tile_digits_code;
    }
    screen_put(tens);
    ones += tile_digits_code;
    screen_put(ones);
}

/* A free square that the lifted piece may go to, or a hint, has the ring of a man that is not there yet. */
void game_draw_piece(uint8_t look)
{
    if (look == PIECE_NONE) {
        if (view_blinking) {
            return;
        }
        if (view_mark & 1) { /* MARK_TARGET, MARK_HINT */
            look = PIECE_GHOST;
        }
    }
    grid_draw_piece(look);
    if (look == PIECE_NONE && !screen_ground && !view_without_names) {
        draw_number(square_of(grid_cell()));
    }
}

/* ---- names: a number ends with a -, so that 1 is not a prefix of 11 ---- */

void game_write_square(char *text)
{
    uint8_t n = square_of(grid_cell());
    char end = '?';

    draughts_out = text;
    if (n != NO_SQUARE) {
        draughts_write_square(n);
        end = '-';
    }
    draughts_out[0] = end;
    draughts_out[1] = 0;
}

uint8_t game_find_square(const char *text)
{
    uint8_t n;

    draughts_place = 0;
    n = draughts_read_square(text);
    if (n == SQUARES) {
        return 0;
    }
    show_square(n);
    return draughts_place;
}

/* Returns the reason for a draw; 0: no text. */
static const char *say(uint8_t what)
{
    if (what == VIEW_TEXT_FACE) {
        return view_face(tile_face);
    }
    if (what != VIEW_TEXT_ENDING || outcome != OUTCOME_DRAW) {
        return 0;
    }
    return reversible_plies[0] >= QUIET_MOST ? TEXT_NO_PROGRESS : TEXT_REPETITION;
}

/* ---- motion ---- */

static uint8_t jumped; /* the square of a jumped piece */

/* Draws the jumped piece as a cloud, in its colour. */
static void draw_cloud(const uint8_t *cloud)
{
    show_square(jumped);
    grid_at();
    screen_colour_bit = piece_on(jumped) & PAINT_SECOND;
    screen_tile(cloud);
    screen_colour_bit = 0;
}

/* The same backwards: after each jump the jumped piece is back. */
static void show_back(void)
{
    uint8_t is_jump = (uint8_t)(move >> 8);
    uint8_t piece = piece_on(draughts_path[0]);
    uint8_t i = draughts_path_squares - 1;

    show_square(draughts_path[i]);
    grid_lift(piece);
    do {
        --i;
        show_square(draughts_path[i]);
        grid_aim(is_jump ? PACE_LATER : PACE_BACK);
        while (screen_glide()) {
        }
        if (is_jump) {
            jumped = draughts_below(draughts_step[i]);
            show_square(jumped);
            game_draw_piece(piece_on(jumped));
        }
    } while (i);
    show_square(draughts_path[0]);
    game_draw_piece(piece);
    screen_land();
    sound_play(SOUND_DOWN);
}

/* The piece slides, or jumps from square to square. When it is half way over another one, that one bursts. */
void game_show_move(void)
{
    static const uint8_t paces[] = { PACE_JUMP, PACE_SECOND, PACE_LATER };
    static const uint8_t halves[] = { 8, 5, 3 }; /* frames until the piece is half way */
    uint8_t is_jump = (uint8_t)(move >> 8);
    uint8_t piece;
    uint8_t turn = 0; /* 0: first jump, 1: second, 2: later ones */
    uint8_t burst;    /* frame with the first cloud, and with the second one */
    uint8_t later;
    uint8_t frame;
    uint8_t i;
    uint8_t n;

    draughts_find_path();
    if (view_back) {
        show_back();
        return;
    }
    piece = piece_on(draughts_path[0]);
    show_square(draughts_path[0]);
    grid_lift(piece);
    i = 0;
    do {
        burst = 0;
        if (is_jump) {
            jumped = draughts_below(draughts_step[i]);
            burst = halves[turn];
        }
        later = burst + (burst >> 1);
        ++i;
        n = draughts_path[i];
        show_square(n);
        grid_aim(is_jump ? paces[turn] : PACE_SLIDE);
        for (frame = 1; screen_glide(); ++frame) {
            if (frame == burst) {
                draw_cloud(tile_puff1);
            } else if (frame == later) {
                draw_cloud(tile_puff2);
            }
        }
        if (is_jump) {
            show_square(jumped);
            game_draw_piece(PIECE_NONE);
        }
        sound_play(piece & PIECE_MAN && (n < CROWN_ROW || n >= SQUARES - CROWN_ROW) ? SOUND_CROWN
            : is_jump ? SOUND_TAKE : SOUND_DOWN);
        if (turn != sizeof paces - 1) {
            ++turn;
        }
    } while ((uint8_t)(i + 1) < draughts_path_squares);
    show_square(n);
    game_draw_piece(piece);
    screen_land();
}

static const uint8_t window[] = { GRID_WINDOW_8X8(10) };
static const View view = {
    {
        FRAME_COLOURS,
        GRID_LAYOUT_8X8(window)
    },
    SIDE, SIDE, edit, 0, say, 0, 1, 0, 1, 2
};
VIEW_OF_GAME(view)
VIEW_UNDO
VIEW_WITHOUT_LINE
GRID_PLACE
GRID_DRAW_SQUARE
GRID_DRAW
GRID_DRAW_STRIP
