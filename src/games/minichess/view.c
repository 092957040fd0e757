/* view.c: minichess on the screen. The pieces are those of chess, 3 columns by 2 rows, in squares of 4 columns: square
 * borders are in the middle of a character. A rank is a marker row, two rows with the pieces, a marker row and a thin
 * row. A rim surrounds the board. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/record.h"
#include "view/captured.h"
#include "view/grid.h"
#include "games/minichess/minichess.h"
#include "charsets/minichess.h"
#include "info/minichess.h"
#include "view/chess_pieces.h"
#include "texts/minichess.h"

#define WIDE 4          /* columns of a square */
#define PIECE_WIDTH 3   /* of a drawing */
#define PIECE_HEIGHT 2
#define PIECE_COLUMN 2  /* first column of a piece in the first file, after rim and border */
#define FIRST_ROW (WINDOW_ROW + 1) /* below the rim */
#define LAST_ROW (FIRST_ROW + RANKS * RANK_ROWS) /* the rim below the board */
#define RIM_WIDE 24
#define RANK_ROWS 5     /* screen rows of a rank: a marker row, the pieces, another marker row and the thin row */
#define RANK_LINES 26
#define MARKER_LINES 4  /* of the marker row above the pieces */
#define CAPTURED_LINES 1 /* of the panel for each side */
#define CAPTURED_WIDTH 7

/* ---- squares ---- */

static uint8_t kind_of(uint8_t piece)
{
    return minichess_kind[piece & NUMBER];
}

uint8_t game_look(uint8_t cell)
{
    uint8_t piece = minichess_board[cell];

    return piece == EMPTY ? 0 : (uint8_t)((piece & BLACK ? PAINT_SECOND : 0) + kind_of(piece) + 1);
}

const uint8_t game_strip[] = {
    ROOK + 1, BISHOP + 1, PAWN + 1, (KNIGHT + 1) | PAINT_SECOND, (QUEEN + 1) | PAINT_SECOND
};

const Grid game_grid = {
    FILES, RANKS, 0, 0, { FIRST_CELL, ROW }, { PIECE_COLUMN, WIDE }, { FIRST_ROW + 1, RANK_ROWS },
    { WINDOW_LINE + 2, RANK_LINES }, PIECE_WIDTH, PIECE_HEIGHT, tile_light_code, tile_aim_code, 0, 24, 1, 1, "",
    0, 0, MARKER_LINES
};

/* Changes the square at view_x, view_y to the next piece in the order of a position text: white pieces, black pieces,
 * empty. */
static void edit(void)
{
    uint8_t cell = grid_cell();
    uint8_t look = game_look(cell);
    uint8_t piece = look & PAINT_SECOND || look == KINDS ? BLACK : WHITE;

    if (view_mark == MARK_LIFTED || look == (KINDS | PAINT_SECOND)) {
        piece = EMPTY;
    } else {
        piece |= NUMBER_OF_KIND + (look == KINDS ? PAWN : look & ~PAINT_SECOND);
    }
    minichess_board[cell] = piece;
}

/* ---- drawing ---- */

/* Returns 1 if the square at view_x, view_y is light. */
static uint8_t light(void)
{
    grid_find();
    return (grid_file ^ grid_rank) & 1;
}

/* The marker row of a square, by mark: two bytes of four pixels. Mark 1 is `b 2 2 3 3 2 2 b`, where b is the square's
 * colour. The first b is in the byte before, which the left neighbour draws. The last pixel of the second byte (NEXT)
 * belongs to the next square. */
static const uint8_t markers[2][MARK_LIFTED] = {
    { 0x00, 0xAF, 0x2A, 0xEE, 0xFA, 0xEE }, { 0x00, 0xA0, 0x80, 0xE0, 0xF0, 0xE0 }
};
/* Masks of the pixels of a marker row that keep the square's colour, by mark. */
static const uint8_t bare[2][MARK_LIFTED] = {
    { 0xFF, 0x00, 0xC0, 0x00, 0x00, 0x00 }, { 0xFC, 0x0C, 0x3C, 0x0C, 0x0C, 0x0C }
};
#define INK 0xAA  /* four pixels of the rim */
#define NEXT 0x03 /* pixel of the next square, or of the rim */

/* Draws a marker row of the square at view_x, view_y, at screen_row: the row below or above the piece. */
static void draw_marker_row(uint8_t mark)
{
    uint8_t ground = MARKER_OFF(light());

    screen_column = (uint8_t)(WIDE / 2 * view_x + 1); /* in a marker row a byte is two columns */
    screen_put(markers[0][mark] | (ground & bare[0][mark]));
    screen_put(markers[1][mark] | (ground & bare[1][mark])
        | ((view_x == FILES - 1 ? INK : ground ^ 0x55) & NEXT));
}

void game_draw_piece(uint8_t look)
{
    uint8_t mark = view_mark == MARK_LIFTED ? MARK_NONE : view_mark;

    if (!look && view_blinking) {
        return;
    }
    grid_at();
    grid_draw_look(look);
    if (grid_draw_aim(look)) {
        mark = MARK_NONE;
    }
    screen_row += PIECE_HEIGHT;
    draw_marker_row(mark);
}

/* Bytes between the squares of a thin row, in the order of tile_edges: first the rim. Then, each for a dark and a light
 * square: the left border in the first file, the right border, and the right border in the last file. */
static const uint8_t thin_edges[] = { INK, 0xA0, 0xA5, 0x05, 0x50, 0x0A, 0x5A };
#define EDGE_RIM 0
#define EDGE_FIRST 1
#define EDGE_MIDDLE 3
#define EDGE_LAST 5

/* Draws the bytes of `edges` (thin_edges or tile_edges) for rank view_y at screen_row. */
static void draw_edges(const uint8_t *edges)
{
    view_x = 0;
    screen_column = 0;
    screen_put(edges[EDGE_RIM]);
    screen_put(edges[EDGE_FIRST + light()]);
    for (; view_x < FILES; ++view_x) {
        screen_column += PIECE_WIDTH;
        screen_put(edges[(view_x < FILES - 1 ? EDGE_MIDDLE : EDGE_LAST) + light()]);
    }
    screen_put(edges[EDGE_RIM]);
    screen_put(edges[EDGE_RIM]);
}

/* Draws an empty marker row of rank view_y, with its rim. */
static void draw_empty_row(void)
{
    view_x = 0;
    screen_column = 0;
    screen_put((INK & ~NEXT) | light());
    for (; view_x < FILES; ++view_x) {
        draw_marker_row(MARK_NONE);
    }
    screen_put(INK);
}

/* Draws the rim above or below the board. */
static void draw_rim(uint8_t row)
{
    screen_row = row;
    screen_column = 0;
    screen_width = RIM_WIDE;
    screen_height = 1;
    screen_fill(INK);
}

/* Draws the parts of rank view_y that drawing pieces and markers never changes. */
static void draw_rank(void)
{
    screen_row = (uint8_t)(FIRST_ROW + RANK_ROWS * view_y);
    draw_empty_row();
    ++screen_row;
    draw_edges(tile_edges);
    ++screen_row;
    draw_edges(tile_edges);
    ++screen_row;
    draw_empty_row();
    ++screen_row;
    screen_width = PIECE_WIDTH;
    screen_height = 1;
    for (view_x = 0; view_x < FILES; ++view_x) {
        screen_column = (uint8_t)(PIECE_COLUMN + WIDE * view_x);
        screen_fill(MARKER_OFF(light()));
    }
    draw_edges(thin_edges);
}

/* Counts the captured pieces of a side by kind: those of the start position minus those on the board. */
static void count_captured(uint8_t who)
{
    uint8_t own = who ? BLACK : WHITE;
    uint8_t n;
    uint8_t kind;

    if (!captured_start(who)) {
        return;
    }
    for (n = FIRST_CELL; n <= LAST_CELL; ++n) {
        if (minichess_board[n] & own) { /* no cell of the rim has it */
            kind = kind_of(minichess_board[n]);
            --captured[kind];
        }
    }
}

/* Lists the captured pieces of a side in one line of the panel: small pieces, with a number if there are several. A
 * promoted piece counts as a pawn. */
static void draw_captured(uint8_t who)
{
    static char pieces[CAPTURED_WIDTH + 1];
    uint8_t at = 1; /* the first column is beside the numbers of the ranks */
    uint8_t kind = KING;
    uint8_t n;

    memset(pieces, ' ', CAPTURED_WIDTH);
    count_captured(who);
    do {
        --kind;
        n = captured[kind];
        if (n & 0x80) {
            captured[0] += n;
        } else if (n) {
            pieces[at] = (char)(SMALL_PAWN + kind);
            ++at;
            if (n > 1) {
                n += '0';
                pieces[at] = (char)n;
                ++at;
            }
        }
    } while (kind);
    screen_width = CAPTURED_WIDTH;
    screen_panel_wide(who == view_flip ? PANEL_TOP + 2 : (uint8_t)(PANEL_BOTTOM - CAPTURED_LINES), pieces);
}

void game_draw(void)
{
    draw_rim(WINDOW_ROW);
    draw_rim(LAST_ROW);
    for (view_y = 0; view_y < RANKS; ++view_y) {
        draw_rank();
    }
    grid_draw();
    draw_captured(0);
    draw_captured(1);
}

void game_draw_strip(void)
{
    draw_rim(WINDOW_ROW);
    view_y = 0;
    draw_rank();
    grid_draw_strip();
}

/* ---- kings ---- */

/* The only square is the one on which the king was captured: the last move ended there. */
uint8_t game_won_square(uint8_t n)
{
    if (n || outcome != OUTCOME_LOSS || !record_latest()) {
        return 0;
    }
    grid_show((uint8_t)move);
    return 1;
}

/* Returns the cell of the king of `side`; 0: it was captured. */
static uint8_t king_cell(void)
{
    uint8_t number = side ? PIECES : 0;
    uint8_t end = number + PIECES;

    for (; number < end; ++number) {
        if (minichess_kind[number] == KING) {
            return minichess_at[number];
        }
    }
    return 0;
}

static const char *say(uint8_t what)
{
    uint8_t king;

    if (what == VIEW_TEXT_ENDING) {
        return outcome == OUTCOME_DRAW ? TEXT_ALL_MOVES : king_cell() ? TEXT_NO_MOVE_LEFT : TEXT_KING_TAKEN;
    }
    if (what != VIEW_TEXT_THREAT || outcome != OUTCOME_NONE) {
        return 0;
    }
    king = king_cell();
    if (!minichess_guarded(king)) {
        return 0;
    }
    grid_show(king);
    return show_is_you(side) ? TEXT_YOUR_KING : TEXT_KING_ATTACKED; /* the shell writes "You" before it: "Your king" */
}

/* ---- motion ---- */

void game_show_move(void)
{
    uint8_t from = (uint8_t)(move >> 8);
    uint8_t to = (uint8_t)move;

    grid_move(from, to);
    sound_play(kind_of(minichess_board[from]) == PAWN && minichess_is_far(to)
        ? SOUND_CROWN : minichess_board[to] ? SOUND_TAKE : SOUND_DOWN);
}

#define RANK 10, 4, 4, 10, 13
static const uint8_t window[] = { 13, RANK, RANK, RANK, RANK, RANK, RANK, 13 };
static const View view = {
    {
        FRAME_COLOURS, 1, { 0xCC, 0x84, 0x84, 0x00 }, RANK_LINES / 2,
        2, 20, 0x10, 1 + RANK_ROWS, 2 + RANK_LINES, sizeof window, window
    },
    FILES, RANKS, edit, CAPTURED_LINES, say
};
VIEW_OF_GAME(view)
VIEW_UNDO
GRID_PLACE
GRID_NAMES
GRID_DRAW_SQUARE
