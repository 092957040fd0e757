/* view.c: hexapawn on the screen: squares of 8 columns by 6 rows, each with a marker row below. */
/* SPDX-License-Identifier: MIT */
#include "view/view.h"
#include "games/hexapawn/hexapawn.h"
#include "charsets/hexapawn.h"
#include "texts/hexapawn.h"

#define WIDE 8
#define HIGH 6
#define RANK_ROWS 7      /* with the marker row */
#define RANK_LINES 52
#define DIGIT_COLUMN 24
#define MARKER_PIXEL 5     /* first pixel of a marker, which is in the middle of the 16 pixels of a square */

static const uint8_t window[] = {
    4, 4, 4, 4, 4, 4, 10, 4, 4, 4, 4, 4, 4, 10, 4, 4, 4, 4, 4, 4, 10
};

static void edit(void);
static const char *say(uint8_t what);

/* panel_kept is 2: the list of moves has empty lines between pairs and would reach the lines of the names otherwise. */
static const View view = {
    {
        { { 0x34, 0x3C, 0x00, 0x0E, 0x04, 0x9A }, { 0x14, 0x1C, 0x00, 0x0E, 0x04, 0x8A } },
        3, { 0xC3, 0x81, 0x81, 0x00 }, RANK_LINES / 2,
        12, 48, 0x50, 7, RANK_LINES, sizeof window, window
    },
    FILES, FILES, edit, 2, say
};

const View *game_view(void)
{
    return &view;
}

/* Returns the number of the square at view_x, view_y. show_square does the reverse. */
static uint8_t square(void)
{
    uint8_t n = (uint8_t)((FILES - 1 - view_y) * FILES + view_x);

    return view_flip ? (uint8_t)(SQUARES - 1 - n) : n;
}

static void show_square(uint8_t n)
{
    if (!view_flip) {
        n = (uint8_t)(SQUARES - 1 - n);
    }
    for (view_y = 0; n >= FILES; ++view_y) {
        n -= FILES;
    }
    view_x = (uint8_t)(FILES - 1 - n);
}

static void edit(void)
{
    uint8_t n = square();

    if (++hexapawn_square[n] > BLACK || view_mark == MARK_LIFTED) {
        hexapawn_square[n] = EMPTY;
    }
}

/* Returns 1 if the square at view_x, view_y is light. The corner squares are dark. */
static uint8_t light(void)
{
    return (view_x ^ view_y) & 1;
}

static void draw_pawn(uint8_t pawn)
{
    game_place();
    screen_row = (uint8_t)(WINDOW_ROW + RANK_ROWS * view_y);
    screen_width = WIDE;
    screen_height = HIGH;
    screen_colour_bit = pawn == BLACK ? PAINT_SECOND : 0;
    if (pawn == EMPTY) {
        screen_fill(light() ? tile_light[0] : 0);
    } else {
        screen_tile(light() ? tile_pawn_l : tile_pawn);
    }
    screen_colour_bit = 0;
    screen_ground = light();
    screen_row += HIGH;
    screen_column = WIDE / 2 * view_x; /* in bytes for screen_fill; below in pixels, for screen_marker */
    screen_width = WIDE / 2;
    screen_height = 1;
    screen_fill(MARKER_OFF(screen_ground));
    if (view_mark != MARK_NONE && view_mark != MARK_LIFTED) {
        screen_column = (uint8_t)(2 * WIDE * view_x + MARKER_PIXEL);
        screen_marker(view_marker[view_mark]);
    }
}

void game_draw_square(void)
{
    uint8_t n = square();

    draw_pawn(view_drawn_piece(hexapawn_square[n]));
}

void game_draw(void)
{
    view_mark = MARK_NONE;
    for (view_y = 0; view_y < FILES; ++view_y) {
        for (view_x = 0; view_x < FILES; ++view_x) {
            game_draw_square();
        }
        screen_row = (uint8_t)(WINDOW_ROW + 3 + RANK_ROWS * view_y);
        screen_column = DIGIT_COLUMN;
        screen_put(tile_ranks[(uint8_t)(view_flip ? view_y : FILES - 1 - view_y)]);
    }
    screen_files(view_flip ? "   c       b       a" : "   a       b       c");
}

void game_draw_strip(void)
{
    static const uint8_t pawns[FILES] = { WHITE, EMPTY, BLACK };

    view_y = 0;
    view_mark = MARK_NONE;
    for (view_x = 0; view_x < FILES; ++view_x) {
        draw_pawn(pawns[view_x]);
    }
}

#define LINE_OF(rank) (WINDOW_LINE + RANK_LINES * (rank))
static const uint8_t rank_line[] = { LINE_OF(0), LINE_OF(1), LINE_OF(2) };

void game_place(void)
{
    screen_column = (uint8_t)(WIDE * view_x);
    screen_line = rank_line[view_y];
}

void game_write_square(char *text)
{
    hexapawn_write_square(text, square());
}

uint8_t game_find_square(const char *text)
{
    uint8_t square = hexapawn_read_square(text);

    if (square == SQUARES) {
        return 0;
    }
    show_square(square);
    return 2;
}

/* The only square is that of the pawn on its far rank, if there is one. */
uint8_t game_won_square(uint8_t n)
{
    uint8_t i;

    for (i = 0; !n && i < FILES; ++i) {
        show_square(i);
        if (hexapawn_square[i] == BLACK) {
            return 1;
        }
        show_square((uint8_t)(i + 2 * FILES));
        if ((hexapawn_square + 2 * FILES)[i] == WHITE) {
            return 1;
        }
    }
    return 0;
}

static const char *say(uint8_t what)
{
    if (what != VIEW_TEXT_ENDING) {
        return 0;
    }
    if (outcome == OUTCOME_DRAW) {
        return TEXT_NO_MOVE_DRAW;
    }
    return game_won_square(0) ? TEXT_BREAKTHROUGH : TEXT_NO_MOVE_LOSS;
}

void game_show_move(void)
{
    show_square((uint8_t)(move >> 4));
    view_blink();
    sound_play(hexapawn_square[move & 15] == EMPTY ? SOUND_DOWN : SOUND_TAKE);
}
