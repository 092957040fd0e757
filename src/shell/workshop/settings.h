/* settings.h: the overlay WORKSHOP: the workshop. Two settings of the search, A and B, each with some techniques
 * switched off, search the position on the board: what do they find, and at what cost?
 *
 * settings.c shows the page of settings. It opens the frame of the comparison and loads the overlay COMPARE
 * (comparison_data.h), which leads back here. The settings are in the probe page, which no overlay overwrites. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_WORKSHOP_SETTINGS_H
#define SHELL_WORKSHOP_SETTINGS_H

#include <stdint.h>

#include "../disk/probe_page.h"

uint8_t settings_run(void); /* returns COMMAND_ (shell.h) */

/* ---- shared with COMPARE, CHILDREN and TREE ---- */

#define WORKSHOP_SETTINGS 2
#define WORKSHOP_DEPTHS 9 /* the largest search depth */
#define workshop_without ((uint8_t *)(PROBE_PAGE + PROBE_WORKSHOP_WITHOUT)) /* two bytes for each setting */
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

#define WORKSHOP_THINK 0x80
/* Lets the user change the settings. Returns WORKSHOP_THINK to start the comparison, whose frame is then open; or
 * COMMAND_. */
uint8_t workshop_choose(void);
void workshop_show_page(void); /* opens the frame of the page of settings */
/* Writes a text at screen_row and screen_column, in the capitals of the panel. */
void __fastcall__ workshop_put(const char *text);
uint8_t workshop_has_book(void); /* 1: the game has a book */

#endif
