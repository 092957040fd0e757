/* move_entry.c: lets the player choose a move with the cursor or by typing it. play.c passes every event of the human's
 * turn to entry_handle first.
 *
 * Pointing and typing both build the text of the move in entry_text: FIRE adds the name of the square under the
 * cursor. The file knows no rules. It compares entry_text with the texts of all legal moves: `fit` finds those that
 * begin with it and marks the squares that can follow. A text that is a whole move sets `move`, and entry_handle
 * returns ENTRY_MOVE. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "view/view.h"
#include "shell/input/promotion.h"
#include "shell/input/move_entry.h"
#include "shell/shell.h"
#include "shell/overlay.h"
#include "shell/input/entry.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

uint8_t entry_beat;
uint16_t entry_hint;

#define MARKS_MOST 28 /* target squares of one lifted piece: 27 is the most in any game */

uint8_t point_x; /* the square of the cursor */
uint8_t point_y;
#pragma bss-name (push, "BOTTOM")
/* Squares with a target marker, as x * 16 + y. The last place is for the sentinel of add_mark. */
static uint8_t marks[MARKS_MOST + 1];
#pragma bss-name (pop)
static uint8_t marks_count;
static uint8_t tails_count;

static void look_at_cursor(void)
{
    view_x = point_x;
    view_y = point_y;
    game_place();
}

void entry_cursor(void)
{
    look_at_cursor();
    screen_cursor();
}

/* Draws all marked squares with view_mark. */
static void draw_marks(void)
{
    uint8_t i = marks_count;

    while (i) {
        --i;
        view_x = marks[i] >> 4;
        view_y = marks[i] & 15;
        game_draw_square();
    }
}

static uint8_t is_lifted; /* 1: a piece is shown as picked up */
static uint8_t cursor;   /* why the cursor is where it is: */
#define CURSOR_NEW 0     /* the board is new */
#define CURSOR_LEFT 1    /* the player left it there in an earlier turn */
#define CURSOR_STEERED 2 /* the player has moved it in this turn */

static void clear_marks(void)
{
    view_mark = MARK_NONE;
    draw_marks();
    marks_count = 0;
    if (is_lifted) { /* screen_select_off costs a frame */
        is_lifted = 0;
        screen_select_off();
    }
}

/* ---- legal moves that begin with entry_text ---- */

#define FIT_NONE 0
#define FIT_BEGINS 1
#define FIT_WHOLE 2

/* Adds the square view_x, view_y to marks[], unless it is there already. */
static void add_mark(void)
{
    uint8_t square = (uint8_t)(view_x << 4 | view_y);
    uint8_t i;

    marks[marks_count] = square;
    for (i = 0; marks[i] != square; ++i) {
    }
    if (i == marks_count && i < MARKS_MOST) {
        ++marks_count;
    }
}

/* Compares entry_text with the texts of the legal moves. FIT_NONE: none begins with it; FIT_BEGINS: some do, and
 * marks[] and promotion_characters[] say how they continue; FIT_WHOLE: it is a whole move, which is now in `move`. */
static uint8_t fit(void)
{
    uint8_t i = 0;
    uint8_t found = FIT_NONE;
    const char *rest;
    char next;

    tails_count = 0;
    list_moves();
    while (i != move_count) {
        ++i;
        list_choose(i);
        game_write_move(text_buffer);
        rest = text_after_prefix(entry_text, text_buffer);
        if (!rest || !list_is_legal()) {
            continue;
        }
        next = *rest;
        if (!next) {
            return FIT_WHOLE;
        }
        found = FIT_BEGINS;
        if (game_find_square(rest)) {
            add_mark();
        } else if (!rest[1] && tails_count < PROMOTION_MOST) {
            promotion_characters[tails_count] = next;
            ++tails_count;
        }
    }
    promotion_characters[tails_count] = 0;
    return found;
}

static void clear_entry(void)
{
    clear_marks();
    entry_text[0] = 0;
    shell_is_typing = 0;
}

static const char *why; /* why the game refuses the move */

static uint8_t refuse(void)
{
    clear_entry();
    entry_mark_latest(); /* target markers may have replaced this marker */
    return status_refuse(why); /* ENTRY_NOTHING */
}

static uint8_t submit(void)
{
    why = game_read_move(entry_text);
    if (why) {
        return refuse();
    }
    clear_entry();
    return ENTRY_MOVE;
}

/* ---- events ---- */

/* Moves the cursor to the next square in the direction of the arrow entry_event, wrapping around. */
static void step(void)
{
    do {
        if (entry_event < EVENT_LEFT) {
            point_y = show_next(point_y, game_view()->down);
        } else {
            point_x = show_next(point_x, game_view()->across);
        }
        look_at_cursor();
    } while (!screen_line);
}

uint8_t entry_move_cursor(void)
{
    if (EVENT_KIND(entry_event) != EVENT_UP) {
        return 0;
    }
    step();
    cursor = CURSOR_STEERED;
    sound_play(SOUND_STEP);
    entry_cursor();
    return 1;
}

/* Call it when all squares are entered and the moves differ only in their last character: asks for that character
 * (input/promotion.c). */
static uint8_t choose_tail(void)
{
    uint8_t is_taken = overlay_call(OVERLAY_PROMOTE, promotion_run);

    if (is_taken) {
        fit();
    }
    clear_entry();
    if (is_taken) {
        return ENTRY_MOVE;
    }
    show_turn();
    show_keys();
    return ENTRY_NOTHING;
}

/* Adds the square under the cursor to entry_text. If no legal move begins with the new text, there are five cases:
 * - The game can read it as a move nevertheless: the move is played.
 * - The text before was typed: it is dropped, and the square begins a new move.
 * - The lifted piece stands on the square: it is put down again.
 * - Another piece that can move is there: it is lifted instead.
 * - Else the move is refused. */
static uint8_t entry_here(void)
{
    uint8_t length = (uint8_t)strlen(entry_text);
    char *name = entry_text + length;
    uint8_t found;

    if (length > TYPED_MOST) {
        return submit();
    }
    clear_marks();
    look_at_cursor();
    game_write_square(name);
    /* Without a name for the square, the view has handled FIRE itself and has redrawn its board without markers. */
    if (!entry_text[length]) {
        entry_mark_latest();
        show_turn();
        return ENTRY_NOTHING;
    }
    found = fit();
    if (found == FIT_NONE) {
        why = game_read_move(entry_text);
        if (why && length) {
            if (!shell_is_typing && memcmp(entry_text, name, length) == 0) {
                clear_entry();
                entry_mark_latest();
                show_turn();
                return ENTRY_NOTHING;
            }
            strcpy(entry_text, name);
            found = fit();
            if (!shell_is_typing && found != FIT_BEGINS) {
                return refuse();
            }
        }
        /* No listed move begins with this square, but its name alone may be a move: a pawn move to it. It is refused
         * if the cursor has not been moved in this turn. */
        if (found == FIT_NONE) {
            if (!why && !entry_text[2] && cursor != CURSOR_STEERED) {
                why = TEXT_LIFT_A_PIECE;
                return refuse();
            }
            return submit();
        }
    }
    if (found == FIT_WHOLE) {
        clear_entry();
        return ENTRY_MOVE;
    }
    if (tails_count > 1 && !marks_count) {
        return choose_tail();
    }
    shell_is_typing = 0;
    sound_play(SOUND_LIFT);
    view_mark = MARK_TARGET;
    draw_marks();
    look_at_cursor();
    screen_select();
    is_lifted = 1;
    show_turn();
    return ENTRY_NOTHING;
}

static uint8_t type(void)
{
    uint8_t length;

    if (!shell_is_typing) {
        clear_entry();
    }
    length = (uint8_t)strlen(entry_text);
    if (entry_event == EVENT_BACK) {
        if (length) {
            --length;
        }
    } else if (length < TYPED_MOST) {
        entry_text[length] = (char)entry_event;
        ++length;
    }
    entry_text[length] = 0;
    shell_is_typing = length;
    show_turn();
    return ENTRY_NOTHING;
}

/* Puts the cursor near the middle: a dark square on a board of 8 by 8. Clears the markers of the previous board. */
void entry_new_board(void)
{
    marks_count = 0;
    cursor = CURSOR_NEW;
    point_x = (uint8_t)(game_view()->across + 1) >> 1;
    point_y = game_view()->down >> 1;
    entry_event = EVENT_LEFT;
    step();
}

void entry_mark_latest(void)
{
    if (record_latest()) {
        ++text_other_board;
        view_mark = MARK_LAST;
        entry_mark_move();
        --text_other_board;
    }
}

/* Puts the cursor on the piece of the first legal move, if moves lead from square to square. With more than two sides
 * the cursor stays in the middle of the map. */
static void place_cursor(void)
{
    uint8_t i = 0;
    uint8_t length;

    list_moves();
    do {
        ++i;
        list_choose(i);
        game_write_move(text_buffer);
        length = game_find_square(text_buffer);
    } while ((!length || !list_is_legal()) && i != move_count);
    if (text_buffer[length] && game_info()->sides == 2) {
        point_x = view_x;
        point_y = view_y;
    }
}

void entry_start(void)
{
    marks_count = 0;
    if (!shell_is_typing) { /* typed text survives a command that shows a page */
        clear_entry();
        if (!cursor) {
            place_cursor();
        }
    }
    cursor = CURSOR_LEFT;
    entry_cursor();
    show_turn();
}

void entry_hide(void)
{
    clear_marks();
    screen_cursor_off();
}

uint8_t entry_handle(void)
{
    uint8_t small;

    if (EVENT_IS_EARLY(entry_event)) {
        entry_event ^= EVENT_EARLY;
        if (!shell_is_typing || entry_event == EVENT_FIRE) { /* else RETURN ends text typed ahead */
            sound_play(SOUND_REFUSE);
            return ENTRY_NOTHING;
        }
    }
    if (entry_event == '-' && !shell_is_typing) {
        entry_event = EVENT_UP; /* the same key without CTRL */
    }
    if (entry_move_cursor()) {
        return ENTRY_NOTHING;
    }
    /* Clear an old refusal before a view asks for an order or the disk is read. look_at_cursor lets a view describe the
     * square under the cursor again after a hint. */
    show_turn();
    look_at_cursor();
    if (entry_event == EVENT_FIRE || (entry_event == EVENT_RETURN && !shell_is_typing)) {
        return entry_here();
    }
    if (entry_event == EVENT_RETURN) {
        return submit();
    }
    small = (uint8_t)text_lower((char)entry_event);
    if (small == EVENT_BACK || small == '-' || (uint8_t)(small - '0') <= 9 || (uint8_t)(small - 'a') <= 'z' - 'a'
        || (small == ' ' && shell_is_typing)) {
        return type();
    }
    return ENTRY_OTHER;
}

/* ---- marking a move ---- */

void entry_mark_move(void)
{
    const char *at = text_buffer;
    uint8_t length;

    game_write_move(text_buffer);
    while (*at) {
        length = game_find_square(at);
        if (length) {
            game_draw_square();
        } else {
            length = 1;
        }
        at += length;
    }
}

void entry_blink(void)
{
    --entry_beat;
    if (is_lifted) {
        view_blinking = 1;
        view_mark = (entry_beat >> 1 & 1) ^ MARK_TARGET; /* or MARK_NONE */
        draw_marks();
        view_blinking = 0;
    }
    if (show_more && !(entry_beat & 3)) {
        move = entry_hint;
        view_mark = entry_beat & 4 ? MARK_NONE : MARK_HINT;
        entry_mark_move();
    }
}
