/* view.c: draughts on the screen. Squares are 3 columns by 2 rows with a marker row below; empty dark squares show
 * their number. */
/* SPDX-License-Identifier: MIT */
#include "view/view.h"
#include "games/draughts/geometry.h"
#include "charsets/draughts.h"
#include "texts/draughts.h"

#define SIDE 8
#define WIDE 3
#define HIGH 2
#define RANK_ROWS 3     /* two of the piece and the marker row */
#define RANK_LINES 20
#define MARKER_PIXELS 6
#define JUMP_FRAMES 8
#define NO_SQUARE SQUARES

/* The piece on a square: one of these, plus PAINT_SECOND for White. */
#define PIECE_NONE 0
#define PIECE_MAN 1
#define PIECE_KING 2

static const uint8_t window[] = {
    4, 4, 10, 4, 4, 10, 4, 4, 10, 4, 4, 10, 4, 4, 10, 4, 4, 10, 4, 4, 10, 4, 4, 10
};

static void edit(void);
static const char *say(uint8_t what);

static const View view = {
    {
        { { 0xC4, 0x2C, 0x00, 0x46, 0x0E, 0x9A }, { 0xB4, 0xEC, 0x00, 0x36, 0x0E, 0x8A } },
        1, { 0xCC, 0x84, 0x84, 0x00 }, RANK_LINES / 2,
        2, 16, 0x10, RANK_ROWS, RANK_LINES, sizeof window, window
    },
    SIDE, SIDE, edit, 0, say, 0, 1, 0, 1
};

const View *game_view(void)
{
    return &view;
}

/* ---- squares: square 1 is in the first player's corner ---- */

/* Returns the square (draughts.h) at view_x, view_y; NO_SQUARE for a light square. show_square does the reverse. */
static uint8_t square(void)
{
    uint8_t row = view_flip ? view_y : (uint8_t)(SIDE - 1 - view_y);
    uint8_t column = view_flip ? view_x : (uint8_t)(SIDE - 1 - view_x);

    return (row ^ column) & 1 ? (uint8_t)(row << 2 | column >> 1) : NO_SQUARE;
}

static void show_square(uint8_t n)
{
    view_y = n >> 2;
    view_x = (uint8_t)((n & 3) << 1);
    if (!(view_y & 1)) {
        ++view_x;
    }
    if (!view_flip) {
        view_y = (uint8_t)(SIDE - 1 - view_y);
        view_x = (uint8_t)(SIDE - 1 - view_x);
    }
}

static uint8_t piece_on(uint8_t n)
{
    uint8_t piece = PIECE_MAN;

    if (draughts_in_set(draughts_board + WHITE, n)) {
        piece |= PAINT_SECOND;
    } else if (!draughts_in_set(draughts_board + BLACK, n)) {
        return PIECE_NONE;
    }
    return draughts_in_set(draughts_board + KINGS, n) ? piece ^ (PIECE_MAN | PIECE_KING) : piece;
}

/* Changes the square at view_x, view_y to the next piece: none, black man, black king, white man, white king. On its
 * far row a man is left out. A lifted piece leaves its square empty. */
static void edit(void)
{
    uint8_t n = square();
    uint8_t piece;
    uint8_t bit;
    uint8_t *byte;

    if (n == NO_SQUARE) {
        return;
    }
    piece = piece_on(n);
    bit = draughts_bit(n);
    byte = draughts_board + (n >> 3);
    byte[BLACK] &= ~bit;
    byte[WHITE] &= ~bit;
    byte[KINGS] &= ~bit;
    if (view_mark == MARK_LIFTED || piece == (PIECE_KING | PAINT_SECOND)) {
        return;
    }
    byte[piece == PIECE_KING || piece & PAINT_SECOND ? WHITE : BLACK] |= bit;
    if (piece & PIECE_MAN || (piece == PIECE_NONE && n >= SQUARES - CROWN_ROW)
        || (piece == PIECE_KING && n < CROWN_ROW)) {
        byte[KINGS] |= bit;
    }
}

/* ---- drawing ---- */

static void draw_number(uint8_t n)
{
    uint8_t tens = 0;

    for (++n; n >= 10; n -= 10) {
        ++tens;
    }
    screen_fill(0);
    if (view_without_names) {
        return;
    }
    screen_column -= WIDE;
    ++screen_row; /* the lower row, because the upper one touches the light square above and the cursor */
    screen_put(tens ? tile_digits[tens] : 0);
    screen_put(tile_digits[n]);
}

/* Draws a piece, or none, at view_x, view_y with view_mark. */
static void draw_piece(uint8_t piece)
{
    uint8_t n = square();

    game_place();
    screen_row = (uint8_t)(WINDOW_ROW + RANK_ROWS * view_y);
    screen_width = WIDE;
    screen_height = HIGH;
    screen_ground = n == NO_SQUARE;
    if (screen_ground) {
        screen_fill(tile_light[0]);
    } else if (piece == PIECE_NONE) {
        draw_number(n);
    } else {
        screen_colour_bit = piece & PAINT_SECOND;
        screen_tile(piece & PIECE_KING ? tile_king : tile_man);
        screen_colour_bit = 0;
    }
    screen_row = (uint8_t)(WINDOW_ROW + HIGH + RANK_ROWS * view_y);
    screen_column = (uint8_t)(MARKER_PIXELS * view_x); /* in pixels, for the marker row */
    screen_marker(view_mark != MARK_NONE && view_mark != MARK_LIFTED ? view_marker[view_mark]
        : MARKER_OFF(screen_ground));
}

void game_draw_square(void)
{
    uint8_t n = square();

    draw_piece(n == NO_SQUARE ? PIECE_NONE : view_drawn_piece(piece_on(n)));
}

void game_draw(void)
{
    view_mark = MARK_NONE;
    for (view_y = 0; view_y < SIDE; ++view_y) {
        for (view_x = 0; view_x < SIDE; ++view_x) {
            game_draw_square();
        }
    }
    screen_files("");
}

void game_draw_strip(void)
{
    static const uint8_t men[SIDE] = {
        0, PIECE_MAN, 0, PIECE_KING, 0, PIECE_MAN | PAINT_SECOND, 0, PIECE_KING | PAINT_SECOND
    };

    view_y = 0;
    view_mark = MARK_NONE;
    for (view_x = 0; view_x < SIDE; ++view_x) {
        draw_piece(men[view_x]);
    }
}

#define LINE_OF(rank) (WINDOW_LINE + RANK_LINES * (rank))
static const uint8_t rank_line[] = { LINE_OF(0), LINE_OF(1), LINE_OF(2), LINE_OF(3), LINE_OF(4), LINE_OF(5), LINE_OF(6),
    LINE_OF(7) };

void game_place(void)
{
    screen_column = (uint8_t)(WIDE * view_x);
    screen_line = rank_line[view_y];
}

/* ---- names: a number ends with a -, so that 1 is not a prefix of 11 ---- */

void game_write_square(char *text)
{
    uint8_t n = square();

    draughts_out = text;
    if (n == NO_SQUARE) {
        *draughts_out++ = '?';
    } else {
        draughts_write_square(n);
        *draughts_out++ = '-';
    }
    *draughts_out = 0;
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

uint8_t game_won_square(uint8_t n)
{
    (void)n;
    return 0;
}

/* Returns the reason for a draw; 0: no text. */
static const char *say(uint8_t what)
{
    if (what != VIEW_TEXT_ENDING || outcome != OUTCOME_DRAW) {
        return 0;
    }
    return reversible_plies[0] >= QUIET_MOST ? TEXT_NO_PROGRESS : TEXT_REPETITION;
}

/* ---- motion ---- */

/* Moves the piece square by square; a jumped piece disappears on the way. */
void game_show_move(void)
{
    uint8_t piece;
    uint8_t i;
    uint8_t n;

    draughts_find_path();
    piece = piece_on(draughts_path[0]);
    show_square(draughts_path[0]);
    view_blink();
    for (i = 1; i < draughts_path_squares; ++i) {
        show_square(draughts_path[i - 1]);
        draw_piece(PIECE_NONE);
        if (move >> 8) {
            show_square(draughts_below(draughts_step[i - 1]));
            draw_piece(PIECE_NONE);
        }
        n = draughts_path[i];
        show_square(n);
        draw_piece(piece);
        sound_play(piece & PIECE_MAN && (n < CROWN_ROW || n >= SQUARES - CROWN_ROW) ? SOUND_CROWN
            : move >> 8 ? SOUND_TAKE : SOUND_DOWN);
        input_wait_frames(JUMP_FRAMES);
    }
}
