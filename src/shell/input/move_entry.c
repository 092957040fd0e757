/* move_entry.c: choosing a move with the cursor or by typing it.
 *
 * Both write into entry_text: pointing adds the name of a square. What can
 * follow is found in the texts of the legal moves, so no rule is known here.
 */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "view/view.h"
#include "shell/input/promotion.h"
#include "shell/input/move_entry.h"
#include "shell/shell.h"
#include "shell/screen/board.h"

#define MARKS_MOST 28 /* the most that one man goes to is 27; only a lifted man's squares are marked */
#define TAILS_MOST 6

uint8_t point_x; /* where the cursor is */
uint8_t point_y;
#pragma bss-name (push, "BOTTOM")
static uint8_t marks[MARKS_MOST + 1]; /* squares with a target mark: x * 16 + y; and one that is looked for */
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

void entry_cursor(void)
{
    look_at_cursor();
    screen_cursor();
}

/* With view_mark. */
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
static uint8_t cursor; /* NEW: on a new board; LEFT: where the player has left it; STEERED: moved in this turn */
#define CURSOR_NEW 0
#define CURSOR_LEFT 1
#define CURSOR_STEERED 2

static void clear_marks(void)
{
    view_mark = MARK_NONE;
    draw_marks();
    marks_count = 0;
    if (is_lifted) { /* to take that away costs a frame */
        is_lifted = 0;
        screen_select_off();
    }
}

/* ---- legal moves that begin with what was typed ---- */

#define FIT_NONE 0
#define FIT_BEGINS 1
#define FIT_WHOLE 2

/* Another square to be marked; many moves may go through it. */
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

/* Whether legal moves begin with what was typed; notes where they go on. */
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
            return FIT_WHOLE; /* `move` is it */
        }
        found = FIT_BEGINS;
        if (game_find_square(rest)) {
            add_mark();
        } else if (!rest[1] && tails_count < TAILS_MOST) {
            tails[tails_count] = next;
            ++tails_count;
        }
    }
    tails[tails_count] = 0;
    return found;
}

static void forget(void)
{
    clear_marks();
    entry_text[0] = 0;
    shell_is_typing = 0;
}

static const char *why; /* a move is refused: the game's own reason */

static uint8_t refuse(void)
{
    forget();
    entry_mark_latest(); /* it may have been among the marks */
    return status_refuse(why); /* ENTRY_NOTHING */
}

static uint8_t submit(void)
{
    why = game_read_move(entry_text);
    if (why) {
        return refuse();
    }
    forget();
    return ENTRY_MOVE;
}

/* ---- events ---- */

/* To the next square that the arrow entry_event leads to. */
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

/* 1: an arrow, and the cursor has moved. */
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

/* All squares are there, and moves differ in their last sign. */
static uint8_t choose_tail(void)
{
    uint8_t is_taken = overlay_call("CHOICE") && promotion_run(tails);

    list_clear();
    if (is_taken) {
        fit();
    }
    forget();
    if (is_taken) {
        return ENTRY_MOVE;
    }
    show_turn();
    show_keys();
    return ENTRY_NOTHING;
}

/* Adds the square under the cursor to what was typed or pointed at. Where no move goes on so: what was typed is
 * forgotten; what was pointed at is the man's own square, who is put down again; or it is another man's, who is lifted
 * instead; or it is refused. */
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
    if (!entry_text[length]) { /* the game has done all that there was to do, and has drawn its board without marks */
        entry_mark_latest();
        show_turn();
        return ENTRY_NOTHING;
    }
    found = fit();
    if (found == FIT_NONE) {
        why = game_read_move(entry_text);
        if (why && length) {
            if (!shell_is_typing && memcmp(entry_text, name, length) == 0) {
                forget();
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
        if (found == FIT_NONE) { /* refused; or a move, though not a listed one: of the pawn that can go here */
            if (!why && !entry_text[2] && cursor != CURSOR_STEERED) {
                why = "Lift a piece";
                return refuse();
            }
            return submit();
        }
    }
    if (found == FIT_WHOLE) {
        forget();
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
        forget();
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

/* To the middle: a dark square, on a board of 8 by 8. Squares that were marked before are none of this board. */
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

/* To a piece that can move, where moves lead from square to square: that of the first move of the list. Where more than
 * two play the cursor stays in the middle of their map. */
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
    if (!shell_is_typing) { /* what was typed outlives a page that was looked at */
        forget();
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
        if (!shell_is_typing || entry_event == EVENT_FIRE) { /* else a RETURN belongs to what was typed ahead */
            sound_play(SOUND_REFUSE);
            return ENTRY_NOTHING;
        }
    }
    if (entry_event == '-' && !shell_is_typing) {
        entry_event = EVENT_UP; /* on the same key */
    }
    if (entry_move_cursor()) {
        return ENTRY_NOTHING;
    }
    show_turn(); /* what was refused is said no more, while a view asks for an order or the disk is read, */
    look_at_cursor(); /* and a view that tells what is there does so again behind a hint */
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

/* The squares that the text of `move` names, one behind the other. */
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
