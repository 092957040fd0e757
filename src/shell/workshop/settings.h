/* settings.h: the part SHOP: the workshop. Two settings of the search, A and B, each with techniques switched off one
 * by
 * one, think about the position on the board: what do they find, and at what cost?
 *
 * settings.c is the page of settings; it opens the frame of the search and leads to the part BENCH
 * (workshop/comparison_data.h), which
 * leads back. The settings are in the glass box, which outlives both.
 */
#ifndef SHELL_WORKSHOP_SETTINGS_H
#define SHELL_WORKSHOP_SETTINGS_H

#include <stdint.h>

#include "../disk/probe_page.h"

uint8_t settings_run(void); /* OBEY_ */

/* ---- what both parts know ---- */

#define WORKSHOP_SETTINGS 2
#define WORKSHOP_DEPTHS 9
#define workshop_without ((uint8_t *)(PROBE_PAGE + PROBE_WORKSHOP_WITHOUT)) /* two bytes each */
#define workshop_depth (*(uint8_t *)(PROBE_PAGE + PROBE_WORKSHOP_DEPTH))
#define workshop_open_tree (*(uint8_t *)(PROBE_PAGE + PROBE_WORKSHOP_TREE)) /* 0 A, 1 B: whose tree is walked */

/* The frame: a row and a band for each depth, then what was found. A has the columns before the middle, B those behind
 * it. */
#define WORKSHOP_NAMES_ROW 1
#define WORKSHOP_DEPTHS_ROW 3
#define WORKSHOP_SCORE_ROW (WORKSHOP_DEPTHS_ROW + 2 * WORKSHOP_DEPTHS)
#define WORKSHOP_SECONDS_ROW (WORKSHOP_SCORE_ROW + 1)
#define WORKSHOP_CUTS_ROW (WORKSHOP_SCORE_ROW + 2)
#define WORKSHOP_TABLE_ROW (WORKSHOP_SCORE_ROW + 3)
#define WORKSHOP_MIDDLE 14
#define WORKSHOP_RIGHT 18

/* ---- within the part ---- */

#define WORKSHOP_THINK 0x80
uint8_t workshop_choose(void);   /* WORKSHOP_THINK: the frame is open and the search wanted; or OBEY_ */
void workshop_show_page(void);        /* its frame */
void __fastcall__ workshop_put(const char *text); /* in the letters of the panel, at screen_row and screen_column */
uint8_t workshop_has_book(void); /* the game */

#endif
