/* search.h: one iteration of the search: principal-variation search over
 * alpha-beta, to a fixed depth, from the position on the board.
 *
 * think.c drives it: deepening, budgets, levels. search.c is the reference,
 * asm/engine/search.s its twin; both visit the same nodes in the same order.
 */
#ifndef ENGINE_SEARCH_H
#define ENGINE_SEARCH_H

#include "engine/state.h"

/* Techniques that can be switched off, in search_without. */
#define WITHOUT_ALPHABETA 0x01
#define WITHOUT_PVS 0x02
#define WITHOUT_HASH 0x04
#define WITHOUT_KILLERS 0x08
#define WITHOUT_HISTORY 0x10
#define WITHOUT_QUIESCENCE 0x20
#define WITHOUT_REPETITION 0x40
#define WITHOUT_RANK 0x80 /* canonical order where nothing else decides */

#define SCOUT_DEPTH 3 /* below it a null window saves nothing */
#define PASS_DEPTH 3  /* a pass is tried with so many plies to go, */
#define PASS_PLIES 3  /* and searched with so many less */
#define LATE_TRIED 2  /* moves of no merit that are tried before one is late */
#define HASH_DEPTH 2 /* nodes shallower than this are cheaper than the table */
#define LINE_MOST 8  /* moves of the best line that are kept */

/* In */
extern uint8_t search_without;   /* WITHOUT_ bits */
extern uint8_t search_depth;     /* 1 and more, below PLIES - 1 */
extern uint8_t search_first;     /* ordinal of the root move to try first, or 0 */
extern uint8_t search_noisy;     /* NOISY_ of the game, or 0: no quiescence */
extern void (*search_quiet)(void);       /* GameInfo.quiet */
extern void (*search_rough)(void);       /* GameInfo.rough */
extern void (*search_hunt)(void);        /* GameInfo.hunt, or 0 */
extern uint8_t (*search_may_pass)(void); /* GameInfo.may_pass, or 0 */
extern int16_t search_floor;     /* scores no better than this do not count: no move is best then */
extern uint8_t search_late;      /* GameInfo.late, or 0 */
extern uint8_t root_noise[256];  /* added to the score of a root move, by ordinal */
extern uint8_t root_skip[256];   /* 1: leave this root move out, by ordinal */

/* Out */
extern uint8_t search_best;      /* ordinal of the best root move; 0: none yet */
extern int16_t search_score;     /* its score, without the noise */
extern uint8_t search_stopped;   /* 1: search_poll ended it early */
extern uint8_t search_horizon;   /* 0: every line was played to its end */
extern uint8_t line_end[PLIES];  /* line_end[0]: moves of the best line */
extern uint8_t line_lo[LINE_MOST * LINE_MOST];
extern uint8_t line_hi[LINE_MOST * LINE_MOST];
extern uint32_t search_hits;     /* nodes the table answered */
extern uint32_t search_cuts;     /* nodes left by a cut-off */

/* Nodes left until search_poll is called: counted at every move made, and
 * for the leaves of a frontier together; poll_over of them were too many.
 * search_poll (think.c) does the book-keeping and says 1 to stop the search
 * at this very node. */
extern uint8_t poll_left;
extern uint8_t poll_over;
#pragma zpsym ("search_without")
#pragma zpsym ("search_noisy")
#pragma zpsym ("poll_left")
uint8_t search_poll(void);

/* Lists of a path stand one behind the other: opens the list of `ply`, or the
 * list of its parent again (frontier.c). */
void search_open_list(void);
void search_reopen_list(void);

/* The iteration itself. Leaves the board and ply as they were. */
void search_tree(void);

#endif
