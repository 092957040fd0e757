/* state.h: the globals on which the verbs of a game work (verbs.h), and the storage that search and record share.
 *
 * On the 6502 the scalars are in zero page (asm/zp.inc), so a verb without arguments costs a plain call. Everything
 * indexed by ply is a byte array. "Row p" is the entry for ply p; row p of hash_key is hash_key[0][p] to
 * hash_key[5][p].
 *
 * Layers of the engine: a file includes and calls only files that come before it in this list, which
 * tests/text/layers.sh checks. (state.c and game_memory.c hold storage for headers of other files and may include
 * those.)
 *   game_memory state verbs game hooks random list list_best text points points_board position_error board_text
 *   board_text_end board_text_draw marks marks_side squares square_moves tt keys key_to_root pawns record record_trim
 *   perft
 *   search_state budget budget_slow techniques history node node_room tt_probe frontier frontier_gain pawns_frontier
 *   chance quiescence visit descend search book book_symmetry root
 *   iterate think double_threats forcing_search
 *   forcing weak_players level
 */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_STATE_H
#define ENGINE_STATE_H

#include <stdint.h>

#define PLIES 32      /* entries of every array indexed by ply; the root is ply 0 */
#define LIST_POOL 768 /* moves in all lists of one path together, at most */
#define LIST_PAGES 3  /* LIST_POOL in pages of 256 */
#define LIST_MOST 250 /* moves of one position, at most */
#define LIST_OVERLAY_SIZE 1536 /* bytes from list_pool on where a shell overlay may be while no moves are listed */
#define KEY_BYTES 6   /* of a hash key */
#define SIDES_MOST 4  /* players of one game, at most */

/* The result that make, no_moves, reset and read_position leave in `outcome`, for the side to move. */
#define OUTCOME_NONE 0     /* the game goes on */
#define OUTCOME_LOSS 1     /* the other side has won; only with two sides */
#define OUTCOME_DRAW 2     /* with more than two sides a draw for all, even sides that are out */
#define OUTCOME_WIN 3      /* with more than two sides the winner is always the side to move */
#define OUTCOME_ILLEGAL 4  /* only make: the move was illegal and nothing has changed */
#define OUTCOME_ESTIMATE 5 /* something random comes next: the search stops here and takes eval's estimate */
#define OUTCOME_CHANCE 6   /* dice are rolled next: GameInfo.gen_rolls lists the rolls (game.h) */

extern uint8_t ply;          /* distance from the root of the search; 0 is the root */
extern uint8_t side;         /* side to move: 0 moves first in a game, then 1, up to 3 */
extern uint8_t outcome;      /* OUTCOME_ of the position on the board */
extern uint16_t move;        /* the move a verb works on; only the game knows what it means */
extern int16_t score;        /* result of eval and frontier */
extern int16_t score_limit;  /* frontier: beta, a score that is enough; rank in quiescence: the gain a move needs */
extern uint8_t leaf_count;   /* frontier: positions looked at; FORCE_THREATS: threats left out */
extern uint8_t score_margin; /* GameInfo.eval_lazy: largest error of `score`; 0: exact */
extern uint8_t extend_ply;   /* make: 1 asks for an extension of one ply (a check) */
extern uint8_t rank_from;    /* rank: ordinals up to this one are ranked already */

/* The current list, to which generate and generate_noisy append. Ordinals count from 1, so that 0 can mean "no move":
 * list_lo[1], list_hi[1] and list_rank[1] belong to the first move. */
extern uint8_t move_count;
extern uint8_t *list_lo;
extern uint8_t *list_hi;
extern uint8_t *list_rank; /* move ordering: 1 (last) to 254 (first); 0: searched already, or left out */

#pragma zpsym ("ply")
#pragma zpsym ("side")
#pragma zpsym ("outcome")
#pragma zpsym ("move")
#pragma zpsym ("score")
#pragma zpsym ("score_limit")
#pragma zpsym ("leaf_count")
#pragma zpsym ("move_count")
#pragma zpsym ("list_lo")
#pragma zpsym ("list_hi")
#pragma zpsym ("list_rank")

/* History heuristic: how often, weighted by depth, quiet moves with this low byte caused a cut-off: 1 to
 * RANK_QUIET_MOST. game_rank may use it as the rank of quiet moves (history.c). */
#define RANK_HASH 255
#define RANK_KILLER 128
#define RANK_SECOND_KILLER 127
#define RANK_QUIET_MOST 126
#define RANK_LEAST 1 /* of a move that has not been searched */
extern uint8_t history[256];

/* The path from the root, by ply: the move made at that ply, and for each position its hash key and the number of
 * reversible plies directly before it. reversible_plies is 0 after an irreversible move (a capture, a pawn move): no
 * repetition reaches across it. */
extern uint8_t path_lo[PLIES];
extern uint8_t path_hi[PLIES];
extern uint8_t reversible_plies[PLIES];
extern uint8_t hash_key[KEY_BYTES][PLIES];

/* Clear memory that games expect to be zero: list_clear clears list_pool (for list_hi), state_clear also
 * reversible_plies. Called after something else, such as a shell overlay, has used that memory. */
void list_clear(void);
void state_clear(void);

/* Size of the pool of move lists, as the game asks for it with `lists` in its game.txt (disk/MEMORY.md): list_pages
 * pages each for list_lo, list_hi and list_rank. All lists of a path are in the pool, one after the other. The
 * search does not open a node whose list would start at page list_full or later.
 * A game that lists fewer than 256 moves on any path needs one page and never meets this limit. With two pages a list
 * must start before move 256, with three before move 512: the whole list then always fits. */
extern uint8_t list_pages;
extern uint8_t list_full;

/* Score of a draw, by side to move. think sets it from GameInfo.contempt: negative for the engine's side. */
extern int16_t draw_worth[SIDES_MOST];

/* The variant of the rules in force: an index into GameInfo.rules. */
extern uint8_t rules;

#endif
