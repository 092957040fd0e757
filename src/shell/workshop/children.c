/* children.c: see children.h. It runs where the players of the screen would be. */
#pragma code-name ("GROWTH")
#pragma rodata-name ("GROWTH")
#pragma bss-name ("TREE_BSS") /* zeros, as the frame was empty */

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
#include "shell/probe.h"
#include "shell/workshop/children.h"
#include "shell/thinking.h"
#include "shell/shell.h"
#include "shell/screen/board.h"

uint8_t grow_count;
uint8_t grow_move_lo[GROW_MOST];
uint8_t grow_move_hi[GROW_MOST];
uint8_t grow_score_lo[GROW_MOST];
uint8_t grow_score_hi[GROW_MOST];
uint8_t grow_nodes[3][GROW_MOST];
uint8_t grow_reply_lo[GROW_MOST];
uint8_t grow_reply_hi[GROW_MOST];
uint8_t grow_has_reply[GROW_MOST];
uint8_t grow_depth;

static uint8_t moves;
static uint8_t ordinal;

/* As think leaves it: the techniques are set, the table is full of this position. */
static void think_here(void)
{
    const uint8_t *without = shop_without;

    if (shop_tree) {
        without += 2;
    }
    think_defaults();
    think_depth = grow_depth;
    think_without = *(const uint16_t *)without;
    think_without |= WITHOUT_BOOK | WITHOUT_BRAIN;
    plat_drop_book();
    mind_loaded();
    mind_think();
}

/* The one move alone, depth by depth, with an empty table: what is it worth? 0: it is not legal, or a mirror image of
 * another. */
static uint8_t search_move(void)
{
    uint8_t skip;

    root_prepare();
    moves = move_count;
    skip = root_skip[ordinal];
    memset(root_skip, 1, sizeof root_skip);
    root_skip[ordinal] = skip;
    order_forget();
    hash_clear();
    search_first = 0;
    search_depth = 0;
    budget_start();
    budget_open();
    do {
        ++search_depth;
        search_tree();
        budget_settle();
    } while (search_depth < grow_depth && !search_stopped && search_best);
    outcome = OUTCOME_NONE;
    return search_best;
}

/* Where to keep it: behind the others, or in the place of a worse one; GROW_MOST: nowhere. */
static uint8_t find_place(void)
{
    uint8_t worst_hi = (uint8_t)((uint16_t)search_score >> 8) ^ 0x80;
    uint8_t worst_lo = (uint8_t)search_score;
    uint8_t worst = GROW_MOST;
    uint8_t i;

    if (grow_count < GROW_MOST) {
        return grow_count++;
    }
    for (i = 0; i < GROW_MOST; ++i) {
        if (grow_score_hi[i] < worst_hi || (grow_score_hi[i] == worst_hi && grow_score_lo[i] < worst_lo)) {
            worst = i;
            worst_hi = grow_score_hi[i];
            worst_lo = grow_score_lo[i];
        }
    }
    return worst;
}

static void keep(void)
{
    const uint8_t *nodes = (const uint8_t *)&budget_counted;
    uint8_t at = find_place();

    if (at == GROW_MOST) {
        return;
    }
    grow_move_lo[at] = line_lo[0];
    grow_move_hi[at] = line_hi[0];
    grow_score_lo[at] = (uint8_t)search_score;
    grow_score_hi[at] = (uint8_t)((uint16_t)search_score >> 8) ^ 0x80;
    grow_nodes[0][at] = nodes[0];
    grow_nodes[1][at] = nodes[1];
    grow_nodes[2][at] = nodes[2];
    grow_has_reply[at] = line_end[0] > 1;
    grow_reply_lo[at] = line_lo[1];
    grow_reply_hi[at] = line_hi[1];
}

/* "Move 3 of 20" */
static void show_progress(void)
{
    line_start();
    line_text("Move ");
    line_number(ordinal);
    line_text(" of ");
    line_number(moves);
    screen_thinking(text_buffer);
}

uint8_t grow_run(void)
{
    uint8_t event;

    glass_screen(GLASS_SCREEN_THINKING);
    mind_ready();
    list_clear(); /* the part was there */
    screen_status("");
    grow_count = 0;
    think_here();
    moves = 1;
    for (ordinal = 1; ordinal <= moves && !mind_stopped; ++ordinal) {
        if (search_move() && !search_stopped) {
            keep();
        }
        show_progress();
    }
    event = shell_held;
    shell_held = 0;
    if (event == HAND_ESC) {
        return 1;
    }
    return 0;
}
