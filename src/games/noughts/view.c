/* view.c: noughts and crosses on the screen: cells of 7 columns by 6 rows. The
 * bands are the lying bars and carry lamps, the third one nothing else. */
#include "engine/view.h"
#include "games/noughts/noughts.h"
#include "charsets/noughts.h"

#define ACROSS 3
#define STEP 8           /* columns, with the bar */
#define WIDE 7
#define HIGH 6
#define RANK_ROWS 7
#define RANK_LINES 52
#define LAMP_PIXEL 1     /* of 14; twelve are lit */
#define INK 2
#define MAN 3
#define CODE_ONE 0x11    /* the panel's 1 */

static const uint8_t window[] = {
    4, 4, 4, 4, 4, 4, 10, 4, 4, 4, 4, 4, 4, 10, 4, 4, 4, 4, 4, 4, 10
};

static const View view = {
    {
        { { 0xA0, 0x08, 0x00, 0x2C, 0x9A, 0x0E }, { 0x90, 0x08, 0x00, 0xEC, 0x8A, 0x0E } },
        3, { 0xC6, 0x82, 0x82, 0x00 }, 24,
        10, 48, 0x50, 6, 48, sizeof window, window
    },
    ACROSS, ACROSS, 0
};

const View *game_view(void)
{
    return &view;
}

#define SQUARE ((uint8_t)(ACROSS * view_y + view_x))

static void draw_man(uint8_t man)
{
    game_place();
    screen_row = (uint8_t)(WINDOW_ROW + RANK_ROWS * view_y);
    screen_wide = WIDE;
    screen_high = HIGH;
    if (man == EMPTY) {
        screen_fill(0);
        return;
    }
    screen_paint = man == NOUGHT ? PAINT_SECOND : 0;
    screen_tile(man == NOUGHT ? tile_nought : tile_cross);
    screen_paint = 0;
}

/* A free cell shows its number. */
void game_draw_square(void)
{
    uint8_t man = noughts_square[SQUARE];

    draw_man(view_mark == MARK_GONE ? EMPTY : man);
    if (man == EMPTY) {
        screen_row += 2;
        screen_column -= 4;
        screen_put((uint8_t)(CODE_ONE + SQUARE));
    }
    screen_row = (uint8_t)(WINDOW_ROW + HIGH + RANK_ROWS * view_y);
    screen_column = (uint8_t)(2 * STEP * view_x + LAMP_PIXEL);
    if (view_mark == MARK_NONE || view_mark == MARK_GONE) {
        screen_ground = view_y < ACROSS - 1; /* the bar, or nothing */
    } else {
        screen_ground = view_mark == MARK_LAST ? INK : MAN;
    }
    screen_lamp(LAMP_OFF(screen_ground)); /* two lamps of one colour: a long one */
    screen_lamp(LAMP_OFF(screen_ground));
}

void game_draw(void)
{
    static const uint8_t bar[] = {
        0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55, 0x50
    };

    view_mark = MARK_NONE;
    for (view_y = 0; view_y < ACROSS; ++view_y) {
        screen_row = (uint8_t)(WINDOW_ROW + RANK_ROWS * view_y);
        screen_high = HIGH;
        screen_wide = 1;
        for (screen_column = WIDE; screen_column < 2 * STEP; screen_column += WIDE) {
            screen_fill(tile_bar[0]);
        }
        if (view_y < ACROSS - 1) {
            screen_row += HIGH;
            screen_column = 0;
            screen_high = 1;
            screen_wide = sizeof bar;
            screen_tile(bar);
        }
        for (view_x = 0; view_x < ACROSS; ++view_x) {
            game_draw_square();
        }
    }
}

void game_draw_strip(void)
{
    view_y = 0;
    for (view_x = 0; view_x < ACROSS; ++view_x) {
        draw_man(view_x & 1 ? NOUGHT : CROSS);
    }
}

void game_place(void)
{
    screen_column = (uint8_t)(STEP * view_x);
    screen_line = (uint8_t)(WINDOW_LINE + RANK_LINES * view_y);
}

void game_write_square(char *text)
{
    text[0] = (char)('1' + SQUARE);
    text[1] = 0;
}

uint8_t game_find_square(const char *text)
{
    view_x = (uint8_t)(text[0] - '1');
    view_y = view_x / ACROSS;
    view_x %= ACROSS;
    return view_y < ACROSS;
}

uint8_t game_won_square(uint8_t n)
{
    static uint8_t cell[64];
    uint8_t i;

    if (n == 0) {
        for (i = 0; i < SQUARES; ++i) {
            cell[(uint8_t)(i / ACROSS << 3) + i % ACROSS] = noughts_square[i];
        }
        view_find_line(cell, ACROSS);
    }
    i = view_line_cell(n);
    view_x = i & 7;
    view_y = i >> 3;
    return i != VIEW_NO_CELL;
}

void game_show_move(void)
{
    sound_play(SOUND_DOWN);
}
