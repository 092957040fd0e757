/* view.c: reversi on the screen: squares of 3 columns by 2 rows, with four blank
 * lines between ranks for the grid. Rank 1 is at the top, as players have it. */
#include "engine/view.h"
#include "games/reversi/reversi.h"
#include "charsets/reversi.h"

#define ACROSS 8
#define WIDE 3
#define HIGH 2
#define RANK_LINES 20
#define DIGIT_COLUMN 24
#define TURN_FRAMES 2

static const uint8_t window[] = {
    4, 4, 0x30, 4, 4, 0x30, 4, 4, 0x30, 4, 4, 0x30,
    4, 4, 0x30, 4, 4, 0x30, 4, 4, 0x30, 4, 4, 0x30
};

static const View view = {
    {
        { { 0x00, 0xC8, 0x00, 0x02, 0x0E, 0x2E }, { 0x00, 0xB8, 0x00, 0x02, 0x0E, 0xEE } },
        1, { 0xCC, 0x84, 0x84, 0x00 }, RANK_LINES / 2,
        2, 16, 0x10, 3, RANK_LINES, sizeof window, window
    },
    ACROSS, ACROSS, 0
};

const View *game_view(void)
{
    return &view;
}

/* The cell at view_x, view_y, and the other way round. */
static uint8_t cell(void)
{
    uint8_t n = (uint8_t)(view_y * STEP + view_x);

    return view_flip ? (uint8_t)(LAST_CELL - n) : (uint8_t)(FIRST_CELL + n);
}

static void show_cell(uint8_t at)
{
    at = view_flip ? (uint8_t)(LAST_CELL - at) : (uint8_t)(at - FIRST_CELL);
    view_y = at / STEP;
    view_x = at % STEP;
}

static void draw_tile(const uint8_t *tile, uint8_t man)
{
    game_place();
    screen_row = (uint8_t)(WINDOW_ROW + HIGH * view_y);
    screen_wide = WIDE;
    screen_high = HIGH;
    screen_paint = man == WHITE ? PAINT_SECOND : 0;
    screen_tile(tile);
    screen_paint = 0;
}

void game_draw_square(void)
{
    uint8_t man = view_mark == MARK_GONE ? EMPTY : reversi_cell[cell()];

    if (man == EMPTY) {
        draw_tile(view_mark == MARK_TARGET || view_mark == MARK_HINT ? tile_legal : tile_empty, man);
    } else {
        draw_tile(view_mark == MARK_NONE ? tile_disc : tile_last, man);
    }
}

void game_draw(void)
{
    view_mark = MARK_NONE;
    for (view_y = 0; view_y < ACROSS; ++view_y) {
        for (view_x = 0; view_x < ACROSS; ++view_x) {
            game_draw_square();
        }
        screen_row = (uint8_t)(WINDOW_ROW + 1 + HIGH * view_y);
        screen_column = DIGIT_COLUMN;
        screen_put(tile_ranks[view_flip ? ACROSS - 1 - view_y : view_y]);
    }
    screen_files(view_flip ? " h  g  f  e  d  c  b  a" : " a  b  c  d  e  f  g  h");
}

void game_draw_strip(void)
{
    view_y = 0;
    for (view_x = 0; view_x < ACROSS; ++view_x) {
        draw_tile(view_x & 4 ? tile_disc : tile_empty, view_x & 1 ? WHITE : BLACK);
    }
}

void game_place(void)
{
    screen_column = (uint8_t)(WIDE * view_x);
    screen_line = (uint8_t)(WINDOW_LINE + RANK_LINES * view_y);
}

void game_write_square(char *text)
{
    uint8_t at = (uint8_t)(cell() - FIRST_CELL);

    text[0] = (char)('a' + at % STEP);
    text[1] = (char)('1' + at / STEP);
    text[2] = 0;
}

uint8_t game_find_square(const char *text)
{
    uint8_t file = (uint8_t)(text[0] - 'a');
    uint8_t rank = (uint8_t)(text[1] - '1');

    if (file >= ACROSS || rank >= ACROSS) {
        return 0;
    }
    show_cell((uint8_t)(FIRST_CELL + rank * STEP + file));
    return 2;
}

uint8_t game_won_square(uint8_t n)
{
    (void)n;
    return 0;
}

/* The enemy's men along a ray turn one by one, nearest first, when a man of
 * `own` stands behind them. 1: a key was hit. */
static uint8_t turn_ray(int8_t step, uint8_t own)
{
    uint8_t last = (uint8_t)(move + step);
    uint8_t at = last;

    while (reversi_cell[last] && reversi_cell[last] != own) {
        last = (uint8_t)(last + step);
    }
    for (; reversi_cell[last] == own && at != last; at = (uint8_t)(at + step)) {
        show_cell(at);
        draw_tile(tile_turn, (uint8_t)(own ^ TURN));
        sound_play(SOUND_TURN);
        if (hands_wait(TURN_FRAMES)) {
            return 1;
        }
        draw_tile(tile_disc, own);
    }
    return 0;
}

void game_show_move(void)
{
    static const int8_t steps[8] = { 1, 9, 8, 10, -1, -9, -8, -10 };
    uint8_t own = side ? WHITE : BLACK;
    uint8_t i;

    if (move == PASS) {
        return;
    }
    show_cell((uint8_t)move);
    draw_tile(tile_disc, own);
    sound_play(SOUND_DOWN);
    for (i = 0; i < 8; ++i) {
        if (turn_ray(steps[i], own)) {
            return;
        }
    }
}
