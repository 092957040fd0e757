/* view.c: warp trog on the screen: squares of 4 columns by 3 rows, each with a marker row of two scan lines below,
 * where a plinth joins pieces that support each other. The seventh column of the cursor, beside the board, is the
 * warp: a field in the panel with a diamond for each warp left. */
/* SPDX-License-Identifier: MIT */
#include "view/view.h"
#include "games/warptrog/warptrog.h"
#include "charsets/warptrog.h"
#include "texts/warptrog.h"

#define WIDE 4
#define HIGH 3
#define RANK_ROWS 4      /* with the marker row */
#define RANK_LINES 26
#define DIGIT_COLUMN 24
#define DIAMOND 0x3B     /* a warp left; the next code is a spent one */
#define KEPT 3           /* lines of the panel: the word, the diamonds, an empty one */
#define TOP_WARPS 2      /* panel line of the warps of the player at the top, */
#define BOTTOM_WARPS 252 /* and at the bottom */
#define FIELD_COLUMN 26  /* of the diamonds */
#define TOP_FIELD 48     /* scan line of the cursor on the warp field at the top; BOTTOM_FIELD: at the bottom */
#define BOTTOM_FIELD 144
#define FLICKERS 2       /* back and forth, for every Trog that lands */
#define FLICKER_FRAMES 3

static const uint8_t window[] = {
    4, 4, 4, 13, 4, 4, 4, 13, 4, 4, 4, 13, 4, 4, 4, 13, 4, 4, 4, 13, 4, 4, 4, 13
};

static void edit(void);
static const char *say(uint8_t what);

static const View view = {
    {
        { { 0x62, 0x68, 0x00, 0x2E, 0xC8, 0x9C }, { 0x52, 0x58, 0x00, 0xEE, 0xB8, 0x8C } },
        1, { 0xC3, 0x81, 0x81, 0x00 }, RANK_LINES / 2,
        4, 24, 0x50, 4, RANK_LINES, sizeof window, window
    },
    SIZE + 1, SIZE, edit, KEPT, say
};

const View *game_view(void)
{
    return &view;
}

/* Returns the cell at view_x, view_y. */
static uint8_t cell(void)
{
    uint8_t n = (uint8_t)(FIRST_CELL + view_x + ROW * (SIZE - 1 - view_y));

    return view_flip ? (uint8_t)(FIRST_CELL + LAST_CELL - n) : n;
}

static void show_cell(uint8_t n)
{
    if (!view_flip) {
        n = (uint8_t)(FIRST_CELL + LAST_CELL - n);
    }
    n -= FIRST_CELL;
    for (view_y = 0; n >= ROW; ++view_y) {
        n -= ROW;
    }
    view_x = (uint8_t)(SIZE - 1 - n);
}

/* View.edit. The cycle is: empty, Valg and Trog of the bottom side, Valg and Trog of the top side. A far rank has no
 * Valg of the side that promotes there. */
static void edit(void)
{
    uint8_t n;
    uint8_t piece;

    if (view_x == SIZE) {
        return;
    }
    n = cell();
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

/* Bytes of a marker row. */
#define INK 0xAA
#define BONE 0xFF
#define STRIPES 0xAF

/* Returns 1 for a light square. A square with a hint is drawn in the opposite colour, so that it is easily seen. */
static uint8_t light(void)
{
    uint8_t n = view_x ^ view_y;

    if (view_mark != MARK_HINT) {
        ++n;
    }
    return n & 1;
}

/* Draws the marker row of a square: a marker, or the plinth of a piece with a supporter beside it. The plinth continues
 * to the supporter's square; other ends leave some ground free. A marker that would look like a plinth is striped. */
static void draw_band(uint8_t piece)
{
    uint8_t owner = piece & (BOTTOM | TOP);
    uint8_t n = cell();
    uint8_t before = warptrog_board[n - 1] & owner;
    uint8_t after = warptrog_board[n + 1] & owner;
    uint8_t ground = MARKER_OFF(light());
    uint8_t stone = owner == TOP ? INK : BONE;

    if (view_flip) {
        n = before;
        before = after;
        after = n;
    }
    if (view_mark != MARK_NONE && view_mark != MARK_LIFTED) {
        before = after = 0;
        stone = view_mark == MARK_HINT || owner == TOP ? STRIPES : view_mark == MARK_LAST ? INK : BONE;
    } else if (!(before | after)) {
        stone = ground;
    }
    screen_put(before ? stone : (stone & 0x0F) | (ground & 0xF0));
    screen_put(stone);
    screen_put(stone);
    screen_put(after ? stone : (stone & 0xF0) | (ground & 0x0F));
}

static void draw_piece(uint8_t piece)
{
    game_place();
    screen_row = (uint8_t)(WINDOW_ROW + RANK_ROWS * view_y);
    screen_width = WIDE;
    screen_height = HIGH;
    screen_colour_bit = piece & TOP ? PAINT_SECOND : 0;
    screen_ground = light();
    if (piece == EMPTY) {
        screen_fill(screen_ground ? tile_light_code : 0);
        if (view_mark & 1) { /* MARK_TARGET, MARK_HINT: a diamond on a square a piece can or should go to */
            ++screen_row;
            screen_column -= WIDE / 2;
            screen_put(screen_ground ? tile_spot[0] : DIAMOND);
            --screen_row;
        }
    } else if (piece & TROG) {
        screen_tile(screen_ground ? tile_trog_l : tile_trog);
    } else {
        screen_tile(screen_ground ? tile_valg_l : tile_valg);
    }
    screen_colour_bit = 0;
    screen_row += HIGH;
    screen_column = (uint8_t)(WIDE * view_x);
    draw_band(piece);
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
            show_cell(n);
            draw_piece(trog);
        }
    }
}

void game_draw_square(void)
{
    if (view_x < SIZE) {
        draw_piece(view_drawn_piece(warptrog_board[cell()]));
    } else if (view_mark != MARK_NONE) {
        mark_warp();
    }
}

void game_draw(void)
{
    view_mark = MARK_NONE;
    for (view_y = 0; view_y < SIZE; ++view_y) {
        for (view_x = 0; view_x < SIZE; ++view_x) {
            game_draw_square();
        }
        screen_row = (uint8_t)(WINDOW_ROW + 2 + RANK_ROWS * view_y); /* where the panel has neither number nor arrow */
        screen_column = DIGIT_COLUMN;
        screen_put((uint8_t)(tile_ranks_code + (view_flip ? view_y : SIZE - 1 - view_y)));
    }
    draw_warps(0, ' ');
    draw_warps(1, ' ');
    screen_files(view_flip ? "  f   e   d   c   b   a   warp" : "  a   b   c   d   e   f   warp");
}

void game_draw_strip(void)
{
    static const uint8_t pieces[SIZE] = { BOTTOM, BOTTOM | TROG, EMPTY, EMPTY, TOP | TROG, TOP };

    view_y = 0;
    view_mark = MARK_NONE;
    for (view_x = 0; view_x < SIZE; ++view_x) {
        draw_piece(pieces[view_x]);
    }
}

#define LINE_OF(rank) (WINDOW_LINE + RANK_LINES * (rank))
static const uint8_t rank_line[] = { LINE_OF(0), LINE_OF(1), LINE_OF(2), LINE_OF(3), LINE_OF(4), LINE_OF(5) };

void game_place(void)
{
    if (view_x == SIZE) {
        screen_column = FIELD_COLUMN;
        screen_line = side == view_flip ? BOTTOM_FIELD : TOP_FIELD;
        return;
    }
    screen_column = (uint8_t)(WIDE * view_x);
    screen_line = rank_line[view_y];
}

void game_write_square(char *text)
{
    uint8_t n;

    if (view_x == SIZE) {
        text[0] = 'w';
        text[1] = 'a';
        text[2] = 'r';
        text[3] = 'p';
        text[4] = 0;
        return;
    }
    n = (uint8_t)(cell() - FIRST_CELL);
    text[1] = '1';
    while (n >= ROW) {
        n -= ROW;
        ++text[1];
    }
    text[0] = (char)('a' + n);
    text[2] = 0;
}

uint8_t game_find_square(const char *text)
{
    uint8_t file = (uint8_t)(text[0] - 'a');
    uint8_t rank = (uint8_t)(text[1] - '1');

    if (text[0] == 'w') {
        view_x = SIZE;
        return 4;
    }
    if (file >= SIZE || rank >= SIZE) {
        return 0;
    }
    show_cell((uint8_t)(FIRST_CELL + ROW * rank + file));
    return 2;
}

/* There is no winning line in this game. */
uint8_t game_won_square(uint8_t n)
{
    (void)n;
    return 0;
}

/* View.say: why the game is over. */
static const char *say(uint8_t what)
{
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
    show_cell(n);
    view_mark = MARK_NONE;
    draw_piece(piece);
}

/* Shows each Trog landing on the square that was drawn for it: it flickers between its old and its new square. */
static void show_warp(void)
{
    uint8_t trog = (side ? TOP : BOTTOM) | TROG;
    uint8_t hurry = 0;
    uint8_t i;

    warptrog_lift();
    while (warptrog_land()) {
        sound_play(SOUND_WARP);
        for (i = 0; i < FLICKERS && !hurry; ++i) {
            flash(warptrog_to, warptrog_there);
            flash(warptrog_from, trog);
            hurry = input_wait_frames(FLICKER_FRAMES);
            flash(warptrog_from, EMPTY);
            flash(warptrog_to, trog);
            hurry |= input_wait_frames(FLICKER_FRAMES);
        }
        flash(warptrog_to, warptrog_board[warptrog_to]);
        flash(warptrog_from, warptrog_board[warptrog_from]);
    }
    warptrog_put_back();
}

void game_show_move(void)
{
    uint8_t from = (uint8_t)move >> 2;

    if ((uint8_t)move >= WARP) {
        show_warp();
        return;
    }
    show_cell(from);
    view_blink();
    sound_play(warptrog_board[(uint8_t)(from + warptrog_step[move & 3])] == EMPTY
        ? SOUND_DOWN : SOUND_TAKE);
}
