/* move_entry.c: lets the player choose a move with the cursor or by typing it. play.c passes every event of the human's
 * turn to entry_handle first.
 *
 * Pointing and typing both build the text of the move in entry_text: FIRE adds the name of the square under the
 * cursor. The file knows no rules. It compares entry_text with the texts of all legal moves: `fit` finds those that
 * begin with it and marks the squares that can follow. A text that is a whole move sets `move`, and entry_handle
 * returns ENTRY_MOVE. The Atari uses the twin asm/shell/input/move_entry.s: it is shorter, and this code is always in
 * memory. */
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

uint8_t point_x; /* the square of the cursor */
uint8_t point_y;
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

static uint8_t is_lifted; /* number of squares of the move so far; 0: no piece is shown as picked up */
static uint8_t cursor;   /* why the cursor is where it is: */
#define CURSOR_NEW 0     /* the board is new */
#define CURSOR_LEFT 1    /* the player left it there in an earlier turn */

static void hide_marks(void)
{
    view_mark = MARK_NONE;
    marks_draw();
    marks_count = 0;
}

static void clear_marks(void)
{
    hide_marks();
    if (is_lifted) { /* screen_select_off costs a frame */
        is_lifted = 0;
        screen_select_off();
    }
}

/* ---- legal moves that begin with entry_text ---- */

#define FIT_NONE 0
#define FIT_BEGINS 1
#define FIT_WHOLE 2

static const char *prefix;

/* Compares `prefix`, usually entry_text, with the texts of the legal moves. FIT_NONE: none begins with it; FIT_BEGINS:
 * some do, and marks[] and promotion_characters[] say how they continue; FIT_WHOLE: it is a whole move, which is now in
 * `move`. */
static uint8_t fit(void)
{
    uint8_t i = 0;
    uint8_t found = FIT_NONE;
    const char *rest;
    char next;

    marks_count = tails_count = 0;
    list_moves();
    while (i != move_count) {
        ++i;
        list_choose(i);
        game_write_move(text_buffer);
        rest = text_after_prefix(prefix, text_buffer);
        if (!rest || !list_is_legal()) {
            continue;
        }
        next = *rest;
        if (!next) {
            return FIT_WHOLE;
        }
        found = FIT_BEGINS;
        if (game_find_square(rest)) {
            marks_add();
        } else if (!rest[1] && tails_count < PROMOTION_MOST) {
            promotion_characters[tails_count] = next;
            ++tails_count;
        }
    }
    promotion_characters[tails_count] = 0;
    return found;
}

static uint8_t fit_entry(void)
{
    prefix = entry_text;
    return fit();
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

/* Shows the squares that can follow entry_text. */
static uint8_t lift(void)
{
    shell_is_typing = 0;
    ++is_lifted;
    view_mark = MARK_TARGET;
    marks_draw();
    sound_play(SOUND_LIFT);
    return show_turn(); /* ENTRY_NOTHING */
}

/* Says what is wrong and keeps the move so far. */
static uint8_t keep(void)
{
    fit_entry();
    lift();
    return status_refuse(why);
}

/* A typed text that is the beginning of a move is kept like squares that are pointed at: the rest can be pointed at, or
 * typed if it begins with an x. */
static uint8_t submit(void)
{
    why = game_read_move(entry_text);
    if (why) {
        if (entry_text[1] && game_info()->sides == 2 && fit_entry() && marks_count) {
            return keep();
        }
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
        fit_entry();
    }
    clear_entry();
    if (is_taken) {
        return ENTRY_MOVE;
    }
    show_keys();
    return show_turn();
}

/* A function: for a goto to a later label cc65 puts a word before the code of its function, in the segment of
 * constants, which is CODE here. */
static uint8_t put_down(void)
{
    entry_mark_latest();
    return show_turn(); /* ENTRY_NOTHING */
}

/* Adds the square under the cursor to entry_text. If no legal move begins with the new text, there are five cases:
 * - The game can read it as a move nevertheless: the move is played, unless it is only the name of a square.
 * - The text before was typed: it is dropped, and the square begins a new move.
 * - The lifted piece stands on the square: it is put down again.
 * - Another piece that can move is there, and the move so far is one square: that piece is lifted instead.
 * - Else the square is refused, and the move so far stays. */
static uint8_t entry_here(void)
{
    uint8_t length = (uint8_t)strlen(entry_text);
    char *name = entry_text + length;
    uint8_t found;

    if (length > TYPED_MOST) {
        return submit();
    }
    hide_marks();
    look_at_cursor();
    game_write_square(name);
    /* Without a name for the square, the view has handled FIRE itself and has redrawn its board without markers. */
    if (!entry_text[length]) {
        clear_marks();
        return put_down();
    }
    found = fit_entry();
    if (found == FIT_NONE) {
        why = game_read_move(entry_text);
        if (why && length) {
            if (!shell_is_typing) {
                if (text_after_prefix(name, entry_text)) {
                    clear_entry();
                    return put_down();
                }
                prefix = name;
                if (is_lifted > 1 || fit() != FIT_BEGINS) {
                    entry_text[length] = 0;
                    --is_lifted;
                    return keep();
                }
                is_lifted = 0;
            }
            strcpy(entry_text, name);
            found = fit_entry();
        }
        /* No listed move begins with this square, but its name alone may be a move: a pawn move to it. It can be
         * typed; FIRE pressed too early must not play it. */
        if (found == FIT_NONE) {
            if (!why && !entry_text[2]) {
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
    look_at_cursor();
    screen_select();
    return lift();
}

static uint8_t type(void)
{
    uint8_t length;

    if (!shell_is_typing && entry_event != 'x') {
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
    return show_turn(); /* ENTRY_NOTHING */
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

/* Puts the cursor on the piece of the first legal move, if moves lead from square to square, or if the piece is all
 * that a roll leaves to choose. With more than two sides the cursor stays in the middle of the map. */
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
    if (length && (text_buffer[length] || game_info()->chance) && game_info()->sides == 2) {
        point_x = view_x;
        point_y = view_y;
    }
}

void entry_start(void)
{
    marks_count = 0;
    if (!shell_is_typing) { /* typed text survives a command that shows a page */
        clear_entry();
        if (!cursor || game_info()->chance) { /* every roll has other pieces */
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
    if (small == EVENT_BACK || (uint8_t)(small - '(') <= '9' - '(' || (uint8_t)(small - 'a') <= 'z' - 'a'
        || (small == ' ' && shell_is_typing)) {
        return type();
    }
    return ENTRY_OTHER;
}

void entry_blink(void)
{
    --entry_beat;
    if (is_lifted) {
        ++view_blinking;
        view_mark = (entry_beat >> 1 & 1) ^ MARK_TARGET; /* or MARK_NONE */
        marks_draw();
        --view_blinking;
    }
    if (show_more && !(entry_beat & 3)) {
        move = entry_hint;
        view_mark = entry_beat & 4 ? MARK_NONE : MARK_HINT;
        entry_mark_move();
    }
}
