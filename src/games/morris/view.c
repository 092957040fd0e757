/* view.c: nine men's morris on the screen: 7 by 7 places of 3 columns by 2 rows, each with a marker row below. 24 of
 * the places are points. The others show a line or nothing, and the cursor skips them. */
/* SPDX-License-Identifier: MIT */
#include "engine/text.h"
#include "view/view.h"
#include "games/morris/morris.h"
#include "charsets/morris.h"
#include "info/morris.h"
#include "texts/morris.h"

#define SIDE 7
#define WIDE 3
#define HIGH 2
#define MARGIN 1         /* columns to the left of the board */
#define RANK_ROWS 3      /* with the marker row */
#define RANK_LINES 20
#define TOP_LINES 8      /* empty scan lines above the board */
#define DIGIT_COLUMN 22  /* of the rank digits: on the board, so that a move with a mill fits into the panel */
#define MARKER_PIXEL 2     /* of the first place's marker, in the marker row; places are six pixels apart */
#define MARKER_LINE 0x10   /* no marker: the line that goes down through the marker row */
#define KEPT 1           /* View.panel_kept: one line of the panel, with the men still to place or lost */

static const uint8_t window[] = {
    0x70, 4, 4, 10, 4, 4, 10, 4, 4, 10, 4, 4, 10, 4, 4, 10, 4, 4, 10, 4, 4, 10, 0x70
};

static void edit(void);
static const char *say(uint8_t what);

static const View view = {
    {
        FRAME_COLOURS,
        1, { 0xCC, 0x84, 0x84, 0x00 }, RANK_LINES / 2,
        1, 16, 0x50, 4, TOP_LINES + RANK_LINES, sizeof window, window
    },
    SIDE, SIDE, edit, KEPT, say, 0, 0, 0, 1
};

const View *game_view(void)
{
    return &view;
}

/* ---- places ---- */

/* Kinds of places, and the drawing of each kind without and with a man. */
enum { NOTHING, LYING, STANDING, NW, NE, SW, SE, T_DOWN, T_UP, T_RIGHT, T_LEFT, CROSSING };
static const uint8_t *const without_man[] = {
    0, tile_h, tile_v, tile_nw, tile_ne, tile_sw, tile_se, tile_td, tile_tu, tile_tr, tile_tl, tile_x
};
static const uint8_t *const with_man[] = {
    0, 0, 0, tile_m_nw, tile_m_ne, tile_m_sw, tile_m_se, tile_m_td, tile_m_tu, tile_m_tr, tile_m_tl, tile_m_x
};
static const uint8_t kinds[SIDE * SIDE] = {
    NW, LYING, LYING, T_DOWN, LYING, LYING, NE,
    STANDING, NW, LYING, CROSSING, LYING, NE, STANDING,
    STANDING, STANDING, NW, T_UP, NE, STANDING, STANDING,
    T_RIGHT, CROSSING, T_LEFT, NOTHING, T_RIGHT, CROSSING, T_LEFT,
    STANDING, STANDING, SW, T_DOWN, SE, STANDING, STANDING,
    STANDING, SW, LYING, CROSSING, LYING, SE, STANDING,
    SW, LYING, LYING, T_UP, LYING, LYING, SE,
};
/* By kind of place: 1 if a line continues below it. */
static const uint8_t goes_down[] = { 0, 0, 1, 1, 1, 0, 0, 1, 0, 1, 1, 1 };

static const uint8_t rank_start[SIDE] = { 0, SIDE, 2 * SIDE, 3 * SIDE, 4 * SIDE, 5 * SIDE, 6 * SIDE };

#define PLACE ((uint8_t)(rank_start[view_y] + view_x))

/* Returns the point at view_x, view_y, or POINTS if that place is none. */
static uint8_t point_here(void)
{
    static char name[3];

    if (kinds[PLACE] < NW) {
        return POINTS;
    }
    game_write_square(name);
    return morris_point_at(name);
}

static void show_point(uint8_t point)
{
    static char name[2];

    morris_put_point(name, point);
    view_x = (uint8_t)(name[0] - 'a');
    view_y = (uint8_t)('0' + SIDE - name[1]);
    if (view_flip) {
        view_x = (uint8_t)(SIDE - 1 - view_x);
        view_y = (uint8_t)(SIDE - 1 - view_y);
    }
}

/* View.edit. No man is left to place in a position that is set up. The lines are updated for the markers of mills. The
 * position cannot be read again here: a side may have too many men or too few. */
static void edit(void)
{
    uint8_t point = point_here();
    uint8_t man;
    uint8_t more;
    uint8_t line;
    uint8_t sum;

    if (point == POINTS) {
        return;
    }
    man = morris_point[point];
    more = man;
    if (man != EMPTY) {
        --morris_men[man == NOUGHT];
    }
    ++man;
    if (man > NOUGHT || view_mark == MARK_LIFTED) {
        man = EMPTY;
    }
    if (man != EMPTY) {
        ++morris_men[man == NOUGHT];
    }
    morris_point[point] = man;
    more = man - more;
    line = point / ROW;
    sum = more * morris_power_across[0][point];
    sum += morris_line[line];
    morris_line[line] = sum;
    line = morris_down[point];
    sum = more * morris_power_down[0][point];
    sum += morris_line[line];
    morris_line[line] = sum;
    morris_hand[0] = morris_hand[1] = 0;
}

/* ---- drawing ---- */

static void draw_place(uint8_t kind, uint8_t man)
{
    uint8_t mark = view_mark;

    if (kind == NOTHING || (man == EMPTY && view_blinking)) {
        return;
    }
    screen_row = (uint8_t)(WINDOW_ROW + view_y + 2 * view_y);
    screen_column = (uint8_t)(MARGIN + view_x + 2 * view_x);
    screen_width = WIDE;
    screen_height = HIGH;
    screen_colour_bit = man == NOUGHT ? PAINT_SECOND : 0;
    screen_tile(man == EMPTY ? without_man[kind] : with_man[kind]);
    screen_colour_bit = 0;
    screen_ground = 0;
    if (man == EMPTY && (mark == MARK_TARGET || mark == MARK_HINT)) { /* a ring on the point, and no marker */
        mark = MARK_NONE;
        screen_column -= 2;
        screen_width = 1;
        screen_tile(tile_goal);
    }
    screen_row += HIGH;
    screen_column = (uint8_t)(MARKER_PIXEL + 6 * view_x);
    mark = view_marker[mark];
    screen_marker(mark ? mark : goes_down[kind] ? MARKER_LINE : 0);
}

/* ---- a mill that is closed ---- */

static uint8_t is_mill; /* 1: the move entered closes a mill, and the men that may be removed are marked as targets */
static uint8_t mill_from; /* where the man that closes the mill comes from; POINTS: newly placed */
static uint8_t mill_to;   /* where that man goes */

static void draw_point(uint8_t point, uint8_t man)
{
    if (point < POINTS) {
        show_point(point);
        draw_place(kinds[PLACE], view_drawn_piece(man));
    }
}

/* With is_closed, draws the man that closes the mill on mill_to, with a marker, and mill_from as empty. Otherwise draws
 * both points as they are. Keeps view_x, view_y and view_mark. */
static void draw_mill(uint8_t is_closed)
{
    uint8_t x = view_x;
    uint8_t y = view_y;
    uint8_t mark = view_mark;

    view_mark = MARK_NONE;
    if (mill_from < POINTS) {
        draw_point(mill_from, is_closed ? EMPTY : morris_point[mill_from]);
    }
    if (is_closed) {
        view_mark = MARK_WIN;
    }
    draw_point(mill_to, is_closed ? man_of(side) : morris_point[mill_to]);
    view_x = x;
    view_y = y;
    view_mark = mark;
}

/* Sets mill_from and mill_to from the points entered so far: "a7" for a new man, or "a4a7". */
static void find_mill(void)
{
    const char *entered = view_entered();

    mill_from = POINTS;
    mill_to = morris_point_at(entered);
    if (entered[2]) {
        mill_from = mill_to;
        mill_to = morris_point_at(entered + 2);
    }
}

/* Men in a mill have a marker unless they have another mark. A man drawn as a target means that the move entered closes
 * a mill: the mill is drawn as closed until men are drawn without that mark. */
void game_draw_square(void)
{
    uint8_t point = point_here();
    uint8_t man = point == POINTS ? EMPTY : morris_point[point];
    uint8_t mark = view_mark;

    if (man != EMPTY && mark <= MARK_TARGET && is_mill != mark && !view_blinking) {
        is_mill = mark;
        if (mark) {
            find_mill();
        }
        draw_mill(mark);
    }
    man = view_drawn_piece(man);
    if (man != EMPTY && mark == MARK_NONE && morris_in_mill(point)) {
        view_mark = MARK_WIN;
    }
    draw_place(kinds[PLACE], man);
    view_mark = mark;
}

/* "HAND 9" as long as there are men to place, then "LOST 2". A set-up may have too many men: "LOST 0". */
static void show_rest(uint8_t of)
{
    uint8_t men = morris_hand[of];

    line_start();
    line_text(men ? TEXT_HAND : TEXT_LOST);
    if (!men && morris_men[of] < MEN_MOST) {
        men = MEN_MOST;
        men -= morris_men[of];
    }
    line_number(men);
    screen_panel(of == view_flip ? PANEL_BOTTOM - KEPT : PANEL_TOP + 2, text_buffer);
}

void game_draw(void)
{
    view_mark = MARK_NONE;
    for (view_y = 0; view_y < SIDE; ++view_y) {
        for (view_x = 0; view_x < SIDE; ++view_x) {
            game_draw_square();
        }
        screen_row = (uint8_t)(WINDOW_ROW + 1 + RANK_ROWS * view_y);
        screen_column = DIGIT_COLUMN;
        screen_put((uint8_t)(tile_digits_code + (view_flip ? view_y + 1 : SIDE - view_y)));
    }
    screen_files(view_flip ? "  g  f  e  d  c  b  a" : "  a  b  c  d  e  f  g");
    show_rest(0);
    show_rest(1);
}

void game_draw_strip(void)
{
    static const uint8_t men[SIDE] = { CROSS, EMPTY, EMPTY, CROSS, EMPTY, EMPTY, NOUGHT };

    view_y = 0;
    view_mark = MARK_NONE;
    for (view_x = 0; view_x < SIDE; ++view_x) {
        draw_place(kinds[view_x], men[view_x]);
    }
}

void game_place(void)
{
    screen_column = (uint8_t)(MARGIN + WIDE * view_x);
    screen_line = 0;
    if (point_here() != POINTS) {
        screen_line = (uint8_t)(WINDOW_LINE + TOP_LINES + RANK_LINES * view_y);
    }
}

/* ---- names ---- */

void game_write_square(char *text)
{
    text[0] = (char)('a' + view_x);
    text[1] = (char)('0' + SIDE - view_y);
    if (view_flip) {
        text[0] = (char)('a' + SIDE - 1 - view_x);
        text[1] = (char)('1' + view_y);
    }
    text[2] = 0;
}

uint8_t game_find_square(const char *text)
{
    uint8_t point = morris_point_at(text);

    if (point == POINTS) {
        return 0;
    }
    show_point(point);
    return 2;
}

/* ---- what happens ---- */

/* There is no winning line in this game. */
uint8_t game_won_square(uint8_t n)
{
    (void)n;
    return 0;
}

/* View.say. While a man to remove is chosen, no man shall blink: view_x, view_y is set to the centre, which is no
 * point. */
static const char *say(uint8_t what)
{
    if (what == VIEW_TEXT_THREAT && is_mill) {
        view_x = view_y = SIDE / 2;
        return TEXT_REMOVE;
    }
    if (what != VIEW_TEXT_ENDING) {
        return 0;
    }
    if (outcome == OUTCOME_DRAW) {
        return reversible_plies[0] >= QUIET_MOST ? TEXT_NO_REMOVAL : 0;
    }
    return morris_men[side] + morris_hand[side] < MEN_LEAST ? TEXT_TWO_MEN : TEXT_NO_MOVE_LEFT;
}

/* Where a man that is placed comes from: beside the board, at the upper or lower edge */
#define HAND_COLUMN 25
#define HAND_LINE (WINDOW_LINE + TOP_LINES)
#define HAND_BELOW (HAND_LINE + RANK_LINES * (SIDE - 1))

/* Sets the place of a point, or of the hand of the side to move. */
static void find_point(uint8_t point)
{
    if (point == HAND) {
        screen_column = HAND_COLUMN;
        screen_line = side == view_flip ? HAND_BELOW : HAND_LINE;
    } else {
        show_point(point);
        game_place();
    }
}

/* Shows how a man of the side to move goes from a point, or from the hand, to another point. draw_point draws nothing
 * for the hand. */
static void slide(uint8_t from, uint8_t to)
{
    static const uint8_t shape[] = tile_m_x_shape;
    uint8_t man = man_of(side);
    uint8_t end = view_back ? from : to;

    if (view_back) {
        from = to;
    }
    view_mark = MARK_NONE;
    find_point(from);
    screen_width = WIDE;
    screen_height = HIGH;
    screen_colour_bit = man == NOUGHT ? PAINT_SECOND : 0;
    screen_lift(shape);
    draw_point(from, EMPTY);
    find_point(end);
    screen_aim(VIEW_SLIDE);
    while (screen_glide()) {
    }
    draw_point(end, man);
    screen_land();
}

/* The man slides; then, with the mill shown, the man that is removed blinks. A mill has its own sound. */
void game_show_move(void)
{
    uint8_t lo = (uint8_t)move;
    uint8_t hi = (uint8_t)(move >> 8);

    slide(hi & POINT, lo & POINT);
    if (hi & MILL && !view_back) {
        mill_from = hi & POINT;
        if (mill_from == HAND) {
            mill_from = POINTS;
        }
        mill_to = lo & POINT;
        draw_mill(1);
        show_point(removed_of(lo, hi));
        view_blink();
    }
    sound_play(hi & MILL ? SOUND_CROWN : SOUND_DOWN);
}

VIEW_UNDO
