/* comparison_data.h: the part BENCH: the settings of the workshop at work (workshop/settings.h), and what they have
 * found.
 *
 * The search is where the part was. So what must be there while it runs (comparison_run.c) comes with the part but
 * runs elsewhere
 * (asm/plat/atari/workshop_comparison.s); then the part is read again, and comparison.c shows the rest.
 */
#ifndef SHELL_WORKSHOP_COMPARISON_DATA_H
#define SHELL_WORKSHOP_COMPARISON_DATA_H

#include <stdint.h>

#include "engine/search_state.h"
#include "shell/workshop/settings.h"

/* ---- what stays ---- */

extern uint8_t comparison_setting;  /* the setting that thinks: 0 A, 1 B */
extern uint8_t comparison_run_row;  /* of the frame: its depth */

uint8_t comparison_search(void); /* with both, depth by depth. 1: the user has seen enough */

/* What each setting has found, at the last depth it came to the end of. */
extern uint8_t comparison_run_reached[WORKSHOP_SETTINGS]; /* a depth, or STAY_BOOK */
#define STAY_BOOK 0xFF
/* 0: none; moves of its line, which begins with PV_MAX times the setting */
extern uint8_t comparison_run_length[WORKSHOP_SETTINGS];
extern uint8_t comparison_run_line_lo[WORKSHOP_SETTINGS * PV_MAX];
extern uint8_t comparison_run_line_hi[WORKSHOP_SETTINGS * PV_MAX];

void comparison_run_start(void); /* the time runs, and the row is drawn as nodes are counted, */
void comparison_run_stop(void);  /* and once more, to the node */
void comparison_run_keep(void);  /* all that was found */

/* ---- the part ---- */

uint8_t comparison_show(void); /* what was found; BENCH_: where the user wants to go on */
#define COMPARISON_LEAVE 0
#define COMPARISON_SETTINGS 1
#define COMPARISON_TREE 0x80

/* What that setting has found. */
extern int16_t comparison_score;
extern uint16_t comparison_frames;
void __fastcall__ comparison_take(uint8_t who);

/* How many of a hundred cut-offs came with the first move; COMPARISON_NO_CUTS: there were none. */
#define COMPARISON_NO_CUTS 0xFF
uint8_t __fastcall__ comparison_percent(uint8_t who);

/* The nodes of both: who has more, and how many times ten times as many; COMPARISON_NONE: there is nothing to compare.
 * */
#define COMPARISON_NONE 0x80
extern uint16_t comparison_tenths;
uint8_t comparison_compare(void);

#endif
