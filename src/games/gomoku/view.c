/* view.c: go-moku on the screen. Points are six pixels apart, one and a half columns. Two neighbours A and B share
 * three characters: one is A's, one is B's, the middle one belongs to both. Below each rank is a marker row of two
 * scan lines that continues the vertical lines. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/points.h"
#include "engine/text.h"
#include "view/view.h"
#include "games/gomoku/gomoku.h"
#include "charsets/gomoku.h"
#include "info/gomoku.h"
#include "texts/gomoku.h"

#define PAIR 3           /* columns of two points */
#define RANK_ROWS 2      /* a character row and its marker row */
#define RANK_LINES 10
#define TOP_LINES 4      /* above the cursor in the top rank; the board starts one scan line lower */
#define LEFT 1           /* columns of wood left of the first point */
#define DIGIT_COLUMN 24  /* beside the wood; the moves in the panel leave the next column free, too (panel_wider) */
#define BAND_A 0x04      /* byte of the marker row with the vertical line of A, */
#define BAND_B 0x40      /* and the one with the line of B */
#define BOTH SIDE        /* value of view_x that means the two points of `open` */

static const uint8_t window[] = {
    0x40, 4, 13, 4, 13, 4, 13, 4, 13, 4, 13, 4, 13, 4, 13, 4, 13,
    4, 13, 4, 13, 4, 13, 4, 13, 4, 13, 4, 13, 4, 13, 0x40
};

static void edit(void);
static const char *say(uint8_t what);

/* The shape of the cursor depends on the point and is set by game_place. Black's stones are drawn with the ink
 * colour. The second colour, used for hints, is equally dark, so the symbol beside Black's name is a ring. */
static View view = {
    {
        FRAME_COLOURS,
        0, { 0xCC, 0x84, 0x00, 0x00 }, RANK_LINES / 2,
        0, 8, 0x10, 3, 15, sizeof window, window
    },
    SIDE, SIDE, edit, 0, say, 0, 0, 1, 255, 2
};

const View *game_view(void)
{
    return &view;
}

/* ---- points ---- */

static uint8_t cell_shown(void)
{
    return view_flip ? (uint8_t)(view_y << 4 | (SIDE - 1 - view_x)) : (uint8_t)((SIDE - 1 - view_y) << 4 | view_x);
}

static void show_cell(uint8_t cell)
{
    view_x = cell & (STEP - 1);
    view_y = (uint8_t)(SIDE - 1 - (cell >> 4));
    if (view_flip) {
        view_x = (uint8_t)(SIDE - 1 - view_x);
        view_y = (uint8_t)(SIDE - 1 - view_y);
    }
}

static void edit(void)
{
    uint8_t cell = cell_shown();

    if (++gomoku_cell[cell] > WHITE || view_mark == MARK_LIFTED) {
        gomoku_cell[cell] = 0;
    }
}

/* ---- drawing ---- */

/* The middle character, by stone of A (row) and stone of B (column). Further columns: EDGE, there is no B; MEANT, B has
 * a hint ring; STAR, B is an empty star point: a dot that helps to count. All star points are Bs. */
#define MEANT 4
#define STAR 5
static const uint8_t *const middle[][6] = {
    { tile_m_nn, tile_m_nx, tile_m_no, tile_m_ne, tile_m_nh, tile_m_ns },
    { tile_m_xn, tile_m_xx, tile_m_xo, tile_m_xe, tile_m_xh, tile_m_xs },
    { tile_m_on, tile_m_ox, tile_m_oo, tile_m_oe, tile_m_nh, tile_m_os },
};
/* Characters of A and B by stone (none, black, white) and by DRAWN_. */
#define DRAWN_PLAIN 0
#define DRAWN_LAST 1
#define DRAWN_WON 2
static const uint8_t *const of_a[][3] = {
    { tile_a_n, tile_a_n, tile_a_n }, { tile_a_x, tile_a_x_last, tile_a_x_won },
    { tile_a_o, tile_a_o_last, tile_a_o_won }
};
static const uint8_t *const of_b[][3] = {
    { tile_z_n, tile_z_n, tile_z_n }, { tile_z_x, tile_z_x_last, tile_z_x_won },
    { tile_z_o, tile_z_o_last, tile_z_o_won }
};

static uint8_t rank_shown(void)
{
    return view_flip ? (uint8_t)(view_y + 1) : (uint8_t)(SIDE - view_y);
}

/* Returns what is drawn on the point at view_x, view_y: a stone, 0 or STAR. There are five star points: h8, and d and l
 * on ranks 4 and 12. */
static uint8_t stone_here(void)
{
    uint8_t stone = view_drawn_piece(gomoku_cell[cell_shown()]);

    if (!stone && (view_x & view_y & 3) == 3 && (view_x == SIDE / 2) == (view_y == SIDE / 2)) {
        return STAR;
    }
    return stone;
}

/* Returns what is drawn on the next point to the right or left; EDGE beyond the board. */
static uint8_t stone_beside(uint8_t right)
{
    uint8_t kept = view_x;
    uint8_t mark = view_mark;
    uint8_t stone = EDGE;

    view_mark = MARK_NONE;
    view_x += right ? 1 : 255;
    if (view_x < SIDE) {
        stone = stone_here();
    }
    view_x = kept;
    view_mark = mark;
    return stone;
}

static uint8_t drawn(void)
{
    return view_mark == MARK_LAST ? DRAWN_LAST : view_mark == MARK_WIN ? DRAWN_WON : DRAWN_PLAIN;
}

/* Draws the point at view_x, view_y. An empty point with a hint or threat has a ring as large as a stone, in the second
 * colour. The bar on winning black stones has that colour, too. If the ring shares a character with a white stone, the
 * stone stays white. */
static void draw_point(uint8_t stone)
{
    uint8_t how = drawn();
    uint8_t odd = view_x & 1;
    uint8_t beside = stone_beside(odd ^ 1);
    uint8_t meant = (!stone || stone == STAR) && view_mark >= MARK_HINT && view_mark <= MARK_WIN ? PAINT_SECOND : 0;
    uint8_t paint = stone == BLACK && how == DRAWN_WON ? PAINT_SECOND : 0;

    screen_row = (uint8_t)(WINDOW_ROW + RANK_ROWS * view_y);
    screen_column = (uint8_t)(LEFT + PAIR * (view_x >> 1) + odd);
    if (odd) {
        screen_put(*middle[beside][meant ? MEANT : stone] | meant);
        screen_put(meant ? *tile_z_h | meant : stone == STAR ? *tile_z_s : *of_b[stone][how] | paint);
    } else {
        screen_put(meant ? *tile_a_h | meant : *of_a[stone][how] | paint);
        screen_put(*middle[meant ? WHITE : stone][beside] | (beside == WHITE ? 0 : meant));
    }
}

static uint8_t open[2]; /* cells where a four that cannot be blocked becomes five */

void game_draw_square(void)
{
    if (view_x == BOTH) {
        show_cell(open[0]);
        game_draw_square();
        show_cell(open[1]);
    }
    draw_point(stone_here());
}

/* Continues the vertical lines to the next rank. */
static void draw_band(void)
{
    uint8_t pair;

    screen_row = (uint8_t)(WINDOW_ROW + RANK_ROWS * view_y + 1);
    screen_column = LEFT;
    for (pair = 0; pair <= SIDE / 2; ++pair) {
        screen_put(BAND_A);
        screen_put(0);
        if (pair < SIDE / 2) {
            screen_put(BAND_B);
        }
    }
}

/* Every second rank has its number: the even ones, with the star points. Beside 15 is the arrow of the side to move. */
static void draw_number(void)
{
    static const uint8_t *const numbers[] = {
        0, tile_rank_2, tile_rank_4, tile_rank_6, tile_rank_8, tile_rank_10, tile_rank_12, tile_rank_14
    };
    uint8_t rank = rank_shown();
    const uint8_t *number = numbers[rank >> 1];

    screen_row = (uint8_t)(WINDOW_ROW + RANK_ROWS * view_y);
    screen_column = DIGIT_COLUMN;
    screen_put(number[0]);
    if (rank >= 10) {
        screen_put(number[1]);
    }
}

void game_draw(void)
{
    view_mark = MARK_NONE;
    for (view_y = 0; view_y < SIDE; ++view_y) {
        for (view_x = 0; view_x < SIDE; ++view_x) {
            game_draw_square();
        }
        if (view_y < SIDE - 1) {
            draw_band();
        }
        if (view_y & 1) {
            draw_number();
        }
    }
    screen_files(view_flip ? " o  m  k  i  g  e  c  a" : " a  c  e  g  i  k  m  o");
}

void game_draw_strip(void)
{
    static const uint8_t stones[] = {
        0, BLACK, WHITE, 0, 0, BLACK, BLACK, BLACK, BLACK, BLACK, 0, 0, WHITE, BLACK, 0, EDGE
    };

    view_y = 0;
    draw_band();
    view_mark = MARK_NONE;
    for (view_x = 0; view_x < SIDE; ++view_x) {
        draw_point(stones[view_x]);
    }
    for (view_x = 0; view_x < SIDE; view_x += 2) { /* the characters that two points share */
        screen_column = (uint8_t)(LEFT + PAIR * (view_x >> 1) + 1);
        screen_put(*middle[stones[view_x]][stones[view_x + 1]]);
    }
}

void game_place(void)
{
    uint8_t odd = view_x & 1;

    screen_column = (uint8_t)(LEFT + PAIR * (view_x >> 1) + odd);
    screen_line = (uint8_t)(WINDOW_LINE + TOP_LINES + RANK_LINES * view_y);
    view.layout.cursor_shape[0] = odd ? 0x33 : 0xCC;
    view.layout.cursor_shape[1] = odd ? 0x21 : 0x84;
}

/* ---- names ---- */

/* At the choice of opening=swap, pointing at a stone means SWAP. */
void game_write_square(char *text)
{
    uint8_t cell = cell_shown();

    if (gomoku_chooses() && gomoku_cell[cell]) {
        move = SWAP;
        game_write_move(text);
    } else {
        points_write(text, cell);
    }
}

uint8_t game_find_square(const char *text)
{
    uint8_t cell = points_read(text);

    if (cell == POINTS_NONE) {
        return 0;
    }
    show_cell(cell);
    return text_error_place;
}

/* ---- what happens ---- */

static uint8_t won_way;   /* of the winning line; WAYS: there is none */
static uint8_t won_first; /* its first point */

/* Finds the winning line: it starts at the first window of five stones. */
static void find_won_line(void)
{
    for (won_way = 0; won_way < WAYS; ++won_way) {
        for (won_first = 0; won_first < LAST_CELL; ++won_first) {
            if (gomoku_windows(won_way)[won_first] == STATE_OF(side ^ 1, LINE)) {
                return;
            }
        }
    }
}

/* The winning line ends before the next point without a stone of the winner. */
uint8_t game_won_square(uint8_t n)
{
    uint8_t stone = (uint8_t)((side ^ 1) + 1);
    uint8_t cell;

    if (n == 0) {
        find_won_line();
    }
    if (won_way == WAYS) {
        return 0;
    }
    for (cell = won_first; n; --n) {
        cell += gomoku_way[won_way];
    }
    if (gomoku_cell[cell] != stone) {
        return 0;
    }
    show_cell(cell);
    return 1;
}

/* Returns the prompt in the swap opening. The first stone is a move like any other: it has no prompt (0). */
static const char *say_opening(void)
{
    static const char *const words[] = { 0, TEXT_PLAY_OR_SWAP, TEXT_THIRD_STONE, TEXT_WHITE_STONE, 0 };
    uint8_t cell = 0;

    while (gomoku_cell[cell] != BLACK && cell < LAST_CELL) {
        ++cell;
    }
    show_cell(cell); /* the shell makes this cell blink, but MARK_THREAT does not change the look of a stone */
    return words[gomoku_opening];
}

static char *add(char *text, const char *words)
{
    strcpy(text, words);
    return text + strlen(words);
}

/* Returns the cell where `side` makes five, or POINTS_NONE. */
static uint8_t open_cell(void)
{
    return gomoku_fours[side][ply] ? gomoku_completes(side) : POINTS_NONE;
}

/* Returns the warning that a four of the opponent must be blocked. If two cells make it five it cannot be stopped, and
 * both blink. */
static const char *say_four(void)
{
    static char words[] = TEXT_FOUR TEXT_FOUR_BLOCK "a15" TEXT_FOUR_AND "o15" TEXT_FOUR_END;
    char *end = add(words, TEXT_FOUR);

    open[0] = gomoku_completes(side ^ 1);
    open[1] = view_after_block(open[0], open_cell);
    end = points_write(add(end, TEXT_FOUR_BLOCK), open[0]);
    if (open[1] == POINTS_NONE) {
        show_cell(open[0]);
    } else {
        end = points_write(add(end, TEXT_FOUR_AND), open[1]);
        view_x = BOTH;
    }
    add(end, TEXT_FOUR_END);
    return words;
}

/* View.say. The warning of a four is left out if the side to move can make five itself. */
static const char *say(uint8_t what)
{
    if (what == VIEW_TEXT_FACE) {
        return view_face(tile_face);
    }
    if (what == VIEW_TEXT_THREAT) {
        if (gomoku_opening) {
            return say_opening();
        }
        if (outcome != OUTCOME_NONE || gomoku_fours[side][ply] || !gomoku_fours[side ^ 1][ply]) {
            return 0;
        }
        return say_four();
    }
    return VIEW_ENDING(what, TEXT_BOARD_FULL, TEXT_FIVE);
}

#define SWAP_FRAMES 8
static void show_swap(void)
{
    uint8_t cell;

    screen_status(TEXT_SWAPPING);
    view_mark = MARK_NONE;
    for (cell = 0; cell < LAST_CELL; ++cell) {
        if (gomoku_cell[cell] && gomoku_cell[cell] != EDGE) {
            show_cell(cell);
            gomoku_cell[cell] ^= BLACK ^ WHITE;
            game_draw_square();
            gomoku_cell[cell] ^= BLACK ^ WHITE;
            sound_play(SOUND_DOWN);
            motion_wait(SWAP_FRAMES);
        }
    }
}

/* The new stone blinks. In a swap the stones change colour one by one. */
void game_show_move(void)
{
    uint8_t cell = (uint8_t)move;

    if (cell == SWAP) {
        if (!view_back) {
            show_swap();
        }
        return;
    }
    sound_play(SOUND_DOWN);
    show_cell(cell);
    gomoku_cell[cell] = gomoku_next_stone();
    view_blink();
    gomoku_cell[cell] = 0;
}

VIEW_UNDO
