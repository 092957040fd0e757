/* set_up.c: lets the player set up a position (CTRL+E): with the cursor, or as text after another CTRL+E and in games
 * without View.edit. In the overlay SETUP.
 *
 * With the cursor the game itself changes the pieces (View.edit). The position is then written as text and read back,
 * so only the game decides which positions are legal. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "view/view.h"
#include "shell/input/confirm.h"
#include "shell/control/set_up.h"
#include "shell/input/move_entry.h"
#include "shell/shell.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

/* ---- has anything changed? ---- */

static uint8_t sum;  /* checksum of the position's text: the sum of its bytes, */
static uint8_t sums; /* and the sum of all these sums */
static uint8_t sum_before;
static uint8_t sums_before;

/* Computes the checksum of text_position up to the first character not above `end`. */
static void sum_text(char end)
{
    const char *letter = text_position;

    sum = 0;
    sums = 0;
    while (*letter > end) {
        sum += *letter++;
        sums += sum;
    }
}

/* 1: text_position is still the position that was on the board before. */
static uint8_t is_same(void)
{
    sum_text(0);
    return sum == sum_before && sums == sums_before;
}

/* 1: nothing was changed, or the player agrees to lose the changes. */
static uint8_t may_leave(void)
{
    line_start();
    return is_same() || ask_yes(TEXT_ASK_LOSE_CHANGES);
}

/* ---- as text ---- */

static void show_text_help(void)
{
    status_say(TEXT_SET_UP_BACKSPACE);
    screen_keys(TEXT_SET_UP_TEXT_KEYS);
}

/* Shows the help of the set-up with the cursor, and the side to move. */
static void show_cursor_help(void);

static uint8_t asks;    /* 1: the player is asked before the position replaces the game on the board */
static uint8_t is_text; /* 1: the position is being typed */

/* Reads text_position. Returns 1 if the game accepts it, and the player agrees to replace the game on the board. If the
 * game does not accept it, shows why not. */
static uint8_t is_taken(void)
{
    const char *why = game_read_position(text_position);

    if (why) {
        status_refuse(why);
        return 0;
    }
    if (is_same() || !asks) {
        return 1;
    }
    game_draw(); /* a typed position is not on the screen yet */
    show_panel();
    line_start();
    if (ask_yes(TEXT_ASK_REPLACE)) {
        return 1;
    }
    if (is_text) {
        show_text_help();
    } else {
        show_cursor_help();
    }
    return 0;
}

static uint8_t edit_text(void)
{
    uint16_t length;
    uint8_t event;

    is_text = 1;
    show_text_help();
    for (;;) {
        length = strlen(text_position);
        line_start();
        line_text(length < LINE_SIZE - 2 ? text_position : text_position + length - (LINE_SIZE - 2));
        line_char('_');
        screen_thinking(text_buffer);
        while (!input_wait_frames(255)) {
        }
        event = input_next(); /* input_wait would turn - into an arrow */
        if (event == EVENT_ESC || event == EVENT_FIRE_LONG) {
            if (may_leave()) {
                return 0;
            }
            show_text_help();
        }
        if (event == EVENT_BACK && length) {
            text_position[length - 1] = 0;
        } else if (event == EVENT_RETURN || event == EVENT_FIRE) {
            if (is_taken()) {
                return 1;
            }
        } else if (event >= EVENT_LEFT && event < 0x7F && length + 1 < text_size) {
            text_position[length] = event < ' ' ? '+' : (char)event; /* the left and right arrow keys type + */
            text_position[length + 1] = 0;
        }
    }
}

/* ---- with the cursor ---- */

/* The choices that a long FIRE offers, as the keys that do the same. */
static const uint8_t choices[] = { EVENT_RETURN, EVENT_TAB, EVENT_CTRL('c'), EVENT_ESC };
static const char *const choice_names[] = { TEXT_SET_UP_DONE, TEXT_SET_UP_SIDE, TEXT_SET_UP_CLEAR, TEXT_SET_UP_CANCEL };

static void show_help(void)
{
    screen_thinking(TEXT_SET_UP_MORE_KEYS);
    screen_keys(input_by_stick ? TEXT_SET_UP_STICK : TEXT_SET_UP_KEYS);
}

/* Lets the player choose; sets entry_event to the key of the choice, or to 0 after ESC. */
static void choose(void)
{
    uint8_t chosen = 0;

    screen_keys(TEXT_SET_UP_CHOICE_KEYS);
    for (;;) {
        status_say(choice_names[chosen]);
        entry_event = input_wait();
        if (EVENT_KIND(entry_event) == EVENT_UP) {
            chosen = show_next(chosen, sizeof choices);
            sound_play(SOUND_STEP);
        } else if (entry_event == EVENT_ESC) {
            entry_event = 0;
            break;
        } else if (entry_event == EVENT_FIRE || entry_event == EVENT_RETURN) {
            entry_event = choices[chosen];
            break;
        }
    }
    show_help();
}

/* Shows the side to move. It cannot say "check", because the position has not been read yet. */
static void show_side(void)
{
    show_panel();
    entry_cursor();
    line_start();
    line_text(TEXT_SET_UP);
    line_text(game_info()->side_names[side]);
    line_text(TEXT_SET_UP_TO_MOVE);
    show_line();
}

static void show_cursor_help(void)
{
    show_help();
    show_side();
}

/* Puts the next piece on the cursor's square, or empties it if view_mark is MARK_LIFTED. */
static void put(void)
{
    view_x = point_x;
    view_y = point_y;
    game_view()->edit();
}

static void clear(void)
{
    for (view_y = game_view()->down; view_y--;) {
        for (view_x = game_view()->across; view_x--;) {
            game_view()->edit();
        }
    }
}

static char letter;
static uint8_t times; /* how often `letter` occurs in the first word of the position's text, which names the pieces */

/* Sets `times`, and computes the checksum of the first word. The rest of the text is left out, because it may differ
 * after put_letter has tried all pieces: in morris, the number of men still to place. */
static void count_pieces(void)
{
    const char *sign;

    times = 0;
    game_write_position(text_position);
    for (sign = text_position; *sign > ' '; ++sign) {
        if (*sign == letter) {
            ++times;
        }
    }
    sum_text(' ');
}

/* Tries all pieces on the cursor's square until `letter` occurs once more in the position. Returns 0 if no piece has
 * that letter; the square is then as before. */
static uint8_t put_letter(void)
{
    static uint8_t had, was, were;

    count_pieces();
    had = times;
    was = sum;
    were = sums;
    do {
        put();
        count_pieces();
        if (times > had) {
            return 1;
        }
    } while (sum != was || sums != were);
    return 0;
}

/* Puts the piece of the typed letter on the cursor's square: as typed, else as a capital. Does nothing if the board has
 * only one row for the cursor (four in a row). */
static void type(void)
{
    letter = (char)entry_event;
    if (game_view()->down > 1 && !put_letter() && letter >= 'a') {
        letter -= 'a' - 'A';
        put_letter();
    }
}

/* Changes the pieces as entry_event says. Returns 0 if entry_event does something else. */
static uint8_t change(void)
{
    uint8_t small = (uint8_t)text_lower((char)entry_event);

    view_mark = MARK_LIFTED;
    if (entry_event == EVENT_CTRL('c')) {
        clear();
    } else if (entry_event == EVENT_BACK) {
        put();
    } else {
        view_mark = MARK_NONE;
        if (small >= 'a' && small <= 'z') {
            type();
        } else if (entry_event == EVENT_FIRE || entry_event == ' ') {
            put();
        } else {
            return 0;
        }
    }
    view_mark = MARK_NONE;
    game_draw();
    sound_play(SOUND_DOWN);
    return 1;
}

/* Lets the player edit the position. Returns 1 if text_position is to be played, 0 after a cancel. */
static uint8_t edit(void)
{
    uint8_t count;

    game_write_position(text_position);
    sum_text(0);
    sum_before = sum;
    sums_before = sums;
    if (!game_view()->edit) {
        return edit_text();
    }
    is_text = 0;
    entry_text[0] = 0;
    show_cursor_help();
    for (;;) {
        entry_event = input_wait();
        if (entry_move_cursor()) {
            continue;
        }
        if (entry_event == EVENT_FIRE_LONG) {
            choose();
            show_side();
        }
        if (change()) {
            show_side(); /* clears an old error */
            continue;
        }
        switch (entry_event) {
        case EVENT_TAB:
        case EVENT_SELECT:
            count = game_info()->sides;
            if (++side == count) {
                side = 0;
            }
            show_side();
            break;
        case EVENT_RETURN:
        case EVENT_START:
            game_write_position(text_position);
            if (is_taken()) {
                return 1;
            }
            break;
        case EVENT_CTRL('e'):
            game_write_position(text_position);
            return edit_text();
        case EVENT_ESC:
            game_write_position(text_position);
            if (may_leave()) {
                return 0;
            }
            show_cursor_help();
            break;
        default:
            break;
        }
    }
}

uint8_t set_up_run(void)
{
    uint8_t is_new;

    asks = 1;
    if (shell_nothing_lost()) {
        asks = 0;
    }
    shell_is_typing = 0;
    view_hide_pieces = 0;
    game_draw(); /* removes the markers of a hint */
    show_heading(); /* removes the result of a finished game */
    screen_thinking("");
    is_new = edit();
    if (is_same()) {
        is_new = 0;
    }
    if (!is_new) {
        record_restore();
    }
    clock_start(); /* no clock runs in a set-up */
    return is_new;
}
