/* view.c: chess on the screen. Squares are 3 columns by 2 rows with a marker row below; the captured pieces of each
 * side are listed in the panel. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/list.h"
#include "engine/record.h"
#include "view/view.h"
#include "games/chess/chess.h"
#include "charsets/chess.h"
#include "view/square_markers.h"
#include "view/chess_pieces.h"
#include "texts/chess.h"

#define SIDE 8
#define RANK_ROWS 3     /* two of the piece and the marker row */
#define RANK_LINES 20
#define MARKER_PIXELS 6
#define DIGIT_COLUMN 24
#define BLINK_FRAMES 4
#define CAPTURED_LINES 2 /* lines of the panel for each side */
#define CAPTURED_WIDTH 7 /* columns of such a line, for example "R2 B P3" */
#define CAPTURED_NEXT 8  /* index of the second line in the text of both */

static const uint8_t window[] = {
    4, 4, 10, 4, 4, 10, 4, 4, 10, 4, 4, 10, 4, 4, 10, 4, 4, 10, 4, 4, 10, 4, 4, 10
};

static void edit(void);
static const char *say(uint8_t what);

static const View view = {
    {
        { { 0x34, 0x3C, 0x00, 0x0E, 0x04, 0x9A }, { 0x14, 0x1C, 0x00, 0x0E, 0x04, 0x8A } },
        1, { 0xCC, 0x84, 0x84, 0x00 }, RANK_LINES / 2,
        2, 16, 0x10, RANK_ROWS, RANK_LINES, sizeof window, window
    },
    SIDE, SIDE, edit, CAPTURED_LINES, say
};

const View *game_view(void)
{
    return &view;
}

/* ---- squares ---- */

/* Returns the square (chess.h) at view_x, view_y. show_square does the reverse. */
static uint8_t square(void)
{
    uint8_t n = (uint8_t)(view_y << 4 | view_x);

    return view_flip ? n ^ 0x07 : n ^ 0x70;
}

static void show_square(uint8_t n)
{
    n ^= view_flip ? 0x07 : 0x70;
    view_x = n & 7;
    view_y = n >> 4 & 7;
}

/* Replaces the content of the square at view_x, view_y by the next one: white pieces, black pieces, empty. A lifted
 * piece leaves its square empty. */
static void edit(void)
{
    static const uint8_t pieces[] = {
        0, WHITE | WHITE_PAWN, WHITE | KNIGHT, WHITE | BISHOP, WHITE | ROOK, WHITE | QUEEN, WHITE | KING,
        BLACK | BLACK_PAWN, BLACK | KNIGHT, BLACK | BISHOP, BLACK | ROOK, BLACK | QUEEN, BLACK | KING, 0
    };
    uint8_t n = square();
    uint8_t piece = ON(n); /* a variable, because cc65 would compare 16 bits */
    uint8_t i = 0;

    if (view_mark == MARK_LIFTED) {
        ON(n) = 0;
        return;
    }
    while (pieces[i] != piece) {
        ++i;
    }
    ON(n) = pieces[i + 1];
}

/* ---- drawing ---- */

/* Draws a piece, or an empty square for 0, at view_x, view_y with view_mark. */
static void draw_piece(uint8_t piece)
{
    game_place();
    screen_row = (uint8_t)(WINDOW_ROW + RANK_ROWS * view_y);
    screen_width = PIECE_WIDTH;
    screen_height = PIECE_HEIGHT;
    screen_ground = (view_x ^ view_y ^ 1) & 1;
    if (piece) {
        screen_colour_bit = piece & BLACK;
        screen_tile((screen_ground ? drawings[1] : drawings[0])[chess_type[piece & PIECES]]);
        screen_colour_bit = 0;
    } else {
        screen_fill(screen_ground ? tile_light[0] : 0);
    }
    screen_row = (uint8_t)(WINDOW_ROW + PIECE_HEIGHT + RANK_ROWS * view_y);
    screen_column = (uint8_t)(MARKER_PIXELS * view_x); /* in pixels, for the marker row */
    draw_marker(piece);
}

void game_draw_square(void)
{
    draw_piece(view_drawn_piece(ON(square())));
}

static const char letters[] = "PNBRQ";
static uint8_t lost[6]; /* captured pieces of a side, by type */

/* Counts the captured pieces of a side: those of the start position minus those on the board. Before the first move it
 * counts none, because the player may be setting up a position. */
static void count_lost(uint8_t who)
{
    const char *text = record_begin;
    uint8_t own = who ? BLACK : WHITE;
    uint8_t n = 0;
    uint8_t i;
    char c;

    memset(lost, 0, sizeof lost);
    if (!record_count) {
        return;
    }
    for (; *text != ' '; ++text) {
        c = *text;
        if (who) {
            c ^= 'p' ^ 'P';
        }
        for (i = 0; i < sizeof letters - 1; ++i) {
            if (letters[i] == c) {
                ++lost[i];
            }
        }
    }
    do {
        i = ON(n);
        if (!(n & 8) && i & own) {
            i = chess_type[i & PIECES];
            --lost[i];
        }
    } while (++n < 0x78);
}

/* Lists the captured pieces of a side: letter and number, with spaces between. A promoted piece counts as a pawn. Each
 * line starts with a space, to keep the second one away from a rank number; a full first line does without it. */
static void draw_captured(uint8_t who)
{
    static char pieces[CAPTURED_NEXT + CAPTURED_WIDTH + 1];
    uint8_t at = 1;
    uint8_t i;
    uint8_t n;

    memset(pieces, ' ', sizeof pieces - 1);
    count_lost(who);
    i = 5;
    do {
        --i;
        n = lost[i];
        if (n & 0x80) {
            lost[0] += n;
        } else if (n) {
            if (at == CAPTURED_WIDTH + 1 || (at == CAPTURED_WIDTH && n > 1)) {
                at = CAPTURED_NEXT + 1;
            }
            pieces[at] = letters[i];
            ++at;
            if (n > 1) {
                n += '0';
                pieces[at] = (char)n;
                ++at;
            }
            ++at;
        }
    } while (i);
    n = who == view_flip ? PANEL_TOP + 2 : (uint8_t)(PANEL_BOTTOM - CAPTURED_LINES);
    screen_width = CAPTURED_WIDTH;
    screen_panel_wide(n, pieces[CAPTURED_WIDTH] == ' ' ? pieces : pieces + 1);
    screen_panel_wide((uint8_t)(n + 1), pieces + CAPTURED_NEXT);
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
        screen_put(tile_ranks[(uint8_t)(view_flip ? view_y : SIDE - 1 - view_y)]);
    }
    screen_files(view_flip ? " h  g  f  e  d  c  b  a" : " a  b  c  d  e  f  g  h");
    draw_captured(0);
    draw_captured(1);
}

void game_draw_strip(void)
{
    static const uint8_t pieces[SIDE] = {
        WHITE | ROOK, WHITE | KNIGHT, WHITE | BISHOP, WHITE | QUEEN,
        BLACK | KING, BLACK | BISHOP, BLACK | KNIGHT, BLACK | BLACK_PAWN
    };

    view_y = 0;
    view_mark = MARK_NONE;
    for (view_x = 0; view_x < SIDE; ++view_x) {
        draw_piece(pieces[view_x]);
    }
}

#define LINE_OF(rank) (WINDOW_LINE + RANK_LINES * (rank))
static const uint8_t rank_line[] = { LINE_OF(0), LINE_OF(1), LINE_OF(2), LINE_OF(3), LINE_OF(4), LINE_OF(5), LINE_OF(6),
    LINE_OF(7) };

void game_place(void)
{
    screen_column = (uint8_t)(PIECE_WIDTH * view_x);
    screen_line = rank_line[view_y];
}

/* ---- names ---- */

void game_write_square(char *text)
{
    uint8_t n = square();

    text[0] = (char)('a' + (n & 7));
    text[1] = (char)('1' + (n >> 4));
    text[2] = 0;
}

uint8_t game_find_square(const char *text)
{
    uint8_t file = (uint8_t)(text[0] - 'a');
    uint8_t rank = (uint8_t)(text[1] - '1');

    if (file >= SIDE || rank >= SIDE) {
        return 0;
    }
    show_square((uint8_t)(rank << 4 | file));
    return 2;
}

/* ---- kings ---- */

static void show_king(void)
{
    show_square(WHERE(side ? SLOTS : 0));
}

/* The only square is that of the checkmated king. */
uint8_t game_won_square(uint8_t n)
{
    if (n || outcome != OUTCOME_LOSS) {
        return 0;
    }
    show_king();
    return 1;
}

static const char *ending(void)
{
    uint8_t i;
    uint8_t legal = 0;

    if (outcome == OUTCOME_LOSS) {
        return TEXT_CHECKMATE;
    }
    if (chess_insufficient_material()) {
        return TEXT_NO_MATERIAL;
    }
    if (reversible_plies[0] >= 100) {
        return TEXT_FIFTY_MOVES;
    }
    outcome = OUTCOME_NONE;
    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        legal |= list_is_legal();
    }
    outcome = OUTCOME_DRAW;
    return legal ? TEXT_REPETITION : TEXT_STALEMATE;
}

static const char *say(uint8_t what)
{
    if (what == VIEW_TEXT_WIN) {
        return TEXT_MATE_IN;
    }
    if (what == VIEW_TEXT_ENDING) {
        return ending();
    }
    if (what != VIEW_TEXT_THREAT || !(chess_flags[0] & IN_CHECK) || outcome != OUTCOME_NONE) {
        return 0;
    }
    show_king();
    return show_is_you(side) ? TEXT_YOU_IN_CHECK : TEXT_IN_CHECK;
}

/* ---- motion ---- */

void game_show_move(void)
{
    uint8_t from = (uint8_t)(move >> 8) & SQUARE_BITS;
    uint8_t to = (uint8_t)move & SQUARE_BITS;
    uint8_t piece = ON(from);

    if (ON(to)) {
        show_square(to);
        view_mark = MARK_LIFTED;
        game_draw_square();
        input_wait_frames(BLINK_FRAMES);
        view_mark = MARK_NONE;
        game_draw_square();
    }
    show_square(from);
    view_blink();
    draw_piece(0);
    show_square(to);
    draw_piece(piece);
    sound_play(piece & PAWNS && (to >= 0x70 || to < 0x10) ? SOUND_CROWN : ON(to) ? SOUND_TAKE : SOUND_DOWN);
}
