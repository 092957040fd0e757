/* trace_data.h: the overlay TRACE: searches the position and notes every node of the first plies, for the visible tree
 * (watch_data.h). It is the engine's own search that is noted: while it runs, the verbs make, unmake and frontier of
 * the game lead through this overlay. At all other times nothing of it is in memory, and the engine is the same.
 *
 * These searches use no transposition table. So the notes are in its memory, and stay until the next search. Like the
 * overlay COMPARE (comparison_data.h) this one moves its code to memory that the search leaves free. */
/* SPDX-License-Identifier: MIT */
#ifndef SHELL_WORKSHOP_TRACE_DATA_H
#define SHELL_WORKSHOP_TRACE_DATA_H

#include <stdint.h>

#include "plat/machine.h"
#include "shell/workshop/settings.h"

/* A node that was visited. Nodes are in the order of the search, so the children of a node come after it. */
typedef struct {
    uint8_t ply;   /* 0: the root */
    uint8_t flags; /* TRACE_ */
    uint8_t move_lo, move_hi; /* the move that leads to it */
    int16_t score; /* for A, the side to move at the root */
    uint8_t left;  /* moves that were listed, but not searched; with TRACE_BOARDS: boards that were counted here */
    uint8_t row;   /* for the overlay WATCH */
} TraceNode;

#define TRACE_IS_B 0x01   /* B, the other side, is to move */
#define TRACE_BOARDS 0x02 /* the game judged all moves at once, so its children are not in the tree */
#define TRACE_SOME 0x04   /* moves were left out, before all were listed */

/* Techniques that the tree never has, because they do not show in two or three plies or would search moves twice */
#define TRACE_WITHOUT (WITHOUT_TT | WITHOUT_PVS | WITHOUT_DEEPENING | WITHOUT_SINGLE_REPLY | WITHOUT_BOOK \
    | WITHOUT_FIND_MOVE | WITHOUT_NULL_MOVE | WITHOUT_LMR)
#define TRACE_PLIES 3     /* plies of the tree, or one less if it would have too many nodes */
#define TRACE_MOST 200    /* nodes */
#define TRACE_FIRST 40    /* of these, number that is reserved for the moves of the root */
#define TRACE_PLAIN_MOST 5000 /* nodes without alpha-beta that are counted at most */

typedef struct {
    uint8_t count;   /* number of nodes */
    uint8_t plies;
    uint8_t is_full; /* 1: there were more nodes than there is room for */
    uint8_t side;    /* A */
    uint16_t boards; /* number of nodes that the search has counted */
    uint16_t plain;  /* and without alpha-beta */
    uint8_t is_more; /* 1: that search was stopped before its end */
    uint8_t unused[7];
    TraceNode nodes[TRACE_MOST];
} Trace;
/* Entries of the transposition table, which are as long as a node, that have no nodes: those before `nodes`, and those
 * for a character set at the end (watch_frame.s) */
#define TRACE_OTHER (2 + 128)
#define trace ((Trace *)machine_tt_memory())

/* Moves the code that stays, and searches. Returns PAGE_WATCH, or PAGE_SETTINGS if it was stopped. */
uint8_t trace_open(void);

/* ---- resident during the search ---- */

uint8_t trace_run(void);

/* trace_note.c: what the search calls in place of the verbs of the game */
extern TraceNode *trace_nodes;
extern uint8_t trace_count;     /* number of nodes */
extern uint8_t trace_most;      /* nodes that there is room for, */
extern uint8_t trace_most_deep; /* and beyond the moves of the root */
extern uint8_t trace_plies;
extern uint8_t trace_is_full;
extern uint8_t trace_side;      /* the side to move at the root */
extern uint8_t trace_is_own;    /* 1: the game's own frontier, and not frontier_generic */
void trace_add(void);           /* notes the node at `ply` */
void trace_make(void);
void trace_unmake(void);
void trace_frontier(void);

/* trace_verbs.s: change the three verbs, and change them back */
void trace_on(void);
void trace_off(void);

/* trace_game.s: in between these call the game */
void trace_game_make(void);
void trace_game_unmake(void);
void trace_game_frontier(void);
uint8_t trace_listed(void); /* number of moves on the list of node `ply` */

#endif
