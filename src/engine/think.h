/* think.h: finds a move for the position on the board: book, the game's own move finder, or iterative deepening within
 * a budget, with a random choice among nearly equal moves. The shell, the commands of the host and tests call it. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_THINK_H
#define ENGINE_THINK_H

#include "engine/budget.h"
#include "engine/root.h"
#include "engine/state.h"

/* Bits of think_without; the lower eight are in search_state.h. */
#define WITHOUT_SINGLE_REPLY 0x0100 /* search also when there is only one legal move */
#define WITHOUT_DEEPENING 0x0200    /* no iterative deepening: one iteration, to the last depth */
#define WITHOUT_STEP_TWO 0x0800     /* deepen by one ply, not by two */
#define WITHOUT_BOOK 0x0400
#define WITHOUT_FIND_MOVE 0x1000  /* without GameInfo.find_move; ignored with more than two sides */
#define WITHOUT_NULL_MOVE 0x2000  /* without GameInfo.prune */
#define WITHOUT_LMR 0x4000        /* without late-move reductions */
#define WITHOUT_CANDIDATES 0x8000 /* all moves instead of GameInfo.gen_candidates */

#define DEPTH_MOST (PLIES - 2)

/* Values of think_depth for the two opponents that do not search (weak_players.h); they do not use the book. */
#define DEPTH_RANDOM 0x80
#define DEPTH_WIN_OR_BLOCK 0x81
#define DEPTH_CLASSIC DEPTH_RANDOM /* in a game with one such opponent: the player of an older program (level.h) */

/* In; see also budget.h and root.h. */
extern uint16_t think_without; /* WITHOUT_ */
extern uint8_t think_depth;    /* the last depth: 1 to DEPTH_MOST, DEPTH_RANDOM or DEPTH_WIN_OR_BLOCK */
extern uint8_t think_resumes;  /* 1: resumes a stopped search of the same position */

/* Out */
extern uint16_t think_move;
extern int16_t think_score;
extern uint8_t think_reached;         /* depth of the last iteration that found a move; 0: none */
extern uint8_t think_from_book;       /* 1: think_move is a book move */
extern const char *think_report_text; /* progress message of the game's own move finder, or 0 */

/* Resets all parameters: no limits, no random choice, all techniques. */
void think_defaults(void);

/* Sets the parameters to solve a problem: find a forced win within `moves` moves. There is no time limit, and all
 * techniques that may overlook a win are off. After think there is a win if think_score is SCORE_WON or more. */
void think_find_win(uint8_t moves);

/* Finds a move for the position on the board; the game must not be over. Returns 1, or 0 if the side to move has no
 * legal move; `outcome` is then the result. */
uint8_t think(void);

/* The principal variation: think_line_length returns its length, 1 or more after think; think_line_move sets `move` to
 * its nth move, from 0. */
uint8_t think_line_length(void);
void think_line_move(uint8_t n);

/* For GameInfo.find_move: reports `move`, with `score`, as the best move so far. hook_iteration_done shows it with
 * think_reached and think_report_text, which the move finder sets before. The board must be as it was when find_move
 * was called. Clobbers `move`. */
void think_report(void);

#endif
