/* children.c: searches every move of the position one by one, for the tree browser (children.h). The overlay CHILDREN
 * brings this code, but it runs in the player/missile memory: the search uses the memory of the overlay. */
/* SPDX-License-Identifier: MIT */
#pragma code-name ("CHILDREN_RUN")
#pragma rodata-name ("CHILDREN_RUN")
#pragma bss-name ("CHILDREN_KEPT") /* cleared: opening the frame clears this memory */

#include <string.h>

#include "engine/budget.h"
#include "engine/game.h"
#include "engine/tt.h"
#include "engine/list.h"
#include "engine/history.h"
#include "engine/root.h"
#include "engine/search.h"
#include "engine/text.h"
#include "engine/think.h"
#include "plat/machine.h"
#include "plat/screen.h"
#include "view/line.h"
#include "shell/probe.h"
#include "shell/workshop/children.h"
#include "shell/thinking.h"
#include "shell/shell.h"
#include "shell/screen/board.h"
#include "texts/shell.h"

uint8_t children_count;
uint8_t children_move_lo[CHILDREN_MAX];
uint8_t children_move_hi[CHILDREN_MAX];
uint8_t children_score_lo[CHILDREN_MAX];
uint8_t children_score_hi[CHILDREN_MAX];
uint8_t children_nodes[3][CHILDREN_MAX];
uint8_t children_reply_lo[CHILDREN_MAX];
uint8_t children_reply_hi[CHILDREN_MAX];
uint8_t children_has_reply[CHILDREN_MAX];
uint8_t children_depth;
uint8_t children_is_stopped;

static uint8_t moves;   /* number of moves in the list */
static uint8_t ordinal; /* the current move in the list, from 1 */

/* Calls think once for the position: this sets the techniques and the memory of the transposition table. */
static void think_here(void)
{
    const uint8_t *without = workshop_without;

    if (workshop_open_tree) {
        without += 2;
    }
    think_defaults();
    think_depth = children_depth;
    think_without = *(const uint16_t *)without;
    think_without |= WITHOUT_BOOK | WITHOUT_FIND_MOVE | WITHOUT_SINGLE_REPLY;
    machine_drop_book();
    loader_loaded();
    thinking_run();
}

/* Searches the move `ordinal` alone, depth by depth, starting with an empty transposition table. Returns 0 if it is
 * illegal or the mirror image of another move. */
static uint8_t search_move(void)
{
    uint8_t bonus;

    root_prepare();
    moves = move_count;
    bonus = root_random_bonus[ordinal];
    memset(root_random_bonus, ROOT_SKIP, sizeof root_random_bonus);
    root_random_bonus[ordinal] = bonus;
    history_clear();
    tt_clear();
    search_first = 0;
    search_depth = 0;
    budget_start();
    budget_open();
    do {
        ++search_depth;
        search_tree();
        budget_close();
    } while (search_depth < children_depth && !search_stopped && search_best);
    outcome = OUTCOME_NONE;
    return search_best;
}

/* Returns the place for the searched move: after the others, or that of the worst move if that is worse than this one;
 * CHILDREN_MAX: none. */
static uint8_t find_place(void)
{
    uint8_t worst_hi = (uint8_t)((uint16_t)search_score >> 8) ^ 0x80;
    uint8_t worst_lo = (uint8_t)search_score;
    uint8_t worst = CHILDREN_MAX;
    uint8_t i;

    if (children_count < CHILDREN_MAX) {
        return children_count++;
    }
    for (i = 0; i < CHILDREN_MAX; ++i) {
        if (children_score_hi[i] < worst_hi || (children_score_hi[i] == worst_hi && children_score_lo[i] < worst_lo)) {
            worst = i;
            worst_hi = children_score_hi[i];
            worst_lo = children_score_lo[i];
        }
    }
    return worst;
}

static void keep(void)
{
    const uint8_t *nodes = (const uint8_t *)&budget_counted;
    uint8_t at = find_place();

    if (at == CHILDREN_MAX) {
        return;
    }
    children_move_lo[at] = pv_lo[0];
    children_move_hi[at] = pv_hi[0];
    children_score_lo[at] = (uint8_t)search_score;
    children_score_hi[at] = (uint8_t)((uint16_t)search_score >> 8) ^ 0x80;
    children_nodes[0][at] = nodes[0];
    children_nodes[1][at] = nodes[1];
    children_nodes[2][at] = nodes[2];
    children_has_reply[at] = pv_end[0] > 1;
    children_reply_lo[at] = pv_lo[1];
    children_reply_hi[at] = pv_hi[1];
}

/* Shows "Move 3 of 20". */
static void show_progress(void)
{
    line_start();
    line_text(TEXT_CHILDREN_MOVE);
    line_number(ordinal);
    line_text(TEXT_CHILDREN_OF);
    line_number(moves);
    screen_thinking(text_buffer);
}

uint8_t children_run(void)
{
    probe_screen(PROBE_SCREEN_THINKING);
    loader_finish();
    list_clear(); /* the overlay was in the memory of the lists */
    screen_status("");
    children_count = 0;
    think_here();
    moves = 1;
    for (ordinal = 1; ordinal <= moves && !thinking_stopped; ++ordinal) {
        if (search_move() && !search_stopped) {
            keep();
        }
        show_progress();
    }
    children_is_stopped = 0;
    if (shell_pending_event == EVENT_ESC) {
        children_is_stopped = 1;
    }
    shell_pending_event = 0;
    return PAGE_LIST;
}
