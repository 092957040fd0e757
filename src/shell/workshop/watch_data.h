/* watch_data.h: the overlay WATCH: the visible tree. It shows, step by step, what the overlay TRACE has noted
 * (trace_data.h): the tree grows from left to right, a move with its value for every node; alpha and beta stand beside
 * it, and words say why a branch is cut. All values are those of A, the side to move on the board of the game.
 *
 * The overlay is large: it takes the memory of the engine, which is loaded again afterwards.
 *
 * An event is a node that is entered, with its value if it has no children, or a node whose children are done. The tree
 * at any event is made from the notes alone, so it can be walked forwards and backwards.
 *
 *   watch_state.c  the state after an event
 *   watch_tree.c   its picture
 *   watch_words.c  what is said about an event
 *   watch.c        the keys
 */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_WORKSHOP_WATCH_DATA_H
#define SHELL_WORKSHOP_WATCH_DATA_H

#include <stdint.h>

#include "plat/screen.h"
#include "shell/workshop/trace_data.h"

/* Shows the tree until the user leaves it. Returns PAGE_SETTINGS. */
uint8_t watch_run(void);

/* ---- watch_frame.s ---- */

/* Opens the frame, with a character set of its own in the memory of the transposition table. */
void watch_frame(const Layout *layout);
extern int16_t watch_x, watch_y;
uint8_t watch_is_less(void); /* 1: watch_x is less than watch_y */
#define WATCH_DARK 0x40 /* added to a code: the same character in the dark colour */
/* Lines, and the mark of a cut, as characters: = ( ! # ) * */
#define WATCH_ACROSS 0x3D
#define WATCH_TEE 0x28
#define WATCH_DOWN 0x21
#define WATCH_BRANCH 0x23
#define WATCH_CORNER 0x29
#define WATCH_CUT 0x2A

/* ---- watch_state.c ---- */

#define WATCH_NONE 255
#define WATCH_DONE 0x10 /* further flags of nodes (TRACE_): its value is known, */
#define WATCH_CLOSED 0x20 /* it is on a branch that was cut */

extern Trace *watch_trace;
extern TraceNode *watch_nodes;
extern uint8_t watch_count;     /* number of nodes in the notes */
extern uint8_t watch_next;      /* and of those that were entered */
extern uint8_t watch_ply;       /* of the last node that is open, */
extern uint8_t watch_path[TRACE_PLIES + 1]; /* and, by ply, the open nodes, and a leaf that was just entered */
extern uint8_t watch_node;      /* the node of the last event */
extern uint8_t watch_is_closed; /* 1: at this event all children of the node were done */
extern uint8_t watch_is_better; /* 1: its value is the best so far for its parent */
extern uint8_t watch_is_over;   /* 1: the root is done; the path is then the best line */
extern int16_t watch_alpha[TRACE_PLIES + 2]; /* by ply: what A, */
extern int16_t watch_beta[TRACE_PLIES + 2];  /* and what B is sure of */
extern uint8_t watch_best[TRACE_PLIES + 1];  /* by ply: best child so far of the open node, or WATCH_NONE */
extern uint16_t watch_boards;   /* number of boards so far */
extern uint8_t watch_row;       /* the last row of the tree with something in it */
extern uint8_t watch_cut_row[TRACE_MOST]; /* by node: the row of the moves that were cut; 0: none */

void watch_start(void);   /* before the first event */
void watch_advance(void); /* the next event, unless watch_is_over */

uint8_t watch_has_children(uint8_t n); /* 1: node n has children in the notes */
uint8_t watch_is_cut(const TraceNode *node); /* 1: the node was left before all its moves were searched */
/* These append to the line: */
void watch_value(void);     /* the value watch_x: "+12", "0" or "WIN" */
void watch_move(uint8_t n); /* the move of node n */

/* ---- watch_tree.c ---- */

void watch_open(void);   /* opens the frame, and draws the tree */
void watch_redraw(void); /* draws the whole tree */
void watch_draw(void);   /* draws what the last event has changed */

/* ---- watch_words.c ---- */

void watch_say(void); /* writes the three lines about the last event */

#endif
