/* search_state.h: the data that the files of the search share: parameters, results, and the node stack.
 *
 * The search is principal-variation search over alpha-beta with iterative deepening, without recursion: there is one
 * loop (search.c), and everything a recursive search would keep in local variables is in arrays indexed by ply, the
 * node stack. A node is described by the entries [ply] of these arrays.
 *
 * This header is storage only (search_state.c), so that the lower files need not know the upper ones:
 *
 *   think.c       book, iterative deepening, levels       calls  search, root, book, budget
 *   search.c      the loop: one iteration                 calls  descend, visit, node, tt_probe, history, budget
 *   descend.c     from a node to its child: window, make  calls  node
 *   visit.c       what to do with the new position        calls  quiescence, chance, node, tt, tt_probe, budget
 *   quiescence.c  nodes at depth 0                        calls  node
 *   chance.c      nodes before a roll of dice             calls  node, record
 *   node.c        list, move ordering, window, pv         calls  history
 *
 * Words: a leaf is a position that is only evaluated. A frontier node has one ply to go; game_frontier evaluates all
 * its moves. A scout is a search with a null window. An ordinal is the place of a move in its list, from 1.
 *
 * In assembly the loop is cut into the same files, but the pieces jump to each other: a return with a code and a test
 * of it would cost 15 cycles at every node. There, arrays of words are split into bytes, _lo and _hi
 * (asm/engine/search_state.inc).
 */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_SEARCH_STATE_H
#define ENGINE_SEARCH_STATE_H

#include "engine/state.h"

/* ---- in: how to search ---- */

/* Techniques that can be switched off, in search_without (`--without`, the workshop). */
#define WITHOUT_ALPHABETA 0x01
#define WITHOUT_PVS 0x02
#define WITHOUT_TT 0x04
#define WITHOUT_KILLERS 0x08
#define WITHOUT_HISTORY 0x10
#define WITHOUT_QUIESCENCE 0x20
#define WITHOUT_REPETITION 0x40
#define WITHOUT_RANK 0x80 /* no game_rank: canonical order, except for the move of the TT and killers */

#define SCOUT_DEPTH 3 /* a null window pays with at least this number of plies to go */
#define NULL_MOVE_DEPTH 3  /* a null move is tried with at least this number of plies to go, */
#define NULL_MOVE_REDUCTION 3  /* and searched this number of plies less deep, its own ply included */
#define LMR_AFTER 2  /* quiet moves searched to full depth before late-move reductions begin */
#define TT_MIN_DEPTH 2 /* with fewer plies to go, the transposition table (TT) costs more than it saves */
#define PV_MAX 8  /* moves of the principal variation that are stored */

extern uint8_t search_without;   /* WITHOUT_ bits */
extern uint8_t search_depth;     /* of this iteration: 1 to PLIES - 2 */
extern uint8_t search_first;     /* ordinal of the root move to try first: the best of the last iteration; or 0 */
extern uint8_t search_noisy;     /* NOISY_ of the game, or 0: no quiescence */
extern void (*search_gen_moves)(void);        /* GameInfo.gen_candidates, or game_generate */
extern void (*search_quiet)(void);       /* GameInfo.gen_quiet, or 0 */
extern void (*search_eval_lazy)(void);       /* GameInfo.eval_lazy, or 0 */
extern void (*search_gen_captures)(void);        /* GameInfo.gen_captures_ranked, or 0 */
extern uint8_t (*search_prune)(void);    /* GameInfo.prune, or 0 */
extern int16_t search_min_score;     /* alpha at the root: if no move scores better, search_best is 0 */
extern int16_t search_fallen;    /* if the best root move has this score or less, it has fallen (budget_fall) */
extern uint8_t search_lmr_depth;      /* GameInfo.lmr_depth, or 0 */
extern uint8_t (*search_chance)(uint8_t step); /* GameInfo.chance, or 0 */
/* Added to the score of a root move, by ordinal (root.c), at most 254; ROOT_SKIP: do not search this root move */
extern uint8_t root_random_bonus[256];
#define ROOT_SKIP 255
#pragma zpsym ("search_without")
#pragma zpsym ("search_noisy")

/* ---- out: what was found ---- */

extern uint8_t search_best;        /* ordinal of the best root move; 0: none yet */
extern int16_t search_score;       /* its score, without the random bonus */
extern uint8_t search_stopped;     /* 1: budget_poll ended the iteration early */
extern uint8_t search_hit_horizon; /* 0: all lines reached the end of the game: a deeper search finds the same */
/* Principal variations, one row of PV_MAX moves for each ply. The row of ply p has its moves at [p] to [pv_end[p] - 1];
 * pv_end[0] is the length of the principal variation of the root. */
extern uint8_t pv_end[PLIES];
extern uint8_t pv_lo[PV_MAX * PV_MAX];
extern uint8_t pv_hi[PV_MAX * PV_MAX];
extern uint32_t search_tt_hits;         /* nodes that the TT cut off */
extern uint32_t search_cuts;            /* beta cut-offs */
extern uint32_t search_first_move_cuts; /* beta cut-offs by the first move searched: a measure of the move ordering */

/* ---- the node stack: node_X[p] belongs to the node at ply p ---- */

extern uint8_t node_depth[PLIES];   /* plies left, 0 in quiescence */
extern uint8_t node_current[PLIES]; /* ordinal of the current move */
extern int16_t node_alpha[PLIES];   /* the window, for the side to move */
extern int16_t node_beta[PLIES];
extern int16_t node_best[PLIES];         /* the best score so far */
extern uint8_t node_best_ordinal[PLIES]; /* ordinal of the move with that score; 0: none */
extern uint8_t node_scouting[PLIES];     /* SCOUT_: how the current move is searched */
extern uint8_t node_bound[PLIES];        /* BOUND_ (tt.h): whether node_best is a bound or an exact score so far */
extern uint8_t node_count[PLIES];        /* moves on the list */
extern uint8_t node_first[PLIES];        /* ordinal of the TT's move, searched first, or 0 */
extern uint8_t node_ranked[PLIES];       /* 1: the list is ranked */
extern uint8_t node_staged[PLIES];       /* STAGED_: only the noisy moves are listed so far; 0: all moves are listed */
extern uint8_t node_quiet_tried[PLIES];  /* late quiet moves searched so far, LMR_AFTER at most; or LMR_OFF */
extern uint16_t node_list[PLIES];        /* where its list starts in the pool */
extern uint8_t *node_slot[PLIES];        /* its entry of the TT */

#define STAGED_ALL 1     /* all quiet moves will be listed */
#define STAGED_PRUNED 2  /* PRUNE_QUIET: only a few quiet moves will be listed */
#define ORDINAL_NONE 255 /* in node_best_ordinal: node_best is the score of the position itself, not of a move */

#define SCOUT_NONE 0
#define SCOUT_WINDOW 1    /* null window: is the move better than the best so far? */
#define SCOUT_REDUCED 2   /* null window and one ply less: a late-move reduction */
#define SCOUT_NULL_MOVE 3 /* null window at beta: the current move is a null move */
#define SCOUT_CHANCE 4    /* a chance node: its moves are rolls */

/* In node_quiet_tried: no late-move reductions at this node, the root or a node after an extended move (a check). */
#define LMR_OFF 0x80

/* Results of visit_node and of the search steps of GameInfo.chance. */
#define VISIT_SCORE 0 /* `score` is the score of the node for `side`; go back to the parent */
#define VISIT_LIST 1  /* the node has a list to search */
#define VISIT_CHILD 2 /* a null move or a roll was made: count and visit the new node */

#endif
