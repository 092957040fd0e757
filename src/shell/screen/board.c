/* board.c: what a game shows on the screen: board, panel, clocks, status line, key row. The whole shell uses it.
 *
 * Rows below the board, from the top: the status line (status_say, show_turn), the thinking line (screen_thinking:
 * search, rules or a question), the key row (screen_keys). A view draws the board itself (game_draw); the panel is
 * drawn here, unless the game has its own. asm/shell/screen/board.s is its twin. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/level.h"
#include "engine/record.h"
#include "engine/text.h"
#include "view/view.h"
#include "plat/machine.h"
#include "shell/shell.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

#define BALL (0x3B - 0x20) /* characters ; and < of charsets/panel.txt */
#define RING (0x3C - 0x20)
#define LIGHT_LEAST 10 /* luminance that is bright enough for BALL */

#pragma bss-name ("BOTTOM") /* variables that need not be cleared at the start */

/* ---- the status line ---- */

uint8_t show_more;
#pragma bss-name (push, "BSS")
uint8_t show_passing;
uint8_t show_keys_for;
#pragma bss-name (pop)
#define PASSING 24 /* steps of five frames: two seconds */

static void show_rules(void)
{
    show_more = 0;
    if (rules) {
        screen_thinking(game_info()->rules[rules]);
    } else {
        screen_thinking(""); /* the standard rules are not named */
    }
}

uint8_t status_say(const char *text)
{
    show_passing = PASSING;
    screen_status(text);
    if (show_more) {
        show_rules();
    }
    return COMMAND_DONE;
}

uint8_t status_refuse(const char *text)
{
    status_say(text);
    sound_play(SOUND_REFUSE);
    return COMMAND_DONE;
}

const char status_reading_disk[] = TEXT_READING_DISK;
const char status_retry[] = TEXT_RETRY;

void show_row(uint8_t row, const char *text)
{
    line_start();
    line_text("   ");
    line_text(text);
    screen_row = row;
    screen_text(text_buffer);
}

uint8_t show_line(void)
{
    return status_say(text_buffer);
}

/* ---- names of the sides ---- */

/* 1: one human plays against one computer. */
static uint8_t is_human_v_computer(void)
{
    return game_info()->sides == 2 && record_computer[0] != record_computer[1];
}

const char *show_side_name(uint8_t who)
{
    return game_info()->side_names[who];
}

uint8_t show_is_you(uint8_t who)
{
    return is_human_v_computer() && !record_computer[who];
}

const char *status_side_or_you(uint8_t who)
{
    if (!is_human_v_computer()) {
        return show_side_name(who);
    }
    return record_computer[who] ? TEXT_ATARI : TEXT_YOU;
}

/* ---- the panel ---- */

static uint8_t light_of(uint8_t colour)
{
    return game_view()->layout.colours[0][colour] & 0x0F;
}

static uint8_t player; /* the side whose lines of the panel are written */
static uint8_t at;     /* the first of these lines: view_flip is the number of the side at the bottom */

static void find_panel_line(void)
{
    at = player == view_flip ? PANEL_BOTTOM : PANEL_TOP;
}

void show_paint(void)
{
    uint8_t second = light_of(COLOUR_SECOND);
    uint8_t first = light_of(COLOUR_FIRST);

    screen_colour_bit = first < second ? PAINT_SECOND : 0;
}

static void show_time(void)
{
    show_paint();
    line_start();
    line_char(' ');
    clock_write(player);
    screen_panel((uint8_t)(at + 1), text_buffer);
    screen_colour_bit = 0;
}

/* Draws a filled circle in the colour of the side's pieces before its name, or a ring if that colour is too dark. The
 * screen position is that of the name. */
static void show_side_symbol(void)
{
    uint8_t symbol = RING;
    uint8_t colour = player;

    if (game_view()->second_begins) {
        colour ^= 1;
    }
    if (light_of((uint8_t)(COLOUR_FIRST + colour)) >= LIGHT_LEAST) {
        symbol = BALL;
        screen_colour_bit = colour ? PAINT_SECOND : 0;
    }
    screen_put(symbol);
}

void view_player(uint8_t who)
{
    player = who;
    find_panel_line();
    show_paint();
    line_start();
    if (is_human_v_computer()) {
        line_char(' ');
    }
    line_text(status_side_or_you(player));
    screen_panel(at, text_buffer);
    if (is_human_v_computer()) {
        show_side_symbol();
    }
    if (player == side) {
        show_paint();
        screen_arrow(at);
    }
    show_time();
}

/* Returns 1 if the game has its own panel, and draws it. During a search it is not redrawn, because the game's state is
 * then that of another position. */
static uint8_t show_own_panel(void)
{
    void (*panel)(void) = game_view()->panel;

    if (!panel) {
        return 0;
    }
    if (!ply) {
        panel();
    }
    return 1;
}

void show_panel(void)
{
    if (show_own_panel()) {
        return;
    }
    view_player(0);
    view_player(1);
    show_paint();
    view_moves();
    screen_colour_bit = 0;
}

/* ---- clocks ---- */

void show_clock(void)
{
    if (screen_panel_lines && clock_tick() && !show_own_panel()) {
        player = side;
        find_panel_line();
        show_time();
    }
}

/* ---- side to move, keys ---- */

uint8_t show_turn(void)
{
    const char *word = view_text(VIEW_TEXT_THREAT);

    if (!word) {
        word = show_is_you(side) ? TEXT_YOUR_MOVE : TEXT_TO_MOVE; /* makes "Your move: " */
    }
    line_start();
    if ((*word & 0x60) == 0x40) { /* a capital: it replaces the whole line */
        line_text(word);
    } else {
        line_text(status_side_or_you(side));
        line_text(word);
        line_text(entry_text);
    }
    show_line();
    show_passing = 0; /* it is no message */
    return COMMAND_DONE;
}

/* Shows the key row. After the stick was used it names FIRE, in the computer's turn only to hold it. After a key it
 * names keys: undo if there is a choice to take back, else the rules. */
void show_keys(void)
{
    show_keys_for = input_by_stick;
    line_start();
    if (input_by_stick) {
        if (!record_computer[side]) {
            line_text(TEXT_KEY_MOVE);
        }
        line_text(TEXT_KEY_HOLD);
    } else {
        line_text(TEXT_KEY_HINT);
        line_text(shell_can_undo() ? TEXT_KEY_UNDO : TEXT_KEY_RULES);
        line_text(TEXT_KEY_COMMANDS);
    }
    screen_keys(text_buffer);
}

/* ---- the whole screen ---- */

void line_level(void)
{
    uint8_t number = shell_level;
    uint8_t kind = 'L';

    if (number >= LEVEL_RANDOM) {
        line_text(number != LEVEL_RANDOM ? TEXT_FIELD_BEGINNER
            : game_info()->other_levels & 1 ? TEXT_FIELD_CLASSIC : TEXT_FIELD_RANDOM);
        return;
    }
    line_char(' ');
    if (number > LEVEL_MOST) {
        number -= LEVEL_MOST;
        kind = 'D';
    }
    line_char(kind);
    line_number(number);
}

void show_level(void)
{
    line_start();
    line_level();
    screen_level(text_buffer);
}

void show_heading(void)
{
    screen_title(game_info()->title);
    show_level();
    show_rules();
}

void board_without_panel(void)
{
    screen_open(&game_view()->layout);
    show_heading();
    game_draw();
}

void show_board(void)
{
    board_without_panel();
    show_panel();
    show_keys();
}

uint8_t board_redraw(void)
{
    show_board();
    return COMMAND_NEW_TURN;
}
