/* view.c: the pond on the screen: leaves of 4 columns by 4 rows, a marker row below each, and four scan lines of
 * water between the lanes. */
/* SPDX-License-Identifier: MIT */
#include "view/view.h"
#include "games/template/template.h"
#include "charsets/template.h"

#define WIDE 4
#define HIGH 4
#define RANK_ROWS 5      /* with the marker row; water takes no row */
#define RANK_LINES 40
#define DIGIT_COLUMN 24
#define MARKER_PIXEL 1     /* of 8, so that the marker's six pixels are in the middle */

static const uint8_t window[] = {
    4, 4, 4, 4, 10, 0x30, 4, 4, 4, 4, 10, 0x30, 4, 4, 4, 4, 10, 0x30, 4, 4, 4, 4, 10, 0x30
};

static void edit(void);

static const View view = {
    {
        { { 0x92, 0xC6, 0x00, 0x2A, 0xDE, 0x0E }, { 0x82, 0xB6, 0x00, 0xEA, 0xCE, 0x0E } },
        1, { 0xC3, 0x81, 0x81, 0x00 }, RANK_LINES / 2 - 2,
        4, 32, 0x10, 5, RANK_LINES - 4, sizeof window, window
    },
    FILES, RANKS, edit
};

const View *game_view(void)
{
    return &view;
}

/* Returns the leaf at view_x, view_y. show_square does the reverse: it sets view_x and view_y to a leaf. */
static uint8_t square(void)
{
    return view_flip ? (uint8_t)(view_y * STEP + FIRST + FILES - 1 - view_x)
        : (uint8_t)((RANKS - 1 - view_y) * STEP + FIRST + view_x);
}

static void show_square(uint8_t n)
{
    view_x = (uint8_t)((n & (STEP - 1)) - FIRST);
    view_y = n / STEP;
    if (view_flip) {
        view_x = (uint8_t)(FILES - 1 - view_x);
    } else {
        view_y = (uint8_t)(RANKS - 1 - view_y);
    }
}

static void edit(void)
{
    uint8_t n = square();

    if (view_mark == MARK_LIFTED || ++template_square[n] > FROG) {
        template_square[n] = EMPTY;
    }
}

/* Toads and frogs look in the direction in which they hop. */
static const uint8_t *tile_of(uint8_t piece)
{
    if (piece == EMPTY) {
        return tile_leaf;
    }
    return (piece == TOAD) ^ view_flip ? tile_right : tile_left;
}

static void draw_piece(uint8_t piece)
{
    game_place();
    screen_row = (uint8_t)(WINDOW_ROW + RANK_ROWS * view_y);
    screen_width = WIDE;
    screen_height = HIGH;
    screen_colour_bit = piece == FROG ? PAINT_SECOND : 0;
    screen_tile(tile_of(piece));
    screen_colour_bit = 0;
    screen_ground = 0;
    screen_row += HIGH;
    screen_column = WIDE / 2 * view_x; /* the marker row counts in bytes, then in pixels */
    screen_width = WIDE / 2;
    screen_height = 1;
    screen_fill(MARKER_OFF(0));
    if (view_mark != MARK_NONE && view_mark != MARK_LIFTED) {
        screen_column = (uint8_t)(2 * WIDE * view_x + MARKER_PIXEL);
        screen_marker(view_marker[view_mark]);
    }
}

void game_draw_square(void)
{
    draw_piece(view_mark == MARK_LIFTED ? EMPTY : template_square[square()]);
}

void game_draw(void)
{
    view_mark = MARK_NONE;
    for (view_y = 0; view_y < RANKS; ++view_y) {
        for (view_x = 0; view_x < FILES; ++view_x) {
            game_draw_square();
        }
        screen_row = (uint8_t)(WINDOW_ROW + HIGH / 2 + RANK_ROWS * view_y);
        screen_column = DIGIT_COLUMN;
        screen_put((uint8_t)(tile_ranks_code + (view_flip ? view_y : RANKS - 1 - view_y)));
    }
    screen_files(view_flip ? " f   e   d   c   b   a" : " a   b   c   d   e   f");
}

void game_draw_strip(void)
{
    static const uint8_t pieces[FILES] = { TOAD, EMPTY, TOAD, FROG, EMPTY, FROG };

    view_y = 0;
    view_mark = MARK_NONE;
    for (view_x = 0; view_x < FILES; ++view_x) {
        draw_piece(pieces[view_x]);
    }
}

void game_place(void)
{
    screen_column = (uint8_t)(WIDE * view_x);
    screen_line = (uint8_t)(WINDOW_LINE + RANK_LINES * view_y);
}

void game_write_square(char *text)
{
    template_write_square(text, square());
}

uint8_t game_find_square(const char *text)
{
    uint8_t file = (uint8_t)(text[0] - 'a');
    uint8_t rank = (uint8_t)(text[1] - '1');

    if (file >= FILES || rank >= RANKS) {
        return 0;
    }
    show_square((uint8_t)(rank * STEP + FIRST + file));
    return 2;
}

/* This game has no winning line. */
uint8_t game_won_square(uint8_t n)
{
    (void)n;
    return 0;
}

void game_show_move(void)
{
    show_square((uint8_t)move & FROM);
    view_blink();
    sound_play(move & JUMP ? SOUND_TAKE : SOUND_DOWN);
}
