/* view.c: chess on the screen. Squares are 3 columns by 2 rows with a marker row below; the captured pieces of each
 * side are listed in the panel. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/list.h"
#include "engine/record.h"
#include "view/captured.h"
#include "view/grid.h"
#include "games/chess/chess.h"
#include "charsets/chess.h"
#include "info/chess.h"
#include "view/chess_pieces.h"
#include "texts/chess.h"

#define CAPTURED_LINES 2 /* lines of the panel for each side */
#define CAPTURED_WIDTH 7 /* columns of such a line: small pieces with their number, as in "R2 B P3" */
#define CAPTURED_NEXT 8  /* index of the second line in the text of both */

/* ---- squares ---- */

uint8_t game_look(uint8_t cell)
{
    uint8_t piece = ON(cell);

    return piece ? (uint8_t)((piece & PAINT_SECOND) | (chess_type[piece & PIECES] + 1)) : 0; /* BLACK is PAINT_SECOND */
}

const uint8_t game_strip[] = { 4, 2, 3, 5, 6 | PAINT_SECOND, 3 | PAINT_SECOND, 2 | PAINT_SECOND, 1 | PAINT_SECOND };
const uint8_t game_cycle[] = {
    0, WHITE | WHITE_PAWN, WHITE | KNIGHT, WHITE | BISHOP, WHITE | ROOK, WHITE | QUEEN, WHITE | KING,
    BLACK | BLACK_PAWN, BLACK | KNIGHT, BLACK | BISHOP, BLACK | ROOK, BLACK | QUEEN, BLACK | KING, 0
};

const Grid game_grid = {
    8, 8, 0, 0, { 0, 16 }, GRID_SQUARES_8X8(3), tile_light_code, tile_aim_code, 1, GRID_NAMES_8X8,
    chess_page + BOARD_AT
};

/* ---- captured pieces ---- */

/* Counts the captured pieces of a side by type: those of the start position minus those on the board. */
static void count_captured(uint8_t who)
{
    uint8_t own = who ? BLACK : WHITE;
    uint8_t n = 0;
    uint8_t i;

    if (!captured_start(who)) {
        return;
    }
    do {
        i = ON(n);
        if (!(n & 8) && i & own) {
            i = chess_type[i & PIECES];
            --captured[i];
        }
    } while (++n < 0x78);
}

/* Lists the captured pieces of a side: a small piece and their number, with spaces between. A promoted piece counts as
 * a pawn. Each line starts with a space, to keep the second one away from a rank number; a full first line does without
 * it. */
static void draw_captured(uint8_t who)
{
    static char pieces[CAPTURED_NEXT + CAPTURED_WIDTH + 1];
    uint8_t at = 1;
    uint8_t i;
    uint8_t n;

    memset(pieces, ' ', sizeof pieces - 1);
    count_captured(who);
    i = 5;
    do {
        --i;
        n = captured[i];
        if (n & 0x80) {
            captured[0] += n;
        } else if (n) {
            if (at == CAPTURED_WIDTH + 1 || (at == CAPTURED_WIDTH && n > 1)) {
                at = CAPTURED_NEXT + 1;
            }
            pieces[at] = (char)(SMALL_PAWN + i);
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
    grid_draw();
    draw_captured(0);
    draw_captured(1);
}

/* ---- kings ---- */

static void show_king(void)
{
    grid_show(WHERE(side ? SLOTS : 0));
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
    if (what == VIEW_TEXT_FACE) {
        return view_face(0);
    }
    if (what == VIEW_TEXT_GIFT) {
        return TEXT_YOUR_QUEEN;
    }
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

    grid_move(from, to);
    if (ON(from) & KING && TWO_FILES(from, to)) { /* castling: the rook follows */
        grid_move((uint8_t)ROOK_FROM(to), (uint8_t)ROOK_TO(to));
    }
    sound_play(ON(from) & PAWNS && (to >= 0x70 || to < 0x10) ? SOUND_CROWN : ON(to) ? SOUND_TAKE : SOUND_DOWN);
}

static const uint8_t window[] = { GRID_WINDOW_8X8(10) };
static const View view = {
    { FRAME_COLOURS, GRID_LAYOUT_8X8(window) }, 8, 8, grid_edit, CAPTURED_LINES, say, 0, 0, 0, 0, 0, view_ponder
};
VIEW_OF_GAME(view)
VIEW_UNDO
GRID_PLACE
GRID_NAMES
GRID_DRAW_PIECE
GRID_DRAW_SQUARE
GRID_DRAW_STRIP
