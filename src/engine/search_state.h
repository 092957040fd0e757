/* search_state.h: what the files of the search share: how it is to search, its rows,
 * one a ply, and what it found. Storage and nothing else (search_state.c), so that
 * history.c, tt_probe.c and node.c need none of those who call them:
 *
 *   think.c    deepening, levels, book       over  search, root, book, budget
 *   search.c   the loop: one iteration       over  descend, enter, node, table, budget
 *   visit.c    the position after a move     over  quiescence, chance, node, table, budget
 *   descend.c  from a node to its child      over  node
 *   chance.c   a row of throws               over  node, record
 *   node.c     one row: its list, its line   over  order
 *
 * In assembly the loop is cut the same way, but its parts jump to each other:
 * a return with a code and a look at it would cost every node 15 cycles. There
 * words of two bytes are split into arrays _lo and _hi (asm/engine/search_state.inc).
 */
#ifndef ENGINE_SEARCH_STATE_H
#define ENGINE_SEARCH_STATE_H

#include "engine/state.h"

/* ---- in: how to search ---- */

/* Techniques that can be switched off, in search_without. */
#define WITHOUT_ALPHABETA 0x01
#define WITHOUT_PVS 0x02
#define WITHOUT_TT 0x04
#define WITHOUT_KILLERS 0x08
#define WITHOUT_HISTORY 0x10
#define WITHOUT_QUIESCENCE 0x20
#define WITHOUT_REPETITION 0x40
#define WITHOUT_RANK 0x80 /* canonical order where nothing else decides */

#define SCOUT_DEPTH 3 /* below it a null window saves nothing */
#define NULL_MOVE_DEPTH 3  /* a pass is tried with so many plies to go, */
#define NULL_MOVE_REDUCTION 3  /* and searched with so many less */
#define LMR_AFTER 2  /* moves of no merit that are tried before one is late */
#define TT_MIN_DEPTH 2 /* nodes shallower than this are cheaper than the table */
#define PV_MAX 8  /* moves of the best line that are kept */

extern uint8_t search_without;   /* WITHOUT_ bits */
extern uint8_t search_depth;     /* 1 and more, below PLIES - 1 */
extern uint8_t search_first;     /* ordinal of the root move to try first, or 0 */
extern uint8_t search_noisy;     /* NOISY_ of the game, or 0: no quiescence */
extern void (*search_gen_moves)(void);        /* GameInfo.gen_candidates, or game_generate */
extern void (*search_quiet)(void);       /* GameInfo.gen_quiet */
extern void (*search_eval_lazy)(void);       /* GameInfo.eval_lazy */
extern void (*search_gen_captures)(void);        /* GameInfo.gen_captures_ranked, or 0 */
extern uint8_t (*search_prune)(void);    /* GameInfo.prune, or 0 */
extern int16_t search_min_score;     /* scores no better than this do not count: no move is best then */
extern uint8_t search_lmr_depth;      /* GameInfo.lmr_depth, or 0 */
extern uint8_t (*search_chance)(uint8_t step); /* GameInfo.chance, or 0 */
extern uint8_t root_random_bonus[256];  /* added to the score of a root move, by ordinal */
extern uint8_t root_skip[256];   /* 1: leave this root move out, by ordinal */
#pragma zpsym ("search_without")
#pragma zpsym ("search_noisy")

/* ---- out: what was found ---- */

extern uint8_t search_best;      /* ordinal of the best root move; 0: none yet */
extern int16_t search_score;     /* its score, without the noise */
extern uint8_t search_stopped;   /* 1: budget_poll ended it early */
extern uint8_t search_hit_horizon;   /* 0: every line was played to its end */
extern uint8_t pv_end[PLIES];  /* pv_end[0]: moves of the best line */
extern uint8_t pv_lo[PV_MAX * PV_MAX];
extern uint8_t pv_hi[PV_MAX * PV_MAX];
extern uint32_t search_tt_hits;     /* nodes the table answered */
extern uint32_t search_cuts;     /* nodes left by a cut-off */
extern uint32_t search_first_move_cuts;   /* those of them that the first move cut off */

/* ---- the rows ---- */

extern uint8_t node_depth[PLIES];        /* plies left, 0 in quiescence */
extern uint8_t node_current[PLIES];      /* ordinal of the move in hand */
extern int16_t node_alpha[PLIES];        /* the window */
extern int16_t node_beta[PLIES];
extern int16_t node_best[PLIES];         /* the best score so far */
extern uint8_t node_best_ordinal[PLIES]; /* and the move it came from; 0: none */
extern uint8_t node_scouting[PLIES];     /* SCOUT_: the window of the move in hand */
extern uint8_t node_bound[PLIES];        /* BOUND_: what node_best is so far */
extern uint8_t node_count[PLIES];        /* moves on the list */
extern uint8_t node_first[PLIES];        /* ordinal the table wants first, or 0 */
extern uint8_t node_ranked[PLIES];       /* 1: the rest of the list is ranked */
extern uint8_t node_staged[PLIES];       /* STAGED_: the quiet moves are not listed yet; 0: they are */
extern uint8_t node_quiet_tried[PLIES];         /* moves of no merit tried, LMR_AFTER at most; LMR_OFF: all count */
extern uint16_t node_list[PLIES];        /* where the list begins in the pool */
extern uint8_t *node_slot[PLIES];        /* the entry of the table */

#define STAGED_ALL 1
#define STAGED_PRUNED 2 /* nor will they all be: PRUNE_QUIET */
#define ORDINAL_NONE 255 /* in node_best_ordinal: node_best is the position's own worth, no move's */

#define SCOUT_NONE 0
#define SCOUT_WINDOW 1 /* a null window: is the move better than the best so far? */
#define SCOUT_REDUCED 2 /* a null window, a ply less deep */
#define SCOUT_NULL_MOVE 3 /* a null window at beta for a pass */
#define SCOUT_CHANCE 4 /* the row's moves are throws */

/* In node_quiet_tried, of the root and of positions that got a ply more (a check):
 * every move of theirs may matter. */
#define LMR_OFF 0x80

/* What becomes of a node: answers of visit_node and of a step of chance. */
#define VISIT_SCORE 0 /* `score` is what the position is worth for `side` */
#define VISIT_LIST 1  /* a list to search */
#define VISIT_CHILD 2 /* a pass or a throw was made: this is another node, to be counted and entered */

#endif
