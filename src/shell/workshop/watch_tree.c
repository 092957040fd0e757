/* watch_tree.c: the picture of the visible tree (watch_data.h). In the overlay WATCH. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/text.h"
#include "plat/screen.h"
#include "view/line.h"
#include "shell/workshop/watch_data.h"
#include "texts/shell.h"

#define FIRST_ROW 1
#define ROWS 20
#define TREE_COLUMN 8
#define TREE_WIDTH 24
#define SCROLL 8 /* rows */

static uint8_t top;   /* row of the tree in FIRST_ROW */
static uint8_t width; /* columns of a ply: a line, move, value */
static uint8_t paint; /* PAINT_SECOND, WATCH_DARK or 0 */

/* Writes one character in a row of the tree, if it is in the window. */
static void put(uint8_t at, uint8_t column, char character)
{
    uint8_t code = (uint8_t)character;

    at -= top;
    if (at >= ROWS) {
        return;
    }
    if (code >= 0x60) {
        code -= 0x20;
    }
    screen_row = at + FIRST_ROW;
    screen_column = column;
    screen_colour_bit = 0;
    screen_put(code == ' ' ? 0 : (uint8_t)(code - 0x20) + paint);
}

/* Writes text_buffer, cut or padded to `columns`. */
static void put_line(uint8_t at, uint8_t column, uint8_t columns)
{
    const char *text = text_buffer;

    for (; columns; --columns) {
        put(at, column++, *text ? *text++ : ' ');
    }
}

static uint8_t column_of(uint8_t level)
{
    uint8_t column = TREE_COLUMN;

    while (--level) {
        column += width;
    }
    return column;
}

/* Draws the line that leads to row `at` of the children of node `parent`, whose first child is in the parent's row. */
static void put_branch(uint8_t parent, uint8_t at, uint8_t column, char character)
{
    uint8_t from = parent ? watch_nodes[parent].row : 0;
    uint8_t is_first = 1;
    uint8_t n;

    if (at == from) {
        put(at, column, WATCH_ACROSS);
        return;
    }
    put(at, column, character);
    while (--at != from) { /* upwards to the child before it */
        for (n = parent + 1; n < watch_next; ++n) {
            if (watch_nodes[n].row == at && watch_nodes[n].ply == watch_nodes[parent].ply + 1) {
                is_first = 0;
                break;
            }
        }
        if (!is_first) {
            break;
        }
        put(at, column, WATCH_DOWN);
    }
    put(at, column, is_first ? WATCH_TEE : WATCH_BRANCH);
}

static uint8_t parent_of(uint8_t n)
{
    uint8_t level = watch_nodes[n].ply;

    do {
        --n;
    } while (watch_nodes[n].ply >= level);
    return n;
}

static uint8_t is_on_path(uint8_t n)
{
    uint8_t level = watch_nodes[n].ply;

    return level <= watch_ply && watch_path[level] == n;
}

static void draw_node(uint8_t n)
{
    TraceNode *node = watch_nodes + n;
    uint8_t column = column_of(node->ply);
    uint8_t value_columns = 3;

    if (width != TREE_WIDTH / 3) {
        value_columns = 5;
    }
    paint = node->flags & WATCH_CLOSED ? WATCH_DARK : is_on_path(n) ? PAINT_SECOND : 0;
    put_branch(parent_of(n), node->row, column, WATCH_CORNER);
    line_start();
    watch_move(n);
    put_line(node->row, column + 1, width - value_columns - 1);
    line_start();
    if (node->flags & WATCH_DONE) {
        watch_x = node->score;
        watch_value();
    }
    put_line(node->row, column + width - value_columns, value_columns);
}

static void draw_cut(uint8_t n)
{
    TraceNode *node = watch_nodes + n;
    uint8_t column = column_of(node->ply + 1);

    paint = WATCH_DARK;
    put_branch(n, watch_cut_row[n], column, WATCH_CORNER);
    line_start();
    line_char(WATCH_CUT);
    if (node->left && !(node->flags & TRACE_SOME)) {
        line_number(node->left);
    }
    put_line(watch_cut_row[n], column + 1, width - 2);
}

/* ---- the panel ---- */

#define BOARD_MOST 8
#define ALPHA_ROW 11
#define BETA_ROW 13
#define BOARDS_ROW 16
#define PLAIN_ROW 18

/* Draws the board as letters, if the text of a position has it row by row: "ppp/P2/1PP b", or "X---O---- X". */
static void draw_board(void)
{
    const char *text = text_position;
    uint8_t wide = 0; /* columns, if the text has no / */
    uint8_t at = 0;
    uint8_t column = 0;
    uint8_t n;
    char piece;

    for (n = 0; text[n] != ' '; ++n) {
        if (!text[n]) {
            return;
        }
        if (text[n] == '/') {
            wide = BOARD_MOST + 1;
        }
    }
    if (n == 9) {
        wide = 3;
    } else if (n == 64) {
        wide = BOARD_MOST;
    } else if (!wide) {
        return;
    }
    for (; *text != ' '; ++text) {
        piece = *text;
        if (piece == '/' || column == wide) {
            if (++at > BOARD_MOST) {
                return;
            }
            column = 0;
        }
        n = 1;
        paint = 0;
        if (piece == '/') {
            continue;
        }
        if (piece == '-' || (piece >= '1' && piece <= '8')) {
            if (piece != '-') {
                n = piece - '0';
            }
            paint = WATCH_DARK;
            piece = '.';
        } else if (piece >= 'a' || piece == 'O') {
            paint = PAINT_SECOND;
        }
        for (; n && column < BOARD_MOST; --n) {
            put(at + top, column++, piece);
        }
    }
}

/* Plays the moves of the path, draws the board, and takes them back. */
static void show_position(void)
{
    uint8_t level;
    uint8_t n;

    for (level = 1; level <= watch_ply; ++level) {
        n = watch_path[level];
        move = (uint16_t)(watch_nodes[n].move_hi << 8);
        move |= watch_nodes[n].move_lo;
        list_play();
    }
    game_write_position(text_position);
    draw_board();
    while (ply) {
        game_unmake();
    }
    outcome = OUTCOME_NONE;
}

static void put_number(uint8_t at, const char *name)
{
    put_line(top + at, 1, TREE_COLUMN - 2);
    line_start();
    line_text(name);
    put_line(top + at - 1, 0, TREE_COLUMN - 1);
}

static void draw_panel(void)
{
    uint8_t level = watch_ply;

    if (watch_is_over) {
        level = 0;
    } else if (level && watch_nodes[watch_path[level]].flags & WATCH_DONE) {
        --level; /* it is done: its value counts for its parent now */
    }
    show_position();
    line_start();
    watch_x = watch_alpha[level];
    if (watch_x != -SCORE_INFINITE) {
        watch_value();
    }
    paint = PAINT_SECOND;
    put_number(ALPHA_ROW, TEXT_WATCH_ALPHA);
    line_start();
    watch_x = watch_beta[level];
    if (watch_x != SCORE_INFINITE) {
        watch_value();
    }
    put_number(BETA_ROW, TEXT_WATCH_BETA);
    paint = 0;
    line_start();
    line_number(watch_boards);
    put_number(BOARDS_ROW, TEXT_WATCH_BOARDS);
    paint = WATCH_DARK;
    line_start();
    line_number(watch_trace->plain);
    if (watch_trace->is_more) {
        line_char('+');
    }
    put_number(PLAIN_ROW, TEXT_WATCH_PLAIN);
}

/* ---- the whole screen ---- */

#define ROW 0x04
#define FOUR_ROWS ROW, ROW, ROW, ROW
static const uint8_t window[] = { FOUR_ROWS, FOUR_ROWS, FOUR_ROWS, FOUR_ROWS, FOUR_ROWS };

/* Colours, in the order of Layout: dark blue, blue, red, white, gold; there is no cursor. */
static const Layout layout = {
    { { 0xA0, 0xA6, 0x4A, 0x0E, 0x2C, 0 }, { 0x90, 0x96, 0x3A, 0x0E, 0xEC, 0 } },
    0, { 0 }, 1, 0, 0, 0x10, 0, 0, sizeof window, window
};

static uint8_t drawn_ply; /* the path as it was drawn last */
static uint8_t drawn[TRACE_PLIES + 1];

static void draw_all(void)
{
    uint8_t n;

    screen_row = FIRST_ROW;
    screen_column = 0;
    screen_width = TREE_COLUMN + TREE_WIDTH;
    screen_height = ROWS;
    screen_colour_bit = 0;
    screen_fill(0);
    for (n = 1; n < watch_next; ++n) {
        draw_node(n);
    }
    for (n = 0; n < watch_next; ++n) {
        if (watch_cut_row[n]) {
            draw_cut(n);
        }
    }
}

static void keep_drawn(void)
{
    drawn_ply = watch_ply;
    memcpy(drawn, watch_path, sizeof drawn);
    draw_panel();
}

/* Scrolls so that this row is in the window. */
static void show_row(uint8_t at)
{
    if ((uint8_t)(at - top) >= ROWS - 1) {
        top = 0;
        if (at >= ROWS - 1) {
            top = at - ROWS / 2;
        }
    }
}

void watch_draw(void)
{
    uint8_t n;

    if (watch_is_over) {
        show_row(watch_nodes[watch_best[0]].row);
        draw_all();
    } else if ((uint8_t)(watch_row - top) >= ROWS) {
        top = watch_row - (ROWS - SCROLL);
        draw_all();
    } else {
        for (n = 1; n <= drawn_ply; ++n) { /* nodes that have left the path are no longer gold */
            draw_node(drawn[n]);
        }
        if (watch_is_closed && watch_cut_row[watch_node]) {
            for (n = watch_node; n < watch_next; ++n) {
                draw_node(n);
            }
            draw_cut(watch_node);
        }
        for (n = 1; n <= watch_ply; ++n) {
            draw_node(watch_path[n]);
        }
    }
    keep_drawn();
}

void watch_redraw(void)
{
    show_row(watch_is_over ? watch_nodes[watch_best[0]].row : watch_row);
    draw_all();
    keep_drawn();
}

void watch_open(void)
{
    static char number[] = "D0";

    watch_frame(&layout);
    screen_title(TEXT_WATCH_TITLE);
    number[1] = (char)('0' + watch_trace->plies);
    screen_level(number);
    width = TREE_WIDTH / 3;
    if (watch_trace->plies == 2) {
        width = TREE_WIDTH / 2;
    }
    top = 0;
    watch_redraw();
}
