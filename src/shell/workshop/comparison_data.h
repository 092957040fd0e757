/* comparison_data.h: the overlay COMPARE: searches with the two settings of the workshop (settings.h) and shows their
 * results.
 *
 * The search uses the memory of the overlay. So the code that must stay during the search (comparison_run.c) comes with
 * the overlay but is moved to the player/missile memory (asm/shell/workshop/search_start.s). After the search the
 * overlay is loaded again, and comparison.c shows the results. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_WORKSHOP_COMPARISON_DATA_H
#define SHELL_WORKSHOP_COMPARISON_DATA_H

#include <stdint.h>

#include "engine/search_state.h"
#include "shell/workshop/settings.h"

/* ---- resident during the search: comparison_run.c, asm/shell/workshop/comparison_counts.s ---- */

extern uint8_t comparison_setting;  /* the setting that searches: 0 A, 1 B */
extern uint8_t comparison_run_row;  /* screen row of the current depth */

/* Searches with both settings, depth by depth. Returns PAGE_RESULTS; or COMMAND_ if ESC was pressed. */
uint8_t comparison_search(void);

/* The result of each setting, at the last depth it completed. */
extern uint8_t comparison_run_reached[WORKSHOP_SETTINGS]; /* a depth, or COMPARISON_BOOK */
#define COMPARISON_BOOK 0xFF
/* Number of moves of the principal variation; 0: no result. In the two arrays below, the moves of A start at index 0,
 * those of B at PV_MAX. */
extern uint8_t comparison_run_length[WORKSHOP_SETTINGS];
extern uint8_t comparison_run_line_lo[WORKSHOP_SETTINGS * PV_MAX];
extern uint8_t comparison_run_line_hi[WORKSHOP_SETTINGS * PV_MAX];

/* Switches the techniques with these WITH_ bits (engine/techniques.h) on for the next search, or with 0 off again. On
 * the Atari the engine has none of them: this changes its code (asm/shell/workshop/comparison_with.s). */
void __fastcall__ comparison_with(uint8_t bits);

/* Searches once, with these techniques (comparison_line.c), and shows the number of nodes. */
void __fastcall__ comparison_run_search(uint8_t with);
/* For the changed code. LINE_SEARCHED: the position two plies earlier was searched; LINE_CONTINUES: this search begins
 * with what that one has found; 0: neither. comparison_expected: the move to begin with, or 0. */
extern uint8_t comparison_line;
extern uint16_t comparison_expected;
#define LINE_CONTINUES 1
#define LINE_SEARCHED 2

void comparison_run_start(void); /* starts the timer; from now on the number of nodes is shown during the search */
void comparison_run_stop(void);  /* shows the final number of nodes */
void comparison_run_keep(void);  /* stores the result of comparison_setting */

/* ---- in the overlay ---- */

/* Moves the code that stays, and calls comparison_search. The frame of the comparison is open. */
uint8_t comparison_open(void);

/* Shows the results. Returns PAGE_SETTINGS, PAGE_TREE or COMMAND_. */
uint8_t comparison_show(void);

/* comparison_take sets comparison_score and comparison_frames (time) to the results of a setting. */
extern int16_t comparison_score;
extern uint16_t comparison_frames;
void __fastcall__ comparison_take(uint8_t setting);

/* Percentage of cut-offs at the first move; COMPARISON_NO_CUTS: there were none. */
#define COMPARISON_NO_CUTS 0xFF
uint8_t __fastcall__ comparison_percent(uint8_t setting);

/* Compares the numbers of nodes. Returns the setting that has more, and sets comparison_tenths to ten times the ratio,
 * larger to smaller. COMPARISON_NONE: a setting has no nodes. */
#define COMPARISON_NONE 0x80
extern uint16_t comparison_tenths;
uint8_t comparison_compare(void);

#endif
