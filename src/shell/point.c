/* point.c: choosing a move with the cursor or by typing it.
 *
 * Both write into show_typed: pointing adds the name of a square. What can
 * follow is found in the texts of the legal moves, so no rule is known here.
 */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "engine/view.h"
#include "shell/shell.h"

#define MARKS_MOST 16

static uint8_t cursor_x;
static uint8_t cursor_y;
static uint8_t typing; /* 1: show_typed comes from the keyboard */
static uint8_t marks[MARKS_MOST]; /* squares with a target mark: x * 16 + y */
static uint8_t marks_count;

static void show_cursor(void)
{
    view_x = cursor_x;
    view_y = cursor_y;
    game_place();
    if (game_view()->side_tint) {
        screen_tint(side ? COLOUR_SECOND : COLOUR_FIRST);
    }
    screen_cursor();
}

static void draw_at(uint8_t square, uint8_t mark)
{
    view_x = square >> 4;
    view_y = square & 15;
    view_mark = mark;
    game_draw_square();
}

static void clear_marks(void)
{
    while (marks_count) {
        draw_at(marks[--marks_count], MARK_NONE);
    }
    screen_select_off();
}

/* ---- legal moves that begin with what was typed ---- */

/* The rest of a move's text behind what was typed, or 0 when it does not
 * begin so. A separator in the text need not be typed. */
static const char *rest_of(const char *written)
{
    const char *typed = show_typed;

    while (*typed) {
        if (*written == '-' || *written == 'x') {
            ++written;
            continue;
        }
        if (*written++ != *typed++) {
            return 0;
        }
    }
    while (*written == '-' || *written == 'x') {
        ++written;
    }
    return written;
}

#define FIT_NONE 0
#define FIT_BEGINS 1
#define FIT_WHOLE 2

/* Whether legal moves begin with what was typed; marks where they go on. */
static uint8_t fit(void)
{
    uint8_t i;
    uint8_t found = FIT_NONE;
    const char *rest;

    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        game_write_move(shell_text);
        rest = rest_of(shell_text);
        if (!rest) {
            continue;
        }
        if (!*rest) {
            return FIT_WHOLE; /* `move` is it */
        }
        found = FIT_BEGINS;
        if (show_typed[0] && marks_count < MARKS_MOST && game_find_square(rest)) {
            marks[marks_count++] = (uint8_t)(view_x << 4 | view_y);
        }
    }
    return found;
}

static void show_targets(void)
{
    uint8_t i;

    for (i = 0; i < marks_count; ++i) {
        draw_at(marks[i], MARK_TARGET);
    }
    view_x = cursor_x;
    view_y = cursor_y;
    game_place();
    screen_select();
}

static void forget(void)
{
    clear_marks();
    show_typed[0] = 0;
    typing = 0;
}

/* The reason is the game's own. */
static uint8_t refuse(void)
{
    const char *why = game_read_move(show_typed);

    if (!why) {
        why = "Not here";
    }
    forget();
    show_refuse(why);
    return POINT_NOTHING;
}

/* ---- events ---- */

static uint8_t step(uint8_t event)
{
    const View *view = game_view();

    switch (event) {
    case HAND_LEFT:
        cursor_x = cursor_x ? cursor_x - 1 : view->across - 1;
        break;
    case HAND_RIGHT:
        cursor_x = cursor_x + 1 < view->across ? cursor_x + 1 : 0;
        break;
    case HAND_UP:
        cursor_y = cursor_y ? cursor_y - 1 : view->down - 1;
        break;
    default:
        cursor_y = cursor_y + 1 < view->down ? cursor_y + 1 : 0;
        break;
    }
    sound_play(SOUND_STEP);
    show_cursor();
    return POINT_NOTHING;
}

/* Adds the square under the cursor to what was pointed at. */
static uint8_t point_here(void)
{
    static char name[8];
    static char before[TYPED_MOST + 1];

    view_x = cursor_x;
    view_y = cursor_y;
    game_write_square(name);
    strcpy(before, show_typed);
    if (strlen(before) + strlen(name) > TYPED_MOST) {
        return refuse();
    }
    clear_marks();
    strcat(show_typed, name);
    switch (fit()) {
    case FIT_WHOLE:
        forget();
        return POINT_MOVE;
    case FIT_BEGINS:
        sound_play(SOUND_LIFT);
        show_targets();
        show_turn();
        return POINT_NOTHING;
    default:
        break;
    }
    if (strcmp(before, name) == 0) { /* put down where it was */
        forget();
        show_turn();
        return POINT_NOTHING;
    }
    if (before[0]) {
        strcpy(show_typed, name); /* another man instead? */
        if (fit() == FIT_BEGINS) {
            sound_play(SOUND_LIFT);
            show_targets();
            show_turn();
            return POINT_NOTHING;
        }
        strcpy(show_typed, before);
        strcat(show_typed, name);
    }
    return refuse();
}

static uint8_t type(uint8_t event)
{
    uint8_t length;

    if (!typing) {
        forget();
        typing = 1;
    }
    length = (uint8_t)strlen(show_typed);
    if (event == HAND_BACK) {
        if (length) {
            show_typed[length - 1] = 0;
        }
    } else if (length < TYPED_MOST) {
        show_typed[length] = (char)event;
        show_typed[length + 1] = 0;
    }
    show_turn();
    return POINT_NOTHING;
}

static uint8_t submit(void)
{
    if (game_read_move(show_typed)) {
        return refuse();
    }
    forget();
    return POINT_MOVE;
}

void point_start(void)
{
    const View *view = game_view();

    if (record_count < 2 || cursor_x >= view->across || cursor_y >= view->down) {
        cursor_x = view->across / 2;
        cursor_y = view->down / 2;
    }
    marks_count = 0;
    show_typed[0] = 0;
    typing = 0;
    screen_select_off();
    show_cursor();
    show_turn();
}

void point_hide(void)
{
    clear_marks();
    screen_cursor_off();
}

uint8_t point_take(uint8_t event)
{
    event = (uint8_t)text_lower((char)event);
    if (event >= HAND_UP && event <= HAND_RIGHT) {
        return step(event);
    }
    if (event == HAND_FIRE) {
        return point_here();
    }
    if (event == HAND_RETURN) {
        return typing && show_typed[0] ? submit() : point_here();
    }
    if (event == HAND_BACK || event == '-' || (event >= '0' && event <= '9')
        || (event >= 'a' && event <= 'z')) {
        return type(event);
    }
    return POINT_OTHER;
}

/* ---- marking a move ---- */

/* The squares that the text of `move` names, one behind the other. */
void point_mark_move(uint8_t mark)
{
    const char *at = shell_text;
    uint8_t length;

    game_write_move(shell_text);
    while (*at) {
        length = game_find_square(at);
        if (!length) {
            ++at;
            continue;
        }
        view_mark = mark;
        game_draw_square();
        at += length;
    }
}
