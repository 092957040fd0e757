/* settings.h: the overlay WORKSHOP: the workshop. Two settings of the search, A and B, each with some techniques
 * switched off, search the position on the board: what do they find, and at what cost?
 *
 * settings.c shows the page of settings. It opens the frame of the comparison; the overlay COMPARE (comparison_data.h)
 * follows. The settings are in the probe page, which no overlay overwrites. pages.h leads from page to page. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_WORKSHOP_SETTINGS_H
#define SHELL_WORKSHOP_SETTINGS_H

#include <stdint.h>

#include "../disk/probe_page.h"

/* ---- the pages of the workshop: each returns the next one, or COMMAND_ (shell.h) ---- */

#define PAGE_SETTINGS 0x80 /* workshop_again */
#define PAGE_SEARCH 0x81   /* comparison_open */
#define PAGE_RESULTS 0x82  /* comparison_show */
#define PAGE_TREE 0x83     /* tree_begin */
#define PAGE_CHILDREN 0x84 /* children_open */
#define PAGE_LIST 0x85     /* tree_choose */
#define PAGE_TRACE 0x86    /* trace_open */
#define PAGE_WATCH 0x87    /* watch_run */

/* ---- shared with COMPARE, CHILDREN and TREE ---- */

#define WORKSHOP_SETTINGS 2
#define WORKSHOP_DEPTHS 9 /* the largest search depth */
#define workshop_without ((uint8_t *)(PROBE_PAGE + PROBE_WORKSHOP_WITHOUT)) /* two bytes for each setting */
/* The bit of WITHOUT_SINGLE_REPLY, which all searches of the workshop have: 0 if the player of 1983 finds the move */
#define WORKSHOP_NO_CLASSIC WITHOUT_SINGLE_REPLY
/* For each setting the techniques that are switched on and do not play by default: WITH_ (engine/techniques.h) */
extern uint8_t workshop_with[];
#define workshop_depth (*(uint8_t *)(PROBE_PAGE + PROBE_WORKSHOP_DEPTH))
/* the setting whose tree is shown: 0 A, 1 B */
#define workshop_open_tree (*(uint8_t *)(PROBE_PAGE + PROBE_WORKSHOP_TREE))

/* The frame of the comparison: a text row and a row of bars for each depth, then the results. A has the columns before
 * the middle, B those after it. */
#define WORKSHOP_NAMES_ROW 1
#define WORKSHOP_DEPTHS_ROW 3
#define WORKSHOP_SCORE_ROW (WORKSHOP_DEPTHS_ROW + 2 * WORKSHOP_DEPTHS)
#define WORKSHOP_SECONDS_ROW (WORKSHOP_SCORE_ROW + 1)
#define WORKSHOP_CUTS_ROW (WORKSHOP_SCORE_ROW + 2)
#define WORKSHOP_TABLE_ROW (WORKSHOP_SCORE_ROW + 3)
#define WORKSHOP_MIDDLE 14
#define WORKSHOP_RIGHT 18
#define WORKSHOP_BAR_BYTES 7 /* bytes of each bar */

/* ---- inside the overlay ---- */

/* Lets the user change the settings. Returns PAGE_SEARCH to start the comparison, whose frame is then open; PAGE_TRACE
 * for the visible tree; or COMMAND_. The bar is at the visible tree; with workshop_again it is at the techniques. */
uint8_t workshop_choose(void);
uint8_t workshop_again(void);
void workshop_show_page(void); /* opens the frame of the page of settings */
/* Writes a text at screen_row and screen_column, in the capitals of the panel. */
void __fastcall__ workshop_put(const char *text);
uint8_t workshop_has_book(void); /* 1: the game has a book */

#endif
