/* grid.c: compares asm/view/grid*.s with their C twins under sim65: random boards, squares and marks. Every call of the
 * screen is logged with what it would draw, and where. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "view/grid.h"
#include "unity.h"

#define ROUNDS 150
#define LOG_BYTES 1600
#define SIDE_MOST 8
#define BOARD_BYTES 256

/* The C twins */
extern uint8_t twin_grid_file, twin_grid_rank;
void twin_grid_find(void);
uint8_t twin_grid_cell(void);
void twin_grid_show(uint8_t cell);
void twin_grid_show_square(void);
void twin_grid_place(void);
void twin_grid_at(void);
void twin_grid_write_square(char *text);
uint8_t twin_grid_find_square(const char *text);
void twin_grid_draw(void);
void twin_grid_draw_look(uint8_t look);
void twin_grid_draw_square(void);
void twin_grid_draw_strip(void);
void twin_grid_draw_piece(uint8_t look);
void twin_grid_draw_marker(uint8_t look);
void twin_grid_edit(void);

uint8_t view_x, view_y, view_mark, view_flip, view_blinking;
uint8_t screen_ground;
const uint8_t view_marker[] = { 0, MARKER_TARGET, MARKER_LAST, MARKER_HINT, MARKER_THREAT, MARKER_HINT, 0 };

static uint8_t board[BOARD_BYTES];
static uint8_t logged[LOG_BYTES];
static uint16_t log_end;

static uint16_t random_state = 1;
static uint8_t random_byte(void)
{
    random_state = random_state * 25173u + 13849u;
    return (uint8_t)(random_state >> 8);
}
static uint8_t random_upto(uint8_t most) { return (uint8_t)(random_byte() % (most + 1)); }

/* ---- the screen, and the verbs of a game ---- */

static void note(uint8_t what, uint16_t argument)
{
    uint8_t *at = logged + log_end;

    TEST_ASSERT_TRUE(log_end + 10 <= LOG_BYTES);
    at[0] = what;
    at[1] = (uint8_t)argument;
    at[2] = (uint8_t)(argument >> 8);
    at[3] = screen_row;
    at[4] = screen_column;
    at[5] = screen_width;
    at[6] = screen_height;
    at[7] = screen_colour_bit;
    at[8] = what < 6 ? 0 : (uint8_t)(view_x << 4 | view_y); /* counts for the verbs only */
    at[9] = (uint8_t)(view_mark << 4 | screen_ground);
    log_end += 10;
}

void screen_put(uint8_t code) { note(1, code); ++screen_column; }
void screen_tile(const uint8_t *codes) { note(2, (uint16_t)codes); screen_column += screen_width; }
void screen_fill(uint8_t code) { note(3, code); screen_column += screen_width; }
void screen_marker(uint8_t pixels) { note(4, pixels); }
void screen_files(const char *text) { note(5, (uint16_t)text); }
void game_draw_square(void) { note(6, 0); }
void game_draw_piece(uint8_t look) { note(7, look); }
uint8_t game_look(uint8_t cell) { return board[cell]; }
uint8_t view_drawn_piece(uint8_t piece) { return piece; }

/* ---- comparing ---- */

typedef struct {
    uint8_t view_x, view_y, view_mark, file, rank, ground, row, column, width, height, colour, line, result;
    char text[4];
    uint8_t board[BOARD_BYTES];
    uint8_t log[LOG_BYTES];
} Result;
static Result start, of_assembly, of_c;

static void keep(Result *result, uint8_t file, uint8_t rank)
{
    result->view_x = view_x;
    result->view_y = view_y;
    result->view_mark = view_mark;
    result->file = file;
    result->rank = rank;
    result->ground = screen_ground;
    result->row = screen_row;
    result->column = screen_column;
    result->width = screen_width;
    result->height = screen_height;
    result->colour = screen_colour_bit;
    result->line = screen_line;
    memcpy(result->board, board, BOARD_BYTES);
    memcpy(result->log, logged, LOG_BYTES);
}

static void put_back(void)
{
    view_x = start.view_x;
    view_y = start.view_y;
    view_mark = start.view_mark;
    grid_file = twin_grid_file = start.file;
    grid_rank = twin_grid_rank = start.rank;
    screen_ground = start.ground;
    screen_row = start.row;
    screen_column = start.column;
    screen_width = start.width;
    screen_height = start.height;
    screen_colour_bit = 0;
    screen_line = start.line;
    memcpy(board, start.board, BOARD_BYTES);
    memset(logged, 0, LOG_BYTES);
    log_end = 0;
}

static void empty(Result *result) { memset(result, 0, sizeof *result); }

static const char *where;
static void compare(void) { TEST_ASSERT_EQUAL_MEMORY_MESSAGE(&of_assembly, &of_c, sizeof of_c, where); }

/* Runs both twins from the same state and compares what they leave. */
#define BOTH(name, assembly, c) do { where = name; empty(&of_assembly); empty(&of_c); \
    put_back(); assembly; keep(&of_assembly, grid_file, grid_rank); \
    put_back(); c; keep(&of_c, twin_grid_file, twin_grid_rank); \
    compare(); } while (0)

static void random_board(void)
{
    uint8_t *bytes = (uint8_t *)&game_grid;
    Grid *grid = (Grid *)&game_grid;
    uint8_t *drawings = (uint8_t *)game_drawings;
    uint8_t *strip = (uint8_t *)game_strip;
    uint8_t *cycle = (uint8_t *)game_cycle;
    uint8_t i;

    for (i = 0; i < sizeof(Grid); ++i) {
        bytes[i] = random_upto(15);
    }
    grid->files = (uint8_t)(1 + random_upto(SIDE_MOST - 1));
    grid->ranks = (uint8_t)(1 + random_upto(SIDE_MOST - 1));
    grid->files_turned &= 1;
    grid->ranks_turned &= 1;
    grid->is_hollow &= 1;
    grid->cells.step = (uint8_t)(grid->files + random_upto(8));
    grid->digit_column = random_byte() & 1 ? 0 : 24;
    grid->aim = random_byte() & 1 ? 0 : 64;
    view_blinking = (random_byte() & 3) == 0;
    grid->board = board;
    for (i = 0; i < 64; ++i) {
        drawings[i] = random_byte();
    }
    for (i = 0; i < SIDE_MOST; ++i) {
        strip[i] = random_byte() & 0x87;
    }
    for (i = 0; i < 4; ++i) {
        cycle[i] = (uint8_t)(i & 3);
    }
    cycle[4] = 0;
    memset(&start, 0, sizeof start);
    for (i = 0; i < 255; ++i) {
        start.board[i] = random_upto(3);
    }
}

static void random_square(void)
{
    start.view_x = random_upto((uint8_t)(game_grid.files - 1));
    start.view_y = random_upto((uint8_t)(game_grid.ranks - 1));
    start.view_mark = random_upto(MARK_LIFTED);
    start.file = random_upto((uint8_t)(game_grid.files - 1));
    start.rank = random_upto((uint8_t)(game_grid.ranks - 1));
    start.ground = random_byte() & 1;
    start.row = random_upto(20);
    start.column = random_upto(30);
    start.width = random_upto(8);
    start.height = random_upto(8);
    view_flip = random_byte() & 1;
}

static void test_squares(void)
{
    uint16_t round;
    uint8_t cell;
    char text[3];

    for (round = 0; round < ROUNDS; ++round) {
        random_board();
        random_square();
        BOTH("grid_find", grid_find(), twin_grid_find());
        BOTH("grid_cell", of_assembly.result = grid_cell(), of_c.result = twin_grid_cell());
        cell = of_c.result;
        BOTH("grid_show", grid_show(cell), twin_grid_show(cell));
        TEST_ASSERT_EQUAL_UINT8_MESSAGE(start.view_x, view_x, "grid_show is not the reverse of grid_cell");
        TEST_ASSERT_EQUAL_UINT8_MESSAGE(start.view_y, view_y, "grid_show is not the reverse of grid_cell");
        BOTH("grid_show_square", grid_show_square(), twin_grid_show_square());
        BOTH("grid_place", grid_place(), twin_grid_place());
        BOTH("grid_at", grid_at(), twin_grid_at());
        BOTH("grid_write_square", grid_write_square(of_assembly.text), twin_grid_write_square(of_c.text));
        memcpy(text, of_c.text, sizeof text);
        BOTH("grid_find_square", of_assembly.result = grid_find_square(text),
            of_c.result = twin_grid_find_square(text));
        TEST_ASSERT_EQUAL_UINT8_MESSAGE(2, of_c.result, text);
        TEST_ASSERT_EQUAL_UINT8_MESSAGE(start.view_x, view_x, text);
        TEST_ASSERT_EQUAL_UINT8_MESSAGE(start.view_y, view_y, text);
        text[random_byte() & 1] += random_byte();
        where = "grid_find_square";
        put_back();
        of_assembly.result = grid_find_square(text);
        cell = of_assembly.result;
        put_back();
        TEST_ASSERT_EQUAL_UINT8_MESSAGE(twin_grid_find_square(text), cell, text);
        BOTH("grid_edit", grid_edit(), twin_grid_edit());
    }
}

static void test_drawing(void)
{
    uint16_t round;
    uint8_t look;

    for (round = 0; round < ROUNDS; ++round) {
        random_board();
        random_square();
        look = random_byte() & 0x87;
        if (look == 0x80) {
            look = 0;
        }
        BOTH("grid_draw_look", grid_draw_look(look), twin_grid_draw_look(look));
        BOTH("grid_draw_piece", grid_draw_piece(look), twin_grid_draw_piece(look));
        BOTH("grid_draw_marker", grid_draw_marker(look), twin_grid_draw_marker(look));
        BOTH("grid_draw_square", grid_draw_square(), twin_grid_draw_square());
        if (!(round & 7)) {
            /* both leave any square in view_x, view_y */
            BOTH("grid_draw", (grid_draw(), view_x = 0), (twin_grid_draw(), view_x = 0));
            BOTH("grid_draw_strip", grid_draw_strip(), twin_grid_draw_strip());
        }
    }
}

void setUp(void) {}
void tearDown(void) {}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_squares);
    RUN_TEST(test_drawing);
    return UNITY_END();
}
