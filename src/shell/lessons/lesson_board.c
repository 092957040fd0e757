/* lesson_board.c: see lesson_board.h. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "charsets/lessons.h"
#include "plat/screen.h"
#include "shell/lessons/lesson_board.h"
#include "shell/lessons/lesson_rows.h"

#define LEFT 10        /* first column of the board, */
#define LABEL (LEFT - 2) /* and the column of the number of a rank */
#define SQUARE 3       /* columns and */
#define SQUARE_ROWS 2  /* rows of a square */
#define CODES (SQUARE * SQUARE_ROWS)

/* The drawings on a dark square of wood, then those on a light one; noughts have one each. */
static const char pieces[] = "PRKNXO";
static const uint8_t *const drawings[] = {
    tile_pawn, tile_rook, tile_king, tile_knight, tile_cross, tile_nought,
    tile_pawn_l, tile_rook_l, tile_king_l, tile_knight_l
};
#define PIECES (sizeof pieces - 1)

static uint8_t ranks; /* of the board; 0: the page has none, or it is not drawn yet */
static uint8_t top;   /* its first row, */
static uint8_t top_line; /* and scan line */

void lesson_board_begin(void)
{
    ranks = 0;
}

/* Opens the board: counts the ranks, from lesson_at on. */
static void open(void)
{
    const char *at = lesson_at;

    top = screen_row;
    do {
        ++ranks;
        at += strlen(at) + 1;
    } while (IS_BOARD(at));
    screen_height = (uint8_t)(ranks << 1);
    screen_small_board(*lesson_at == BOARD_PAPER ? 1 : 0);
    top_line = screen_line;
}

static uint8_t is_light;   /* the current square, */
static const char *square; /* and its text; */
static char is;            /* but its first character is this one */

/* Draws a square: a piece, small letters for Black; a full stop, no piece; or a number of two digits. */
static void draw_square(void)
{
    static uint8_t codes[CODES];
    const uint8_t *tile = tile_box;
    uint8_t blank = is_light ? BOARD_LIGHT : BOARD_DARK;
    uint8_t n;

    screen_width = SQUARE;
    screen_height = SQUARE_ROWS;
    screen_colour_bit = 0;
    if (*lesson_at == BOARD_WOOD) {
        memset(codes, blank, CODES);
        tile = codes;
    }
    if (is <= '9' && is >= '0') {
        blank = BOARD_DIGITS_DARK;
        if (is_light) {
            blank = BOARD_DIGITS_LIGHT;
            screen_colour_bit = PAINT_SECOND;
        }
        codes[SQUARE + 1] = (uint8_t)(is - '0') + blank;
        codes[SQUARE + 2] = (uint8_t)(square[1] - '0') + blank;
    } else if (is != '.') {
        if (is >= 'a') {
            is -= 'a' - 'A';
            screen_colour_bit = PAINT_SECOND;
        }
        for (n = 0; pieces[n] != is; ++n) {
        }
        if (is == 'O') {
            screen_colour_bit = PAINT_SECOND;
        }
        if (*lesson_at == BOARD_PAPER) {
            tile = drawings[n];
        } else {
            if (is_light) {
                n += PIECES;
            }
            tile = drawings[n];
            for (n = 0; n < CODES; ++n) {
                codes[n] = tile[n] ? tile[n] : BOARD_DARK;
            }
            tile = codes;
        }
    }
    screen_tile(tile);
    screen_colour_bit = 0;
}

/* A rank is its number or a space, then its squares; a square that can be pointed at is in braces. The square in the
 * lower left corner is dark. */
void lesson_board_rank(void)
{
    if (!ranks) {
        open();
    }
    square = lesson_at + 1;
    is_light = screen_row;
    is_light -= top;
    is_light >>= 1;
    is_light ^= ranks + 1;
    is_light &= 1;
    if (*square != ' ') {
        screen_column = LABEL;
        screen_put((uint8_t)*square - ' ');
    }
    screen_column = LEFT;
    while (*++square) {
        is = *square;
        if (is == LESSON_TARGET) {
            lesson_column = screen_column;
            is = lesson_open_target(*++square);
        }
        draw_square();
        if (is <= '9' && is >= '0') {
            ++square;
        }
        if (square[1] == LESSON_TARGET_END) {
            ++square;
        }
        is_light ^= 1;
    }
    ++screen_row;
}

/* Sets screen_column and screen_line to a target; screen_line to 0 for NONE. */
static void find(uint8_t target)
{
    screen_line = 0;
    if (target != NONE && !lesson_is_played) {
        screen_line = lesson_target_row[target];
        screen_line -= top;
        screen_line <<= 3;
        screen_line += top_line;
        screen_column = lesson_target_column[target];
    }
}

void lesson_board_frames(void)
{
    if (ranks) {
        find(lesson_cursor);
        screen_small_board_frame(0);
        find(lesson_picked);
        screen_small_board_frame(1);
    }
}
