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
#include "shell/point.h"
#include "shell/show.h"

#define MARKS_MOST 28 /* a queen in the middle of chess has 27 */
#define TAILS_MOST 6

uint8_t point_x; /* where the cursor is */
uint8_t point_y;
static uint8_t typing; /* 1: show_typed comes from the keyboard */
#pragma bss-name (push, "BOTTOM")
static uint8_t marks[MARKS_MOST]; /* squares with a target mark: x * 16 + y */
#pragma bss-name (pop)
static uint8_t marks_count;
static char tails[TAILS_MOST + 1]; /* the last sign of moves that differ in nothing else */
static uint8_t tails_count;

static void look_at_cursor(void)
{
    view_x = point_x;
    view_y = point_y;
    game_place();
}

void point_cursor(void)
{
    look_at_cursor();
    if (game_view()->side_tint) {
        screen_tint(COLOUR_FIRST + side);
    }
    screen_cursor();
}

static void draw_marks(uint8_t mark)
{
    uint8_t i;

    for (i = 0; i < marks_count; ++i) {
        view_x = marks[i] >> 4;
        view_y = marks[i] & 15;
        view_mark = mark;
        game_draw_square();
    }
}

static void clear_marks(void)
{
    draw_marks(MARK_NONE);
    marks_count = 0;
    screen_select_off();
}

/* ---- legal moves that begin with what was typed ---- */

#define FIT_NONE 0
#define FIT_BEGINS 1
#define FIT_WHOLE 2

/* Whether legal moves begin with what was typed; notes where they go on. */
static uint8_t fit(void)
{
    uint8_t i;
    uint8_t found = FIT_NONE;
    const char *rest;

    tails_count = 0;
    list_moves();
    for (i = 1; i <= move_count; ++i) {
        list_choose(i);
        game_write_move(text_buffer);
        rest = text_rest(show_typed, text_buffer);
        if (!rest || !list_is_legal()) {
            continue;
        }
        if (!*rest) {
            return FIT_WHOLE; /* `move` is it */
        }
        found = FIT_BEGINS;
        if (game_find_square(rest)) {
            if (marks_count < MARKS_MOST) {
                marks[marks_count++] = (uint8_t)(view_x << 4 | view_y);
            }
        } else if (!rest[1] && tails_count < TAILS_MOST) {
            tails[tails_count++] = *rest;
        }
    }
    tails[tails_count] = 0;
    return found;
}

static void forget(void)
{
    clear_marks();
    show_typed[0] = 0;
    typing = 0;
}

/* The reason is the game's own. */
static uint8_t refuse(const char *why)
{
    if (!why) {
        why = "Not here";
    }
    forget();
    show_refuse(why);
    return POINT_NOTHING;
}

/* ---- events ---- */

/* 1: an arrow, and the cursor has moved. */
uint8_t point_step(uint8_t event)
{
    const View *view = game_view();

    if (event < HAND_UP || event > HAND_RIGHT) {
        return 0;
    }
    show_event = event;
    if (event < HAND_LEFT) {
        point_y = show_next(point_y, view->down);
    } else {
        point_x = show_next(point_x, view->across);
    }
    sound_play(SOUND_STEP);
    point_cursor();
    return 1;
}

/* All squares are there, and moves differ in their last sign. Arrows go through
 * these; the sign itself or fire takes one. */
static uint8_t choose_tail(void)
{
    char *end = show_typed + strlen(show_typed);
    uint8_t chosen = 0;
    uint8_t event;
    const char *at;

    end[1] = 0;
    do {
        *end = tails[chosen];
        event = show_choice(show_typed);
        at = strchr(tails, text_lower((char)event));
        if (at) {
            *end = *at;
            event = HAND_FIRE;
        } else {
            chosen = show_next(chosen, tails_count);
        }
        if (event == HAND_ESC) {
            forget();
            show_turn();
            return POINT_NOTHING;
        }
    } while (event != HAND_FIRE && event != HAND_RETURN);
    fit();
    forget();
    return POINT_MOVE;
}

/* Adds the square under the cursor to what was pointed at. Where no move goes
 * on so: it is the man's own square, who is put down again; or another man's,
 * who is lifted instead; or it is refused. */
static uint8_t point_here(void)
{
    uint8_t length = (uint8_t)strlen(show_typed);
    char *name = show_typed + length;
    const char *why;

    if (length > TYPED_MOST) {
        return refuse(0);
    }
    clear_marks();
    look_at_cursor();
    game_write_square(name);
    switch (fit()) {
    case FIT_WHOLE:
        forget();
        return POINT_MOVE;
    case FIT_NONE:
        why = game_read_move(show_typed);
        if (!length) {
            return refuse(why);
        }
        if (memcmp(show_typed, name, length) == 0) {
            forget();
            show_turn();
            return POINT_NOTHING;
        }
        strcpy(show_typed, name);
        if (fit() != FIT_BEGINS) {
            return refuse(why);
        }
        break;
    default:
        if (tails_count > 1 && !marks_count) {
            return choose_tail();
        }
        break;
    }
    sound_play(SOUND_LIFT);
    draw_marks(MARK_TARGET);
    look_at_cursor();
    screen_select();
    show_turn();
    return POINT_NOTHING;
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
    const char *why = game_read_move(show_typed);

    if (why) {
        return refuse(why);
    }
    forget();
    return POINT_MOVE;
}

static void centre(void)
{
    const View *view = game_view();

    point_x = (uint8_t)(view->across - 1) >> 1; /* a dark square, on a board of 8 by 8 */
    point_y = view->down >> 1;
}

/* Another game: squares that were marked before are none of this board. */
void point_new_board(void)
{
    marks_count = 0;
    centre();
}

void point_start(void)
{
    if (record_count < 2) {
        centre();
    }
    marks_count = 0;
    forget();
    point_cursor();
    show_turn();
}

void point_hide(void)
{
    clear_marks();
    screen_cursor_off();
}

uint8_t point_take(uint8_t event)
{
    uint8_t small;

    if (event == '-' && !(typing && show_typed[0])) {
        event = HAND_UP; /* on the same key */
    }
    if (point_step(event)) {
        return POINT_NOTHING;
    }
    if (event == HAND_FIRE || (event == HAND_RETURN && !(typing && show_typed[0]))) {
        return point_here();
    }
    if (event == HAND_RETURN) {
        return submit();
    }
    small = (uint8_t)text_lower((char)event);
    if (small == HAND_BACK || small == '-' || (small >= '0' && small <= '9')
        || (small >= 'a' && small <= 'z') || (event == ' ' && typing)) {
        return type(event);
    }
    return POINT_OTHER;
}

/* ---- marking a move ---- */

/* The squares that the text of `move` names, one behind the other. */
void point_mark_move(uint8_t mark)
{
    const char *at = text_buffer;
    uint8_t length;

    game_write_move(text_buffer);
    while (*at) {
        length = game_find_square(at);
        if (length) {
            view_mark = mark;
            game_draw_square();
            --length;
        }
        at += length + 1;
    }
}
