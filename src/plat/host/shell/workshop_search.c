/* workshop_search.c: the pages of the workshop that search, as in asm/shell/workshop/search_start.s. */
/* SPDX-License-Identifier: MIT */
#include "plat/screen.h"
#include "shell/workshop/children.h"
#include "shell/workshop/comparison_data.h"
#include "shell/workshop/trace_data.h"

static void players_off(void)
{
    screen_state(SCREEN_THINKING);
    screen_panel_lines = 0;
    screen_state(SCREEN_PLAY);
}

uint8_t comparison_open(void)
{
    players_off();
    return comparison_search();
}

uint8_t children_open(void)
{
    players_off();
    return children_run();
}

uint8_t trace_open(void)
{
    players_off();
    return trace_run();
}
