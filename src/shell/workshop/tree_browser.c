/* tree_browser.c: browses the tree of a search (tree_browser.h). In the overlay TREE. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/game.h"
#include "engine/list.h"
#include "engine/record.h"
#include "engine/text.h"
#include "view/line.h"
#include "shell/workshop/score_text.h"
#include "shell/probe.h"
#include "shell/workshop/children.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "shell/workshop/tree_browser.h"
#include "texts/shell.h"

#define HEADING_ROW 1
#define FIRST_ROW 2
#define ROWS 14
#define MOVE_COLUMN 1
#define SCORE_COLUMN 9
#define NODES_COLUMN 17
#define REPLY_COLUMN 25
#define DECIDED 0x2000 /* two scores differ by more than this only if one of them is a win or a loss */

/* ---- the board ---- */

#pragma bss-name (push, "CHILDREN_KEPT")
static uint8_t length;                 /* number of moves from the game's position to the one that is listed, */
static uint16_t path[WORKSHOP_DEPTHS]; /* and these moves */
static uint8_t viewer;                 /* the side to move in the game, from whose view all scores are shown */
#pragma bss-name (pop)

/* Plays `move`. The board is at ply 0 again afterwards, with reversible_plies kept. */
static void play(void)
{
    uint8_t quiet;

    list_play();
    quiet = reversible_plies[ply];
    game_write_position(text_position);
    game_read_position(text_position);
    reversible_plies[0] = quiet;
}

static void replay_path(void)
{
    uint8_t i;

    record_restore();
    for (i = 0; i < length; ++i) {
        move = path[i];
        play();
    }
}

/* ---- the list ---- */

static uint8_t order[CHILDREN_MAX]; /* indices of the moves, the best first */

static uint8_t is_better(uint8_t a, uint8_t b)
{
    uint8_t high = children_score_hi[a];
    uint8_t than = children_score_hi[b];

    if (high == than) {
        high = children_score_lo[a];
        than = children_score_lo[b];
    }
    if (high > than) {
        return 1;
    }
    return 0;
}

static uint8_t n; /* index of the current move in the arrays of children.h */

static void take_move(void)
{
    move = (uint16_t)(children_move_hi[n] << 8);
    move |= children_move_lo[n];
}

/* Returns the score of move n, for the side that makes it. */
static int16_t score_of_move(void)
{
    static int16_t value;

    value = (uint16_t)((children_score_hi[n] ^ 0x80) << 8);
    value |= children_score_lo[n];
    return value;
}

static void sort(void)
{
    uint8_t i;
    uint8_t at;

    for (i = 0; i < children_count; ++i) {
        for (at = i; at && is_better(i, order[at - 1]); --at) {
            order[at] = order[at - 1];
        }
        order[at] = i;
    }
}

static void go_to(uint8_t column)
{
    do {
        line_char(' ');
    } while (strlen(text_buffer) < column);
}

static void write_move(void)
{
    ++text_other_board;
    line_move();
    --text_other_board;
}

static void show_item(uint8_t row, uint8_t item)
{
    line_start();
    if (item < children_count) {
        n = order[item];
        go_to(MOVE_COLUMN);
        take_move();
        write_move();
        go_to(SCORE_COLUMN);
        score = score_of_move();
        if (side != viewer) {
            score = -score;
        }
        write_score(score);
        go_to(NODES_COLUMN);
        tree_nodes(n);
        if (children_has_reply[n]) {
            go_to(REPLY_COLUMN);
            move = (uint16_t)(children_reply_hi[n] << 8);
            move |= children_reply_lo[n];
            write_move();
        }
    }
    screen_row = (uint8_t)(FIRST_ROW + row);
    screen_text(text_buffer);
}

static void show_list(uint8_t page)
{
    uint8_t row;

    for (row = 0; row < ROWS; ++row) {
        show_item(row, (uint8_t)(page + row));
    }
}

/* Shows the heading of the list: " Move    Score   Nodes   Reply" for the game's position, else the path from there:
 * " After e2e4". The level field shows the search depth. */
static void show_path(void)
{
    uint8_t i;

    line_start();
    text_buffer[LINE_SIZE - 1] = 0;
    line_text(length ? TEXT_TREE_AFTER : TEXT_TREE_HEADING);
    for (i = 0; i < length && !text_buffer[LINE_SIZE - 1]; ++i) {
        line_char(' ');
        move = path[i];
        write_move();
    }
    line_cut();
    screen_row = HEADING_ROW;
    screen_text(text_buffer);
    line_start();
    line_text(" D");
    line_number(children_depth);
    screen_level(text_buffer);
}

/* Shows "It plays this move", "Second best, worse by 0.2" or "Worse by 0.5". */
static void show_difference(uint8_t item)
{
    int16_t best;
    int16_t less;

    line_start();
    if (!item) {
        line_text(TEXT_TREE_PLAYED);
    } else {
        n = order[0];
        best = score_of_move();
        n = order[item];
        less = score_of_move();
        best -= less;
        line_text(item == 1 ? TEXT_TREE_SECOND_BEST : TEXT_TREE_WORSE);
        if (best >= DECIDED) {
            line_text(TEXT_TREE_A_GAME);
        } else {
            line_piece_score((uint16_t)best);
        }
    }
    screen_thinking(text_buffer);
}

/* ---- going down and up ---- */

/* Plays the move of this item. Returns 1 if the board is now at the position after it, or 0 if that position has no
 * moves to show; the reason is then on the screen. */
static uint8_t go_down(uint8_t item)
{
    n = order[item];
    if (children_depth == 1) {
        screen_thinking(TEXT_TREE_LEAF);
        return 0;
    }
    take_move();
    path[length] = move;
    play();
    if (outcome != OUTCOME_NONE) {
        screen_thinking(outcome == OUTCOME_CHANCE ? TEXT_TREE_ROLL : TEXT_TREE_GAME_OVER);
        replay_path();
        return 0;
    }
    ++length;
    --children_depth;
    return 1;
}

/* Takes the last move of the path back; or leaves the tree, if this is the position of the game. Returns the next
 * page. */
static uint8_t go_up(void)
{
    if (!length) {
        record_restore();
        clock_start(); /* the time spent in the tree counts for no side */
        return PAGE_SETTINGS;
    }
    --length;
    ++children_depth;
    replay_path();
    return PAGE_CHILDREN;
}

uint8_t tree_begin(void)
{
    tree_show_page();
    length = 0;
    viewer = side;
    children_depth = workshop_depth;
    screen_title(workshop_open_tree ? TEXT_TREE_OF_B : TEXT_TREE_OF_A);
    show_path();
    screen_keys(TEXT_TREE_THINKING_KEYS);
    return PAGE_CHILDREN;
}

uint8_t tree_choose(void)
{
    uint8_t at = 0;
    uint8_t page = 0;
    uint8_t event;

    if (children_is_stopped && !children_count) {
        return go_up();
    }
    sort();
    show_path();
    show_list(0);
    screen_keys(TEXT_TREE_KEYS);
    tree_bar();
    probe_screen(PROBE_SCREEN_MESSAGE);
    for (;;) {
        screen_bar(at - page);
        show_difference(at);
        event = input_wait();
        sound_play(SOUND_STEP);
        switch (event) {
        case EVENT_UP:
            if (at) {
                --at;
            }
            break;
        case EVENT_DOWN:
            if (at + 1 < children_count) {
                ++at;
            }
            break;
        case EVENT_FIRE:
        case EVENT_RETURN:
            if (children_count && go_down(at)) {
                return PAGE_CHILDREN;
            }
            event = input_wait(); /* leave time to read the message */
            break;
        case EVENT_ESC:
        case EVENT_FIRE_LONG:
            return go_up();
        default:
            break;
        }
        if (at < page) {
            page -= ROWS;
            show_list(page);
        } else if ((uint8_t)(at - page) >= ROWS) {
            page += ROWS;
            show_list(page);
        }
    }
}
