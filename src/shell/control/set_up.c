/* set_up.c: setting up a position, with the cursor or as text. In the overlay EDIT.
 *
 * With the cursor the game itself puts the men (View.edit); what stands on the
 * board is then written out and read back like any other text, so that only
 * the game knows what a position may be.
 */
#include <string.h>

#include "engine/game.h"
#include "engine/record.h"
#include "engine/text.h"
#include "view/view.h"
#include "shell/input/confirm.h"
#include "shell/control/set_up.h"
#include "shell/input/move_entry.h"
#include "shell/shell.h"
#include "shell/screen/board.h"

/* ---- whether anything was changed ---- */

static uint8_t sum;  /* of the bytes of the position's text, */
static uint8_t sums; /* and of all these sums */
static uint8_t sum_before;
static uint8_t sums_before;

/* Of text_position, up to a character that is not above `end`. */
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

/* 1: text_position is what it was at the beginning. */
static uint8_t is_same(void)
{
    sum_text(0);
    return sum == sum_before && sums == sums_before;
}

/* 1: nothing was changed, or the player gives that up. */
static uint8_t may_leave(void)
{
    line_start();
    return is_same() || ask_yes("Lose changes");
}

/* 1: the game has taken the position. */
static uint8_t is_taken(void)
{
    const char *why = game_read_position(text_position);

    if (why) {
        show_refuse(why);
        return 0;
    }
    return 1;
}

/* ---- as text ---- */

static void show_text_help(void)
{
    show_say("BACKSPACE deletes");
    screen_keys("RETURN done  ESC cancel");
}

static uint8_t edit_text(void)
{
    uint16_t length;
    uint8_t event;

    show_text_help();
    for (;;) {
        length = strlen(text_position);
        line_start();
        line_text(length < LINE_SIZE - 2 ? text_position : text_position + length - (LINE_SIZE - 2));
        line_sign('_');
        screen_thinking(text_buffer);
        while (!hands_wait(255)) {
        }
        event = hands_next(); /* hands_get takes a - for an arrow */
        if (event == HAND_ESC) {
            if (may_leave()) {
                return 0;
            }
            show_text_help();
        }
        if (event == HAND_BACK && length) {
            text_position[length - 1] = 0;
        } else if (event == HAND_RETURN) {
            if (is_taken()) {
                return 1;
            }
        } else if (event >= HAND_LEFT && event < 0x7F && length + 1 < text_size) {
            text_position[length] = event < ' ' ? '+' : (char)event; /* on the keys of arrows */
            text_position[length + 1] = 0;
        }
    }
}

/* ---- with the cursor ---- */

/* What a long fire offers, by the keys that do the same. */
static const uint8_t choices[] = { HAND_RETURN, HAND_TAB, HAND_CONTROL('c'), HAND_ESC };
static const char *const choice_names[] = { "< Done >", "< Side to move >", "< Clear >", "< Cancel >" };

static void show_help(void)
{
    screen_thinking("TAB side to move  ^C clear");
    screen_keys("FIRE put RETURN done ESC cancel");
}

/* One of them: show_event. */
static void choose(void)
{
    uint8_t chosen = 0;

    screen_keys("Stick: another  FIRE");
    for (;;) {
        show_say(choice_names[chosen]);
        show_event = hands_get();
        if (HAND_KIND(show_event) == HAND_UP) {
            chosen = show_next(chosen, sizeof choices);
        } else if (show_event != HAND_FIRE_LONG) {
            show_help();
            show_event = choices[chosen];
            return;
        }
        sound_play(SOUND_STEP);
    }
}

/* Whether anybody is in check is not known before the position is read. */
static void show_side(void)
{
    show_panel();
    point_cursor();
    line_start();
    line_text("Set up: ");
    line_text(game_info()->side_names[side]);
    line_text(" to move");
    show_line();
}

/* The next man to the cursor, or nobody: view_mark. */
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
static uint8_t times; /* the letter occurs in the first word of the position's text, which names the pieces */

/* And sums that word: what follows it, as the men in hand of morris, may not come back when all pieces were tried. */
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

/* The pieces take turns on the square until there is one more of that letter. 0: all were tried, and the first one is
 * there again; or that was it. */
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

/* As it is typed, small or with SHIFT, or else as a capital. Where the cursor goes over columns, men have none. */
static void type(void)
{
    letter = (char)show_event;
    if (game_view()->down > 1 && !put_letter() && letter >= 'a') {
        letter -= 'a' - 'A';
        put_letter();
    }
}

/* 1: show_event is about men. */
static uint8_t change(void)
{
    uint8_t small = (uint8_t)text_lower((char)show_event);

    view_mark = MARK_GONE;
    if (show_event == HAND_CONTROL('c')) {
        clear();
    } else if (show_event == HAND_BACK) {
        put();
    } else {
        view_mark = MARK_NONE;
        if (small >= 'a' && small <= 'z') {
            type();
        } else if (show_event == HAND_FIRE || show_event == ' ') {
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

/* 1: there is a new position. */
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
    show_help();
    show_typed[0] = 0;
    show_side();
    for (;;) {
        show_event = hands_get();
        if (point_step()) {
            continue;
        }
        if (show_event == HAND_FIRE_LONG) {
            choose();
            show_side();
        }
        if (change()) {
            show_side(); /* what was wrong before may be right now */
            continue;
        }
        switch (show_event) {
        case HAND_TAB:
        case HAND_SELECT:
            count = game_info()->sides;
            if (++side == count) {
                side = 0;
            }
            show_side();
            break;
        case HAND_RETURN:
        case HAND_START:
            game_write_position(text_position);
            if (is_taken()) {
                return 1;
            }
            break;
        case HAND_CONTROL('e'):
            game_write_position(text_position);
            return edit_text();
        case HAND_ESC:
            game_write_position(text_position);
            if (may_leave()) {
                return 0;
            }
            show_help();
            show_side();
            break;
        default:
            break;
        }
    }
}

uint8_t edit_run(void)
{
    uint8_t is_new;

    shell_typing = 0;
    view_blind = 0;
    game_draw(); /* without the markers of a hint, */
    show_heading(); /* and without the end of the game before */
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
