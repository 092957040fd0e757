/* workshop.c: node counts and pages of the workshop, as asm/shell/workshop has them. */
/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "engine/budget.h"
#include "engine/search_state.h"
#include "engine/techniques.h"
#include "engine/think.h"
#include "plat/host/shell/host.h"
#include "plat/host/shell/probe_memory.h"
#include "plat/machine.h"
#include "shell/workshop/children.h"
#include "shell/workshop/comparison_data.h"
#include "shell/workshop/settings.h"
#include "shell/workshop/tree_browser.h"
#include "shell/workshop/watch_data.h"
#include "view/view.h"

#define NODES_AT 0x0600 + PROBE_WORKSHOP_NODES

/* ---- techniques that do not play by default ---- */

uint8_t workshop_with[WORKSHOP_SETTINGS];

void comparison_with(uint8_t bits)
{
    think_with = bits;
}

/* ---- results of the comparison ---- */

int16_t comparison_score;
uint16_t comparison_frames;
uint16_t comparison_tenths;
static int16_t scores[WORKSHOP_SETTINGS];
static uint16_t frames[WORKSHOP_SETTINGS];
static uint32_t cuts[WORKSHOP_SETTINGS], first_cuts[WORKSHOP_SETTINGS];
static uint16_t started;

static void show_nodes(void)
{
    char text[9] = "        ";
    uint32_t left = budget_counted;
    char *at = text + 8;

    do {
        *--at = (char)('0' + left % 10);
        left /= 10;
    } while (left && at > text);
    if (!comparison_setting) {
        at = text; /* numbers of the left setting end in the same column */
    }
    screen_row = comparison_run_row;
    screen_column = comparison_setting ? WORKSHOP_RIGHT : WORKSHOP_MIDDLE - 8;
    draw_text(frame_place(), at, (uint8_t)strlen(at), 1, 0);
}

void comparison_run_start(void)
{
    started = machine_frames();
    budget_counted = 0;
    input_while_searching = show_nodes;
}

void comparison_run_stop(void)
{
    input_while_searching = 0;
    show_nodes();
}

void comparison_run_keep(void)
{
    uint8_t n;
    uint8_t at = comparison_setting ? PV_MAX : 0;

    frames[comparison_setting] = (uint16_t)(machine_frames() - started);
    scores[comparison_setting] = think_score;
    comparison_run_reached[comparison_setting] = think_reached;
    comparison_run_length[comparison_setting] = think_line_length();
    memcpy(host_memory + NODES_AT + 4 * comparison_setting, &budget_counted, 4);
    cuts[comparison_setting] = search_cuts;
    first_cuts[comparison_setting] = search_first_move_cuts;
    for (n = 0; n < PV_MAX; ++n) {
        think_line_move(n);
        comparison_run_line_lo[at + n] = (uint8_t)move;
        comparison_run_line_hi[at + n] = (uint8_t)(move >> 8);
    }
}

void comparison_take(uint8_t setting)
{
    comparison_score = scores[setting];
    comparison_frames = frames[setting];
}

uint8_t comparison_percent(uint8_t setting)
{
    return cuts[setting] ? (uint8_t)(100ull * first_cuts[setting] / cuts[setting]) : COMPARISON_NO_CUTS;
}

uint8_t comparison_compare(void)
{
    uint32_t nodes[WORKSHOP_SETTINGS];
    uint8_t more;
    uint64_t ratio;

    memcpy(nodes, host_memory + NODES_AT, sizeof nodes);
    if (!nodes[0] || !nodes[1]) {
        return COMPARISON_NONE;
    }
    more = nodes[1] > nodes[0];
    ratio = 10ull * nodes[more] / nodes[!more];
    comparison_tenths = ratio > 0xFFFF ? 0xFFFF : (uint16_t)ratio;
    return more;
}

/* ---- the tree ---- */

void tree_show_page(void)
{
    page_open_workshop();
}

void tree_bar(void)
{
    frame_bar(255);
    screen_state(SCREEN_PLAY);
}

void tree_nodes(uint8_t n)
{
    uint32_t nodes = children_nodes[0][n] | (uint32_t)children_nodes[1][n] << 8 | (uint32_t)children_nodes[2][n] << 16;
    char text[12];
    char *at = text + sizeof text - 1;

    *at = 0;
    do {
        *--at = (char)('0' + nodes % 10);
        nodes /= 10;
    } while (nodes);
    line_text(at);
}

/* ---- the visible tree ---- */

int16_t watch_x, watch_y;

uint8_t watch_is_less(void)
{
    return watch_x < watch_y;
}

void watch_frame(const Layout *layout)
{
    screen_open(layout);
}
