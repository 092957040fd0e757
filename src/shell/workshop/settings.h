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

uint8_t shop_run(void); /* OBEY_ */

/* ---- what both parts know ---- */

#define SHOP_SETTINGS 2
#define SHOP_DEPTHS 9
#define shop_without ((uint8_t *)(GLASS_BOX + GLASS_SHOP_WITHOUT)) /* two bytes each */
#define shop_depth (*(uint8_t *)(GLASS_BOX + GLASS_SHOP_DEPTH))
#define shop_tree (*(uint8_t *)(GLASS_BOX + GLASS_SHOP_TREE)) /* 0 A, 1 B: whose tree is walked */

/* The frame: a row and a band for each depth, then what was found. A has the columns before the middle, B those behind
 * it. */
#define SHOP_NAMES_ROW 1
#define SHOP_DEPTHS_ROW 3
#define SHOP_SCORE_ROW (SHOP_DEPTHS_ROW + 2 * SHOP_DEPTHS)
#define SHOP_SECONDS_ROW (SHOP_SCORE_ROW + 1)
#define SHOP_CUTS_ROW (SHOP_SCORE_ROW + 2)
#define SHOP_TABLE_ROW (SHOP_SCORE_ROW + 3)
#define SHOP_MIDDLE 14
#define SHOP_RIGHT 18

/* ---- within the part ---- */

#define SHOP_THINK 0x80
uint8_t shop_choose(void);   /* SHOP_THINK: the frame is open and the search wanted; or OBEY_ */
void shop_page(void);        /* its frame */
void __fastcall__ shop_put(const char *text); /* in the letters of the panel, at screen_row and screen_column */
uint8_t shop_has_book(void); /* the game */

#endif
