/* pages.c: leads from page to page of the workshop (pages.h). */
/* SPDX-License-Identifier: MIT */
#include "shell/overlay.h"
#include "shell/workshop/children.h"
#include "shell/workshop/comparison_data.h"
#include "shell/workshop/pages.h"
#include "shell/workshop/settings.h"
#include "shell/workshop/trace_data.h"
#include "shell/workshop/tree_browser.h"
#include "shell/workshop/watch_data.h"

/* By page, from PAGE_SETTINGS on */
static const struct {
    uint8_t overlay;
    uint8_t (*run)(void);
} pages[] = {
    { OVERLAY_WORKSHOP, workshop_again },
    { OVERLAY_COMPARE, comparison_open },
    { OVERLAY_COMPARE, comparison_show },
    { OVERLAY_TREE, tree_begin },
    { OVERLAY_CHILDREN, children_open },
    { OVERLAY_TREE, tree_choose },
    { OVERLAY_TRACE, trace_open },
    { OVERLAY_WATCH, watch_run }
};

uint8_t workshop_run(void)
{
    uint8_t next = workshop_choose();

    while (next >= PAGE_SETTINGS) {
        next = overlay_go(pages[next - PAGE_SETTINGS].overlay, pages[next - PAGE_SETTINGS].run);
    }
    return next;
}
