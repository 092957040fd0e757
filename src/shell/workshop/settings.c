/* settings.c: the page of settings of the workshop (CTRL+T). In the overlay WORKSHOP (settings.h). */
/* SPDX-License-Identifier: MIT */
#include <stddef.h>
#include <string.h>

#include "engine/game.h"
#include "engine/tt.h"
#include "engine/record.h"
#include "engine/techniques.h"
#include "engine/text.h"
#include "engine/think.h"
#include "engine/search_state.h"
#include "view/view.h"
#include "shell/shell.h"
#include "shell/workshop/settings.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

/* ---- techniques ---- */

/* The techniques, in the order of the page. Each has a bit of think_without (bits[]), which switches it off. */
enum {
    ALPHABETA, PVS, TABLE, KILLERS, HISTORY, RANKING, QUIESCENCE, NULL_MOVE, LATE_MOVES, CANDIDATES, FIND_MOVE,
    DEEPENING, STEP_TWO, REPETITION, ASPIRATION, HARD, KEPT_LINE, RAZORING, CLASSIC, BOOK, TECHNIQUES
};
static const char *const names[TECHNIQUES] = {
    TEXT_TECHNIQUE_ALPHABETA, TEXT_TECHNIQUE_PVS, TEXT_TECHNIQUE_TABLE, TEXT_TECHNIQUE_KILLERS, TEXT_TECHNIQUE_HISTORY,
    TEXT_TECHNIQUE_RANKING, TEXT_TECHNIQUE_QUIESCENCE, TEXT_TECHNIQUE_NULL_MOVE, TEXT_TECHNIQUE_LATE_MOVES,
    TEXT_TECHNIQUE_CANDIDATES,
    TEXT_TECHNIQUE_FORCING, TEXT_TECHNIQUE_DEEPENING, TEXT_TECHNIQUE_TWO_PLIES, TEXT_TECHNIQUE_REPETITION,
    TEXT_TECHNIQUE_ASPIRATION, TEXT_TECHNIQUE_HARD, TEXT_TECHNIQUE_LINE, TEXT_TECHNIQUE_RAZORING,
    TEXT_TECHNIQUE_CLASSIC, TEXT_TECHNIQUE_BOOK
};
/* What each technique does; then the texts of DEPTH_ITEM, BACK_ITEM and WATCH_ITEM. */
static const char *const does[] = {
    TEXT_ABOUT_ALPHABETA, TEXT_ABOUT_PVS, TEXT_ABOUT_TABLE, TEXT_ABOUT_KILLERS,
    TEXT_ABOUT_HISTORY,
    TEXT_ABOUT_RANKING, TEXT_ABOUT_QUIESCENCE, TEXT_ABOUT_NULL_MOVE, TEXT_ABOUT_LATE_MOVES, TEXT_ABOUT_CANDIDATES,
    TEXT_ABOUT_FORCING, TEXT_ABOUT_DEEPENING, TEXT_ABOUT_TWO_PLIES, TEXT_ABOUT_REPETITION,
    TEXT_ABOUT_ASPIRATION, TEXT_ABOUT_HARD, TEXT_ABOUT_LINE, TEXT_ABOUT_RAZORING, TEXT_ABOUT_CLASSIC, TEXT_ABOUT_BOOK,
    TEXT_ABOUT_DEPTH, "", TEXT_ABOUT_WATCH
};
#define LOW(bits) ((bits) & 0xFF)
#define HIGH(bits) ((bits) >> 8)
static const uint8_t bits[TECHNIQUES] = {
    LOW(WITHOUT_ALPHABETA), LOW(WITHOUT_PVS), LOW(WITHOUT_TT), LOW(WITHOUT_KILLERS), LOW(WITHOUT_HISTORY),
    LOW(WITHOUT_RANK), LOW(WITHOUT_QUIESCENCE), HIGH(WITHOUT_NULL_MOVE), HIGH(WITHOUT_LMR), HIGH(WITHOUT_CANDIDATES),
    HIGH(WITHOUT_FIND_MOVE), HIGH(WITHOUT_DEEPENING), HIGH(WITHOUT_STEP_TWO), LOW(WITHOUT_REPETITION),
    WITH_ASPIRATION, WITH_HARD_PRUNING, WITH_KEPT_LINE, WITH_RAZORING, HIGH(WORKSHOP_NO_CLASSIC), HIGH(WITHOUT_BOOK)
};

/* Offset of a byte of GameInfo that is 0 in games without the technique. 0: there is no such byte; all games have the
 * technique, or is_there knows which ones. */
#define BYTE(member) ((uint8_t)offsetof(GameInfo, member))
/* Of a pointer a byte that is 0 only in a null pointer: the high byte on the 6502, byte 5 of 8 on the host */
#ifdef __CC65__
#define POINTER(member) (BYTE(member) + 1)
#else
#define POINTER(member) (BYTE(member) + 5)
#endif
static const uint8_t needs[TECHNIQUES] = {
    0, 0, 0, 0, 0, 0, BYTE(quiescence_kind), POINTER(prune), BYTE(lmr_depth), POINTER(gen_candidates),
    POINTER(find_move), 0, 0, 0, 0, 0, 0, 0, 0, 0
};

static uint8_t n;       /* the current technique or other item, */
static uint8_t setting; /* and the current setting: 0 A, 1 B */

/* Not 0: technique n does not play by default. */
static uint8_t is_extra(void)
{
    if (n >= ASPIRATION && n <= RAZORING) {
        return 1;
    }
    return 0;
}

/* Returns the byte of workshop_without, or of workshop_with, that has the bit of technique n in `setting`. */
static uint8_t *byte(void)
{
    uint8_t *at = workshop_without;

    if (is_extra()) {
        return workshop_with + setting;
    }
    if (setting) {
        at += 2;
    }
    if (n >= NULL_MOVE && n != REPETITION) {
        ++at;
    }
    return at;
}

#define ROWS 14  /* of the page */
#define ITEMS (TECHNIQUES + 3)
#define DEPTH_ITEM TECHNIQUES
#define BACK_ITEM (TECHNIQUES + 1)
#define WATCH_ITEM (TECHNIQUES + 2)
static uint8_t items[ITEMS]; /* the tree, the techniques of the game, DEPTH_ITEM, BACK_ITEM */
static uint8_t count;        /* number of items */
static uint8_t top;          /* the item in the first row */

static uint8_t is_off(void)
{
    uint8_t is_set = *byte() & bits[n];

    if (!is_extra()) {
        return is_set;
    }
    if (is_set) {
        return 0;
    }
    return 1;
}

static const char *name_of(void)
{
    if (n == FIND_MOVE && !game_info()->forcing_step) {
        return TEXT_TECHNIQUE_SOLVER;
    }
    return names[n];
}

/* Not 0: the game has technique n. */
static uint8_t is_there(void)
{
    const uint8_t *info = (const uint8_t *)game_info();
    uint8_t needed = needs[n];

    if (needed) {
        /* in these games find_move only plays for other opponents, or prepares the evaluation (chess) */
        return n == FIND_MOVE && (game_info()->other_levels || game_info()->gen_quiet) ? 0 : info[needed];
    }
    if (n == STEP_TWO) {
        return !info[POINTER(gen_quiet)] && !info[POINTER(chance)];
    }
    if (n == REPETITION) {
        if (repetition_keys) {
            return 1;
        }
        return 0;
    }
    if (n >= ASPIRATION && n <= CLASSIC) { /* one game has the player of 1983 in their place */
        if (game_info()->other_levels == 1) {
            return n == CLASSIC ? 1 : 0;
        }
        if (n == KEPT_LINE) { /* two plies back there may be a roll */
            return info[POINTER(chance)] ? 0 : 1;
        }
        return n == CLASSIC ? 0 : 1;
    }
    return n != BOOK || workshop_has_book();
}

static void list_items(void)
{
    items[0] = WATCH_ITEM;
    count = 1;
    for (n = 0; n < TECHNIQUES; ++n) {
        if (is_there()) {
            items[count++] = n;
        }
    }
    items[count++] = DEPTH_ITEM;
    items[count++] = BACK_ITEM;
}

/* ---- the page ---- */

#define HEADING_ROW 1
#define FIRST_ROW 2
#define NAME_COLUMN 3
#define A_COLUMN 19
#define B_COLUMN 25

static void put_at(uint8_t column, const char *text)
{
    while (*text) {
        text_buffer[column++] = *text++;
    }
}

static void start_row(void)
{
    memset(text_buffer, ' ', LINE_SIZE - 1);
    text_buffer[LINE_SIZE - 1] = 0;
}

static void show_item(uint8_t i)
{
    n = items[i];
    start_row();
    if (n == DEPTH_ITEM) {
        put_at(NAME_COLUMN, TEXT_TECHNIQUE_DEPTH);
        text_buffer[(A_COLUMN + B_COLUMN) / 2 + 1] = (char)('0' + workshop_depth);
    } else if (n >= BACK_ITEM) {
        put_at(NAME_COLUMN, n == BACK_ITEM ? TEXT_WORKSHOP_BACK : TEXT_WORKSHOP_WATCH);
    } else {
        put_at(NAME_COLUMN, name_of());
        setting = 0;
        put_at(A_COLUMN, is_off() ? " -" : TEXT_WORKSHOP_ON);
        ++setting;
        put_at(B_COLUMN, is_off() ? " -" : TEXT_WORKSHOP_ON);
    }
    screen_row = (uint8_t)(FIRST_ROW + i);
    screen_row -= top;
    screen_text(text_buffer);
}

static void show_items(void)
{
    uint8_t end = top + ROWS;
    uint8_t i;

    if (end > count) {
        end = count;
    }
    for (i = top; i < end; ++i) {
        show_item(i);
    }
}

static void show_page(void)
{
    workshop_show_page();
    screen_title(TEXT_WORKSHOP_TITLE);
    start_row();
    put_at(NAME_COLUMN, game_info()->title);
    put_at(A_COLUMN, TEXT_WORKSHOP_HEADING);
    screen_row = HEADING_ROW;
    screen_text(text_buffer);
    show_items();
}

/* ---- changing settings ---- */

static void change(uint8_t event)
{
    if (n == DEPTH_ITEM) {
        workshop_depth += event == EVENT_LEFT ? WORKSHOP_DEPTHS - 1 : 1;
        if (workshop_depth > WORKSHOP_DEPTHS) {
            workshop_depth -= WORKSHOP_DEPTHS;
        }
    } else if (n < TECHNIQUES) {
        setting = 0;
        if (event == EVENT_RIGHT) {
            setting = 1;
        }
        *byte() ^= bits[n];
    }
}

/* Shows the keys for item n. */
static void show_item_keys(void)
{
    if (n == BACK_ITEM) {
        screen_keys(TEXT_WORKSHOP_BACK_KEYS);
    } else if (n == WATCH_ITEM) {
        screen_keys(TEXT_WORKSHOP_WATCH_KEYS);
    } else if (n == DEPTH_ITEM) {
        screen_keys(TEXT_WORKSHOP_DEPTH_KEYS);
    } else {
        screen_keys(TEXT_WORKSHOP_KEYS);
    }
}

static uint8_t row; /* the item under the bar */

/* Scrolls so that the page has the item under the bar. */
static void scroll(void)
{
    uint8_t before = top;
    uint8_t end = top + ROWS;

    if (row < top) {
        top = row;
    } else if (row >= end) {
        top = row;
        top -= ROWS - 1;
    }
    if (top != before) {
        show_items();
    }
}

/* Lets the user move the bar and change the settings. Returns the next page, or 0 to leave the workshop. */
static uint8_t set(void)
{
    uint8_t event;

    for (;;) {
        scroll();
        screen_bar((uint8_t)(row - top));
        n = items[row];
        screen_thinking(does[n]);
        show_item_keys();
        event = input_wait();
        switch (event) {
        case EVENT_UP:
            row = (uint8_t)((row ? row : count) - 1);
            break;
        case EVENT_DOWN:
            if (++row == count) {
                row = 0;
            }
            break;
        case EVENT_LEFT:
        case EVENT_RIGHT:
            change(event);
            show_item(row);
            break;
        case EVENT_FIRE:
        case EVENT_RETURN:
            return n == BACK_ITEM ? 0 : n == WATCH_ITEM ? PAGE_TRACE : PAGE_SEARCH;
        case EVENT_ESC:
        case EVENT_FIRE_LONG:
            return 0;
        default:
            continue;
        }
        sound_play(SOUND_MENU);
    }
}

/* ---- the frame of the comparison ---- */

/* Display list bytes: ANTIC mode 4 for a row of text, mode A for a row of bars (numbers of nodes), n blank lines. */
#define ROW 0x04
#define BARS 0x0A
#define BLANK_LINES(n) (0x10 * ((n) - 1))
#define A_DEPTH ROW, BARS
static const uint8_t window[] = {
    ROW, BARS, BLANK_LINES(4),
    A_DEPTH, A_DEPTH, A_DEPTH, A_DEPTH, A_DEPTH, A_DEPTH, A_DEPTH, A_DEPTH, A_DEPTH,
    BLANK_LINES(1), ROW, BLANK_LINES(1), ROW, BLANK_LINES(1), ROW, BLANK_LINES(1), ROW
};

/* Colours, in the order of Layout: dark blue, gold, blue, white, grey; there is no cursor. */
static const Layout layout = {
    { { 0xA0, 0x2C, 0x9A, 0x0E, 0x08, 0 }, { 0x90, 0xEC, 0x8A, 0x0E, 0x08, 0 } },
    0, { 0 }, 1, 0, 0, 0x10, 0, 0, sizeof window, window
};

#define LEGEND_ROW 2
#define BLUE_BYTE 9
#define GOLD 0x55
#define NODES_BYTES 4
#define BLUE 0xAA

/* Writes "A ALL ON", "A - TABLE", "A + RAZORING" or "A 3 OFF"; or "A CHANGED", if something is off and something on. */
static void write_setting(void)
{
    uint8_t off = 0;
    uint8_t on = 0;
    uint8_t last = 0;
    uint8_t i;

    line_start();
    line_char((char)('A' + setting));
    line_char(' ');
    for (i = 1; items[i] < BOOK; ++i) { /* the book comes last, and is no search technique */
        n = items[i];
        if (n == CLASSIC) {
            if (!is_off()) {
                line_text(TEXT_ONLY_CLASSIC);
                return;
            }
        } else if (is_extra()) {
            if (!is_off()) {
                ++on;
                last = n;
            }
        } else if (is_off()) {
            ++off;
            last = n;
        }
    }
    n = last;
    if (!off && !on) {
        line_text(TEXT_ALL_ON);
    } else if (off + on == 1) {
        line_text(on ? TEXT_WITH : TEXT_WITHOUT);
        line_text(name_of());
    } else if (!on) {
        line_number(off);
        line_text(TEXT_NUMBER_OFF);
    } else {
        line_text(TEXT_CHANGED);
    }
}

/* Writes text_buffer for `setting`: A right-aligned before the middle, B left-aligned after it. */
static void put_side(uint8_t row)
{
    screen_column = WORKSHOP_RIGHT;
    if (!setting) {
        screen_column = WORKSHOP_MIDDLE;
        screen_column -= strlen(text_buffer);
    }
    screen_row = row;
    workshop_put(text_buffer);
}

static void put_name(uint8_t row, const char *name)
{
    screen_column = WORKSHOP_MIDDLE;
    screen_row = row;
    workshop_put(name);
}

static void open_frame(void)
{
    static char number[] = " 1";
    uint8_t i;

    screen_open(&layout);
    screen_title(TEXT_WORKSHOP_TITLE);
    number[0] = 'D';
    number[1] = (char)('0' + workshop_depth);
    screen_level(number);
    screen_colour_bit = PAINT_SECOND;
    number[0] = ' ';
    for (i = 0; i < workshop_depth; ++i) {
        number[1] = (char)('1' + i);
        put_name((uint8_t)(WORKSHOP_DEPTHS_ROW + i + i), number);
    }
    put_name(WORKSHOP_NAMES_ROW, TEXT_COMPARISON_WORK);
    put_name(WORKSHOP_SCORE_ROW, TEXT_ROW_EVAL);
    put_name(WORKSHOP_SECONDS_ROW, TEXT_ROW_SECONDS);
    put_name(WORKSHOP_CUTS_ROW, TEXT_ROW_FIRST_CUTS);
    put_name(WORKSHOP_TABLE_ROW, TEXT_ROW_SIZE);
    screen_colour_bit = 0;
    for (setting = 0; setting < WORKSHOP_SETTINGS; ++setting) {
        write_setting();
        put_side(WORKSHOP_NAMES_ROW);
    }
    screen_row = LEGEND_ROW;
    screen_width = WORKSHOP_BAR_BYTES;
    screen_height = 1;
    screen_column = 0;
    screen_fill(GOLD);
    screen_column = BLUE_BYTE;
    screen_fill(BLUE);
    memset((void *)(PROBE_PAGE + PROBE_WORKSHOP_NODES), 0, WORKSHOP_SETTINGS * NODES_BYTES);
    screen_keys(TEXT_COMPARING_KEYS);
}

#define DEPTH_ELSE 3 /* where the game names no depth */

/* Shows the settings, with the bar in this row. */
static uint8_t choose(uint8_t first)
{
    uint8_t next;

    if (outcome != OUTCOME_NONE || game_info()->compare_depth == COMPARE_NEVER) {
        status_refuse(outcome ? TEXT_WORKSHOP_NONE : TEXT_WORKSHOP_NO_TREE);
        return COMMAND_DONE;
    }
    if (!workshop_depth) {
        workshop_depth = game_info()->compare_depth;
        if (!workshop_depth) {
            workshop_depth = DEPTH_ELSE;
        }
        workshop_with[0] = workshop_with[1] = 0;
        workshop_without[0] = LOW(WITHOUT_ALPHABETA);
        workshop_without[1] = HIGH(WITHOUT_BOOK | WITHOUT_SINGLE_REPLY); /* as `trog best` with a depth */
        workshop_without[2] = 0;
        workshop_without[3] = HIGH(WITHOUT_BOOK | WITHOUT_SINGLE_REPLY);
    }
    row = first;
    top = 0;
    list_items();
    show_page();
    if (lesson_example && lesson_example < LESSON_OPENED) {
        lesson_example |= LESSON_OPENED;
        next = workshop_open_tree ? PAGE_TRACE : PAGE_SEARCH;
    } else {
        next = set();
    }
    if (!next) {
        clock_start(); /* no clock ran */
        show_board();
        return COMMAND_NEW_TURN;
    }
    if (next == PAGE_SEARCH) {
        open_frame();
    }
    return next;
}

uint8_t workshop_choose(void)
{
    return choose(0);
}

uint8_t workshop_again(void)
{
    return choose(1);
}
