/* view.c: warp trog on the screen: squares of 4 columns by 3 rows, each with a marker row of two scan lines below,
 * where a plinth joins pieces that support each other. The seventh column of the cursor, beside the board, is the
 * warp: a field in the panel with a diamond for each warp left. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "view/grid.h"
#include "engine/level.h"
#include "games/warptrog/warptrog.h"
#include "charsets/warptrog.h"
#include "info/warptrog.h"
#include "texts/warptrog.h"

#define WIDE 4
#define HIGH 3
#define RANK_LINES 26
#define DIAMOND 0x3B     /* a warp left; the next code is a spent one */
#define KEPT 3           /* lines of the panel: the word, the diamonds, an empty one */
#define TOP_WARPS 2      /* panel line of the warps of the player at the top, */
#define BOTTOM_WARPS 252 /* and at the bottom */
#define FIELD_COLUMN 26  /* of the diamonds */
#define TOP_FIELD 48     /* scan line of the cursor on the warp field at the top; BOTTOM_FIELD: at the bottom */
#define BOTTOM_FIELD 144
#define FLICKERS 6       /* squares on which a Trog is seen before it lands; LATER_FLICKERS: all Trogs but the first */
#define LATER_FLICKERS 3
#define SCATTER 17       /* cells from one of these squares to the next */
#define STARS 4          /* on free squares meanwhile */
#define STAR_OFF 0x80    /* draw_star: erase it */

/* ---- squares ---- */

/* Looks; TOP is PAINT_SECOND */
#define LOOK_VALG 1
#define LOOK_TROG 2

static uint8_t look_of(uint8_t piece)
{
    return piece == EMPTY ? 0 : (uint8_t)((piece & TOP) | (piece & TROG ? LOOK_TROG : LOOK_VALG));
}

uint8_t game_look(uint8_t cell)
{
    return look_of(warptrog_board[cell]);
}

const uint8_t *const game_drawings[] = { tile_valg, tile_valg_l, tile_trog, tile_trog_l };
static const uint8_t valg_shape[] = tile_valg_shape;
static const uint8_t trog_shape[] = tile_trog_shape;
const uint8_t *const game_shapes[] = { valg_shape, trog_shape };
const uint8_t game_strip[] = { LOOK_VALG, LOOK_TROG, 0, 0, LOOK_TROG | PAINT_SECOND, LOOK_VALG | PAINT_SECOND };

/* The numbers of the ranks are in a row where the panel has neither number nor arrow. */
const Grid game_grid = {
    SIZE, SIZE, 0, 0, { FIRST_CELL, ROW }, { 0, WIDE }, { WINDOW_ROW, HIGH + 1 }, { WINDOW_LINE, RANK_LINES },
    WIDE, HIGH, tile_light_code, 0, 0, 24, 2, 2, "                          warp"
};

/* View.edit. The cycle is: empty, Valg and Trog of the bottom side, Valg and Trog of the top side. A far rank has no
 * Valg of the side that promotes there. */
static void edit(void)
{
    uint8_t n;
    uint8_t piece;

    if (view_x == SIZE) {
        return;
    }
    n = grid_cell();
    piece = warptrog_board[n] & (BOTTOM | TOP | TROG);
    if (view_mark == MARK_LIFTED) {
        piece = EMPTY;
    } else if (piece == EMPTY) {
        piece = n > LAST_CELL - ROW ? BOTTOM | TROG : BOTTOM;
    } else if (!(piece & TROG)) {
        piece |= TROG;
    } else if (piece & BOTTOM) {
        piece = n < FIRST_CELL + ROW ? TOP | TROG : TOP;
    } else {
        piece = EMPTY;
    }
    warptrog_board[n] = piece;
}

/* ---- drawing ---- */

/* Bytes of a marker row. */
#define INK 0xAA
#define BONE 0xFF
#define STRIPES 0xAF

/* Draws the marker row of a square: a marker, or the plinth of a piece with a supporter beside it. The plinth continues
 * to the supporter's square; other ends leave some ground free. A marker that would look like a plinth is striped. */
static void draw_band(uint8_t look)
{
    uint8_t owner = !look ? 0 : look & PAINT_SECOND ? TOP : BOTTOM;
    uint8_t n = grid_cell();
    uint8_t before = warptrog_board[n - 1] & owner;
    uint8_t after = warptrog_board[n + 1] & owner;
    uint8_t ground = MARKER_OFF(screen_ground);
    uint8_t stone = owner == TOP ? INK : BONE;

    if (view_flip) {
        n = before;
        before = after;
        after = n;
    }
    if (view_mark == MARK_LAST) { /* two dashes */
        for (n = 0; n < 2; ++n) {
            screen_put((ground & 0xF0) | (BONE & 0x0F));
            screen_put((BONE & 0xF0) | (ground & 0x0F));
        }
        return;
    }
    if (view_mark != MARK_NONE && view_mark != MARK_LIFTED) {
        before = after = 0;
        stone = view_mark == MARK_HINT || owner == TOP ? STRIPES : BONE;
    } else if (!(before | after)) {
        stone = ground;
    }
    screen_put(before ? stone : (stone & 0x0F) | (ground & 0xF0));
    screen_put(stone);
    screen_put(stone);
    screen_put(after ? stone : (stone & 0xF0) | (ground & 0x0F));
}

/* A square with a hint is drawn in the opposite colour, so that it is easily seen. An empty square that a piece can or
 * should go to has a diamond. */
void game_draw_piece(uint8_t look)
{
    if (!look && view_blinking) {
        return;
    }
    grid_at();
    if (view_mark == MARK_HINT) {
        screen_ground ^= 1;
    }
    grid_draw_look(look);
    if (!look && view_mark & 1) { /* MARK_TARGET, MARK_HINT */
        ++screen_row;
        screen_column -= WIDE / 2;
        screen_put(screen_ground ? tile_spot[0] : DIAMOND);
        --screen_row;
    }
    screen_row += HIGH;
    screen_column = (uint8_t)(WIDE * view_x);
    draw_band(look);
}

/* Draws the panel lines of a side's warps: the word WARP, with a character after it, and five diamonds or dots. */
static void draw_warps(uint8_t owner, char character)
{
    static char word[] = TEXT_WARP " ";
    uint8_t at = owner == view_flip ? (uint8_t)BOTTOM_WARPS : TOP_WARPS;
    uint8_t i;

    word[sizeof TEXT_WARP - 1] = character;
    screen_colour_bit = owner ? PAINT_SECOND : 0;
    screen_panel(at, word);
    screen_panel(++at, "");
    screen_column = FIELD_COLUMN;
    for (i = 0; i < WARPS; ++i) {
        screen_put(i < warptrog_warps[owner] ? DIAMOND : DIAMOND + 1);
    }
    screen_colour_bit = 0;
}

/* MARK_LAST marks the Trogs of the side that has just warped. MARK_HINT adds an exclamation mark to the word. */
static void mark_warp(void)
{
    uint8_t trog = (side ? BOTTOM : TOP) | TROG;
    uint8_t n;

    if (view_mark == MARK_HINT) {
        draw_warps(side, '!');
        return;
    }
    for (n = FIRST_CELL; n <= LAST_CELL; ++n) {
        if ((warptrog_board[n] & (BOTTOM | TOP | TROG)) == trog) {
            grid_show(n);
            game_draw_piece(look_of(trog));
        }
    }
}

void game_draw_square(void)
{
    if (view_x < SIZE) {
        grid_draw_square();
    } else if (view_mark != MARK_NONE) {
        mark_warp();
    }
}

void game_draw(void)
{
    grid_draw();
    draw_warps(0, ' ');
    draw_warps(1, ' ');
}

/* ---- the warp field ---- */

void game_place(void)
{
    grid_place();
    if (view_x == SIZE) {
        screen_column = FIELD_COLUMN;
        screen_line = side == view_flip ? BOTTOM_FIELD : TOP_FIELD;
    }
}

void game_write_square(char *text)
{
    if (view_x == SIZE) {
        strcpy(text, "warp");
    } else {
        grid_write_square(text);
    }
}

uint8_t game_find_square(const char *text)
{
    if (text[0] == 'w') {
        view_x = SIZE;
        return 4;
    }
    return grid_find_square(text);
}

/* View.say: why the game is over. */
static const char *say(uint8_t what)
{
    if (what == VIEW_TEXT_LEVEL) {
        return view_level() == LEVEL_CLASSIC ? TEXT_CLASSIC : 0;
    }
    if (what == VIEW_TEXT_FACE) {
        return view_face(tile_face);
    }
    if (what != VIEW_TEXT_ENDING) {
        return 0;
    }
    if (outcome == OUTCOME_DRAW) {
        return reversible_plies[0] >= QUIET_MOST ? TEXT_QUIET_MOVES : TEXT_REPEATED;
    }
    return TEXT_NO_MOVE_LEFT;
}

/* Draws cell `n` with `piece` on it. */
static void flash(uint8_t n, uint8_t piece)
{
    grid_show(n);
    view_mark = MARK_NONE;
    game_draw_piece(look_of(piece));
}

/* Returns the next free cell after `n`, far away from it. */
static uint8_t next_free(uint8_t n)
{
    do {
        n += SCATTER;
        if (n > LAST_CELL) {
            n -= LAST_CELL - FIRST_CELL + 1;
        }
    } while (warptrog_board[n] != EMPTY);
    return n;
}

static uint8_t stars[STARS]; /* their cells */

/* Draws a star on cell `n`, or erases it. */
static void draw_star(uint8_t n, uint8_t kind)
{
    static const uint8_t *const tiles[] = { tile_star1, tile_star1_l, tile_star2, tile_star2_l };

    grid_show(n);
    grid_at();
    ++screen_row;
    screen_column += 1 + (kind & 1);
    screen_put(kind & STAR_OFF ? screen_ground ? tile_light_code : 0 : *tiles[(kind & 2) | screen_ground]);
}

/* Moves all stars. `to` is the cell where the Trog is seen, which gets none. */
static void move_stars(uint8_t to)
{
    uint8_t i;

    for (i = 0; i < STARS; ++i) {
        if (stars[i] != to) {
            draw_star(stars[i], i | STAR_OFF);
        }
        stars[i] = next_free(stars[i]);
        if (stars[i] != to) {
            draw_star(stars[i], i);
        }
    }
}

/* Hue and luminance that the board has more while a Trog is seen on its nth square: the first Trog, then the others */
static const uint8_t swells[] = { 0x02, 0x14, 0x26, 0x26, 0x14, 0x02, 0x02, 0x14, 0x02 };

static void swell(uint8_t more)
{
    static uint8_t now;

    screen_swell((uint8_t)(more - now));
    now = more;
}

/* Shows each Trog landing on the square that was drawn for it. Before that it is seen on some free squares, among
 * stars, and the colours of the board swell. It is drawn on each square a frame before it is erased from the one
 * before: right after a frame there is time for one square before the beam comes to the board. */
static void show_warp(void)
{
    const uint8_t *more = swells;
    uint8_t trog = (side ? TOP : BOTTOM) | TROG;
    uint8_t times = FLICKERS;
    uint8_t before;
    uint8_t at;
    uint8_t i;

    warptrog_lift();
    while (warptrog_land()) {
        sound_play(SOUND_WARP);
        at = warptrog_from;
        for (i = 0; i < STARS; ++i) {
            stars[i] = next_free((uint8_t)(at + i));
        }
        for (i = times; i && !motion_skipped; --i) {
            before = at;
            at = next_free(at);
            swell(*more++);
            flash(at, trog);
            motion_wait(1);
            flash(before, EMPTY);
            move_stars(at);
            motion_wait(1);
        }
        swell(0);
        more = swells + FLICKERS;
        flash(warptrog_to, warptrog_board[warptrog_to]);
        flash(at, warptrog_board[at]);
        for (i = 0; i < STARS; ++i) {
            flash(stars[i], warptrog_board[stars[i]]);
        }
        times = LATER_FLICKERS;
    }
    warptrog_put_back();
}

void game_show_move(void)
{
    uint8_t from = (uint8_t)move >> 2;
    uint8_t to;

    if ((uint8_t)move >= WARP) {
        if (!view_back) {
            show_warp();
        }
        return;
    }
    to = (uint8_t)(from + warptrog_step[move & 3]);
    grid_move(from, to);
    sound_play(warptrog_board[to] == EMPTY ? SOUND_DOWN : SOUND_TAKE);
}

static const uint8_t window[] = {
    4, 4, 4, 13, 4, 4, 4, 13, 4, 4, 4, 13, 4, 4, 4, 13, 4, 4, 4, 13, 4, 4, 4, 13
};
static const View view = {
    {
        FRAME_COLOURS,
        1, { 0xC3, 0x81, 0x81, 0x00 }, RANK_LINES / 2, 4, 24, 0x50, HIGH + 1, RANK_LINES, sizeof window, window
    },
    SIZE + 1, SIZE, edit, KEPT, say, 0, 0, 0, 0, 2 + KEPT
};
VIEW_OF_GAME(view)
VIEW_UNDO
VIEW_WITHOUT_LINE
GRID_DRAW_STRIP
