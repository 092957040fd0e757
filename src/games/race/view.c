/* view.c: Race! on the screen: a road of paving stones on baize, six to a row, that turns twice. Below it is the
 * start, above it home, with a tray for each side. A stone (one square) is 4 columns by 4 rows: its number, and three
 * rows for a tower of pieces. A marker row is below each stone. */
/* SPDX-License-Identifier: MIT */
#include "games/race/view.h"
#include "charsets/race.h"
#include "info/race.h"
#include "texts/race.h"

#define WIDE 4           /* columns of a stone */
#define TOWER_HIGH 3
#define STONES 6         /* in a row */
#define ROAD_ROWS 3
#define STONE_ROWS 5     /* with its marker row */
#define STONE_LINES 36
#define HOME_ROW (WINDOW_ROW + 1)
#define ROAD_ROW (WINDOW_ROW + 3)
#define ROAD_LINE (WINDOW_LINE + 24)
#define START_ROW (ROAD_ROW + ROAD_ROWS * STONE_ROWS)
#define START_LINE (ROAD_LINE + ROAD_ROWS * STONE_LINES)
#define START_BAND (START_ROW + 2)
#define START_LABEL (START_ROW + 3)
#define TRAY_WIDE 3
#define TRAY_HIGH 2
#define LOSER_AT 2       /* place in TEXT_HOME of the number of the loser's pieces */
#define TRAY_PIXELS 6    /* width of a tray's place in its marker row, where a byte is four pixels */
#define START_Y ROAD_ROWS
#define SIDE_TWO (STONES / 2) /* view_x from here on is the start of the second side */

#define DIE_COLUMN 27
#define DIE_SIZE 3
#define ALL_MOVABLE 255      /* value of view_x: all pieces that can use the roll */

/* ---- squares ---- */

/* Returns the square at view_x, view_y; the start is 0. */
static uint8_t square(void)
{
    switch (view_y) {
    case 0:
        return (uint8_t)(2 * STONES + 1 + view_x);
    case 1:
        return (uint8_t)(2 * STONES - view_x);
    case 2:
        return (uint8_t)(view_x + 1);
    default:
        return 0;
    }
}

static void show_square(uint8_t n, uint8_t owner)
{
    if (n == 0) {
        view_x = owner ? SIDE_TWO : 0;
        view_y = START_Y;
    } else if (n <= STONES) {
        view_x = (uint8_t)(n - 1);
        view_y = 2;
    } else if (n <= 2 * STONES) {
        view_x = (uint8_t)(2 * STONES - n);
        view_y = 1;
    } else {
        view_x = (uint8_t)(n - 2 * STONES - 1);
        view_y = 0;
    }
}

/* Returns the side whose start view_x is in. */
static uint8_t tray_side(void)
{
    return view_x >= SIDE_TWO;
}

static void edit(void)
{
    race_edit(square());
}

/* ---- drawing ---- */

/* Two bytes of a marker row, by mark: eight pixels. */
static const uint8_t markers[2][MARK_LIFTED + 1] = {
    { 0x00, 0x2F, 0x2A, 0x3F, 0x2F, 0x3F, 0x00 }, { 0x00, 0xF8, 0xA8, 0xFC, 0xF8, 0xFC, 0x00 }
};
#define BRIDGE_FIRST 0x15 /* the two bytes of the bridge, where the road continues below a stone */
#define BRIDGE_LAST 0x54

/* Draws the marker row under a stone: a marker, or the bridge to the next row under 13 and 7. */
static void draw_band(uint8_t n)
{
    uint8_t first = markers[0][view_mark];
    uint8_t last = markers[1][view_mark];

    if (!first && (n == 2 * STONES + 1 || n == STONES + 1)) {
        first = BRIDGE_FIRST;
        last = BRIDGE_LAST;
    }
    screen_column = (uint8_t)(WIDE / 2 * view_x); /* a byte of a marker row is two columns wide */
    screen_put(first);
    screen_put(last);
}

static void tile(uint8_t wide, uint8_t high, const uint8_t *codes)
{
    screen_width = wide;
    screen_height = high;
    screen_tile(codes);
}

/* Draws a stone with a number of pieces of a side on it. */
static void draw_stone(uint8_t n, uint8_t owner, uint8_t pieces)
{
    uint8_t column = (uint8_t)(WIDE * view_x);

    screen_row = (uint8_t)(ROAD_ROW + STONE_ROWS * view_y);
    screen_column = column;
    tile(WIDE, 1, tile_numbers + (uint8_t)(WIDE * (n - 1)));
    ++screen_row;
    screen_column = column;
    screen_colour_bit = owner ? PAINT_SECOND : 0;
    tile(WIDE, TOWER_HIGH, tile_towers + (uint8_t)(WIDE * TOWER_HIGH * pieces));
    screen_colour_bit = 0;
    if (n == HOME) {
        ++screen_row;
        screen_column = (uint8_t)(column + 1);
        tile(2, 2, tile_house);
        --screen_row;
    }
    screen_row += TOWER_HIGH;
    draw_band(n);
}

/* Draws the tray of a side: four places, `pieces` of them occupied. */
static void draw_tray(uint8_t row, uint8_t owner, uint8_t pieces)
{
    uint8_t n;

    screen_row = row;
    screen_column = owner ? TRAY_WIDE * PIECES : 0;
    for (n = 0; n < PIECES; ++n) {
        screen_colour_bit = owner && n < pieces ? PAINT_SECOND : 0;
        tile(TRAY_WIDE, TRAY_HIGH, n < pieces ? tile_tray : tile_slot);
    }
    screen_colour_bit = 0;
}

static void draw_start(uint8_t owner, uint8_t pieces)
{
    draw_tray(START_ROW, owner, pieces);
    screen_row = START_BAND;
    screen_column = owner ? TRAY_PIXELS * PIECES : 0;
    screen_ground = 0;
    screen_marker(view_mark == MARK_NONE || view_mark == MARK_LIFTED ? 0 : view_marker[view_mark]);
}

static void draw_one(void)
{
    uint8_t n = square();
    uint8_t owner = n ? (race_pieces[PLACE(1, n)] > 0) : tray_side();
    uint8_t pieces = race_pieces[PLACE(owner, n)];

    if (view_mark == MARK_LIFTED && pieces) {
        --pieces;
    }
    if (view_hide_pieces || n == HOME) { /* pieces at home are in the tray */
        pieces = 0;
    }
    if (n) {
        draw_stone(n, owner, pieces);
    } else {
        draw_start(owner, pieces);
    }
}

void game_draw_square(void)
{
    uint8_t n;

    if (view_x != ALL_MOVABLE) {
        draw_one();
        return;
    }
    for (n = 0; n < HOME; ++n) {
        if (race_target(n)) {
            show_square(n, side);
            draw_one();
        }
    }
    view_x = ALL_MOVABLE;
}

static void draw_label(uint8_t row, const char *text)
{
    uint8_t owner;
    const char *character;

    screen_row = row;
    for (owner = 0; owner < 2; ++owner) {
        screen_column = owner ? 15 : 3;
        race_draw_ball(owner);
        ++screen_column;
        for (character = text; *character; ++character) {
            screen_put((uint8_t)(*character - ' '));
        }
    }
}

/* A die on its edge is a narrow bar. */
static void draw_die(uint8_t face)
{
    screen_panel(RACE_DIE_LINE, "");
    screen_column = DIE_COLUMN;
    screen_width = DIE_SIZE;
    screen_height = DIE_SIZE;
    screen_colour_bit = side ? PAINT_SECOND : 0;
    if (face & VIEW_ON_EDGE) {
        screen_fill(0);
        screen_column = DIE_COLUMN + 1;
        screen_width = 1;
        screen_fill(tile_faces[1]); /* all of it is die */
    } else if (face) {
        screen_tile(tile_faces + (uint8_t)(DIE_SIZE * DIE_SIZE * (face - 1)));
    } else {
        screen_fill(0);
    }
    screen_colour_bit = 0;
}

void game_draw(void)
{
    static uint8_t has_ended; /* 1: the panel shows the end of a game */
    uint8_t n;

    view_mark = MARK_NONE;
    for (n = 1; n <= HOME; ++n) {
        show_square(n, 0);
        draw_one();
    }
    for (n = 0; n < 2; ++n) {
        draw_tray(HOME_ROW, n, race_pieces[PLACE(n, HOME)]);
        show_square(0, n);
        draw_one();
    }
    draw_label(WINDOW_ROW, TEXT_HOME_LABEL);
    draw_label(START_LABEL, TEXT_START_LABEL);
    if (outcome != OUTCOME_WIN && outcome != OUTCOME_LOSS) {
        if (has_ended) { /* otherwise the die would be gone for a moment */
            race_clear_panel();
        }
        has_ended = 0;
        draw_die(race_rolled);
    } else {
        has_ended = 1;
    }
    race_draw_panel();
    screen_files("");
}

void game_draw_strip(void)
{
    uint8_t n;

    screen_row = WINDOW_ROW;
    screen_column = 0;
    for (n = 0; n < STONES; ++n) {
        screen_colour_bit = n & 1 ? PAINT_SECOND : 0;
        tile(TRAY_WIDE, TRAY_HIGH, tile_tray);
    }
    screen_colour_bit = 0;
}

/* ---- the cursor ---- */

void game_place(void)
{
    screen_column = (uint8_t)(WIDE * view_x);
    screen_line = view_y == START_Y ? START_LINE - 16 : (uint8_t)(ROAD_LINE + STONE_LINES * view_y);
}

/* If there is only one move FIRE plays it, wherever the cursor is. */
void game_write_square(char *text)
{
    *race_write_square(text, race_movers() == 1 ? race_mover : square()) = 0;
}

uint8_t game_find_square(const char *text)
{
    uint8_t n = (uint8_t)(text[0] - '0');
    uint8_t length = 1;

    if (n > 9) {
        return 0;
    }
    if (n == 1 && text[1] >= '0' && text[1] <= '7') {
        n = (uint8_t)(10 + text[1] - '0');
        length = 2;
    }
    show_square(n, side);
    return length;
}

/* Returns the pieces at home, the winner's first: "4-1 home". */
static const char *ending(void)
{
    static char text[] = TEXT_HOME;
    uint8_t loser = race_pieces[PLACE(0, HOME)] == PIECES;

    text[LOSER_AT] = (char)('0' + race_pieces[PLACE(loser, HOME)]);
    return text;
}

static const char *say(uint8_t what)
{
    if (what == VIEW_TEXT_ENDING) {
        return ending();
    }
    if (what == VIEW_TEXT_SCORE) {
        return view_chance();
    }
    if (what != VIEW_TEXT_THREAT || outcome != OUTCOME_NONE) {
        return 0;
    }
    view_x = ALL_MOVABLE;
    return view_rolled(race_rolled);
}

/* ---- motion ---- */

#define PACE_STONE 86   /* from stone to stone in 3 frames, */
#define PACE_STONE_BACK 128 /* and back in 2 */
#define ON_STONE 2      /* colour clocks from the edge of a stone to the drawing of a piece, */
#define STONE_LINE 16   /* and scan lines */
#define TOWER_LINES 4   /* by which a piece on top of another one is higher */
#define HOME_LINE (WINDOW_LINE + 8)

/* Where a piece of `owner` is on stone n, with `below` pieces under it. */
static void find_on_stone(uint8_t n, uint8_t owner, uint8_t below)
{
    show_square(n, owner);
    screen_column = (uint8_t)(WIDE * view_x);
    screen_line = (uint8_t)(ROAD_LINE + STONE_LINE + STONE_LINES * view_y - TOWER_LINES * below);
    screen_shift = ON_STONE;
}

/* Where place n of a tray is. */
static void find_in_tray(uint8_t line, uint8_t owner, uint8_t n)
{
    screen_column = (uint8_t)(TRAY_WIDE * n + (owner ? TRAY_WIDE * PIECES : 0));
    screen_line = line;
    screen_shift = 0;
}

static void lift(uint8_t owner)
{
    static const uint8_t shape[] = tile_tray_shape;

    screen_width = TRAY_WIDE;
    screen_height = TRAY_HIGH;
    screen_colour_bit = owner ? PAINT_SECOND : 0;
    screen_lift(shape);
    screen_colour_bit = 0;
}

/* A piece on stone n that was hit jumps back to its start. */
static void show_hit(uint8_t n)
{
    uint8_t owner = side ^ 1;
    uint8_t pieces = race_pieces[PLACE(owner, 0)];

    find_on_stone(n, owner, 0);
    lift(owner);
    find_in_tray(START_LINE, owner, pieces);
    screen_aim(PACE_JUMP);
    while (screen_glide()) {
    }
    show_square(0, owner);
    draw_start(owner, (uint8_t)(pieces + 1));
    screen_land();
}
/* The piece goes from stone to stone. */
static void walk(uint8_t from, uint8_t to)
{
    uint8_t pieces = race_pieces[PLACE(side, from)];
    uint8_t there = race_pieces[PLACE(side, to)];
    uint8_t n = from;

    --pieces;
    if (from) {
        find_on_stone(from, side, pieces);
    } else {
        find_in_tray(START_LINE, side, pieces);
    }
    lift(side);
    view_mark = MARK_LIFTED;
    show_square(from, side);
    draw_one();
    view_mark = MARK_NONE;
    do {
        ++n;
        if (n == HOME) {
            find_in_tray(HOME_LINE, side, there);
        } else {
            find_on_stone(n, side, n == to ? there : 0);
        }
        screen_aim(PACE_STONE);
        if (n < to) {
            sound_play(SOUND_STEP);
        }
        while (screen_glide()) {
        }
    } while (n < to);
    ++there;
    if (to == HOME) {
        draw_tray(HOME_ROW, side, there);
    } else {
        draw_stone(to, side, there);
    }
    screen_land();
}

/* The piece goes back from stone to stone. */
static void walk_back(uint8_t from, uint8_t to)
{
    uint8_t there = race_pieces[PLACE(side, to)];
    uint8_t pieces = race_pieces[PLACE(side, from)];

    view_mark = MARK_NONE;
    if (to == HOME) {
        find_in_tray(HOME_LINE, side, there);
        lift(side);
        draw_tray(HOME_ROW, side, there);
    } else {
        find_on_stone(to, side, there);
        lift(side);
        draw_one();
    }
    --pieces;
    do {
        --to;
        if (to) {
            find_on_stone(to, side, to == from ? pieces : 0);
        } else {
            find_in_tray(START_LINE, side, pieces);
        }
        screen_aim(PACE_STONE_BACK);
        while (screen_glide()) {
        }
    } while (to > from);
    show_square(from, side);
    draw_one();
    screen_land();
    sound_play(SOUND_DOWN);
}

void game_show_move(void)
{
    uint8_t from = (uint8_t)(move - 1);
    uint8_t to;

    if (view_back) {
        if (!(move & MOVE_ROLL) && move != MOVE_PASS) {
            walk_back(from, race_target(from));
        }
        return;
    }
    view_roll_reason(0);
    if (race_pieces[PLACE(side, 0)] && race_pieces[PLACE(side, 0)] + race_pieces[PLACE(side, HOME)] == PIECES
        && race_rolled != FACES) { /* no piece is on the road */
        view_roll_reason(show_is_you(side) ? TEXT_NEED_SIX : TEXT_NEEDS_SIX);
    }
    if (move & MOVE_ROLL) {
        view_roll(FACES, draw_die);
        if ((uint8_t)move == FACES) {
            sound_play(SOUND_CROWN);
        }
        return;
    }
    if (move == MOVE_PASS) {
        view_pass();
        return;
    }
    to = race_target(from);
    walk(from, to);
    if (to != HOME && race_pieces[PLACE(side ^ 1, to)]) {
        sound_play(SOUND_TAKE);
        show_hit(to);
    } else {
        sound_play(SOUND_DOWN);
    }
}

static const uint8_t window[] = {
    4, 4, 4, 4, 4, 4, 4, 10, 4, 4, 4, 4, 10, 4, 4, 4, 4, 10, 4, 4, 10, 4
};
static const View view = {
    {
        FRAME_COLOURS,
        1, { 0xC3, 0x81, 0x81, 0x00 }, 16,
        4, 32, 0x10, 4, 28, sizeof window, window
    },
    STONES, ROAD_ROWS + 1, edit, RACE_KEPT, say
};
VIEW_OF_GAME(view)
VIEW_UNDO
VIEW_WITHOUT_LINE
