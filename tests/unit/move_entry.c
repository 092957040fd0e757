/* move_entry.c: the cursor on boards with gaps: the shell's move_entry.c with the board of nine men's morris. Host
 * only. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "view/view.h"
#include "shell/input/move_entry.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"
#include "unity.h"

/* move_entry.c moves a text down over itself with strcpy, which works with cc65 */
#pragma GCC diagnostic ignored "-Wrestrict"
#include "shell/input/move_entry.c"
#include "shell/input/marks.c"

#define ACROSS 7

static const char *const board[ACROSS] = {
    "*  *  *",
    " * * * ",
    "  ***  ",
    "*** ***",
    "  ***  ",
    " * * * ",
    "*  *  *",
};
static View view;

uint8_t entry_event, screen_line, view_x, view_y, view_mark, shell_is_typing, view_blinking, show_more;
char entry_text[TYPED_ROOM];
char promotion_characters[PROMOTION_MOST + 1];

const View *game_view(void) { return &view; }
void game_place(void) { screen_line = board[view_y][view_x] == ' ' ? 0 : WINDOW_LINE; }
void game_draw_square(void) {}
void screen_cursor(void) {}
void screen_cursor_off(void) {}
void screen_select(void) {}
void screen_select_off(void) {}
uint8_t show_turn(void) { return 0; }
void show_keys(void) {}
uint8_t status_refuse(const char *text) { (void)text; return 0; }
uint8_t overlay_call(uint8_t overlay, uint8_t (*run)(void)) { (void)overlay; (void)run; return 0; }
uint8_t promotion_run(void) { return 0; }
void sound_play(uint8_t sound) { (void)sound; }

/* As in src/shell/screen/board.c. */
uint8_t show_next(uint8_t at, uint8_t count)
{
    uint8_t back = entry_event == EVENT_UP || entry_event == EVENT_LEFT;

    return (uint8_t)((at + (back ? count - 1 : 1)) % count);
}

void game_write_square(char *text)
{
    text[0] = (char)('a' + view_x);
    text[1] = (char)('1' + view_y);
    text[2] = 0;
}

uint8_t game_find_square(const char *text)
{
    view_x = (uint8_t)(text[0] - 'a');
    view_y = (uint8_t)(text[1] - '1');
    return view_x < ACROSS && view_y < ACROSS ? 2 : 0;
}

void setUp(void)
{
    memset(&view, 0, sizeof view);
    view.across = ACROSS;
    view.down = ACROSS;
    entry_text[0] = 0;
    game_reset();
    entry_new_board();
}

void tearDown(void)
{
}

static void check_at(uint8_t x, uint8_t y)
{
    TEST_ASSERT_EQUAL_UINT8(x, point_x);
    TEST_ASSERT_EQUAL_UINT8(y, point_y);
}

static void go(uint8_t event, uint8_t x, uint8_t y)
{
    entry_event = event;
    TEST_ASSERT_EQUAL_UINT8(1, entry_move_cursor());
    check_at(x, y);
}

/* The centre is a gap: the cursor starts beside it, skips gaps and wraps round the edges. */
static void test_holes(void)
{
    check_at(2, 3);
    go(EVENT_RIGHT, 4, 3);
    go(EVENT_LEFT, 2, 3);
    go(EVENT_LEFT, 1, 3);
    go(EVENT_UP, 1, 1);
    go(EVENT_RIGHT, 3, 1);
    go(EVENT_UP, 3, 0);
    go(EVENT_LEFT, 0, 0);
    go(EVENT_LEFT, 6, 0);
    go(EVENT_DOWN, 6, 3);
    go(EVENT_DOWN, 6, 6);
    go(EVENT_DOWN, 6, 0);
    entry_event = EVENT_FIRE;
    TEST_ASSERT_EQUAL_UINT8(0, entry_move_cursor());
    check_at(6, 0);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_holes);
    return UNITY_END();
}
