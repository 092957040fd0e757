/* state.h: the few globals on which the verbs of game.h work.
 *
 * On the 6502 the scalars live in zero page (asm/zp.inc), so a verb without
 * arguments costs a plain call. Everything indexed by ply is a byte array.
 *
 * A file of the engine includes and calls only what stands before it here (tests/text/layers.sh sees to it); state.c
 * and game_memory.c own what the headers of others name, and so may include them:
 *   game_memory state verbs game hooks random list list_best text position_error board_text tt record record_trim perft
 *   search_state budget budget_slow history node tt_probe frontier chance quiescence visit descend search book root
 *   think double_threats forcing_search
 *   forcing weak_players level
 */
#ifndef ENGINE_STATE_H
#define ENGINE_STATE_H

#include <stdint.h>

#define PLIES 32       /* rows of every array indexed by ply; the root is row 0 */
#define LIST_POOL 768  /* moves on all lists of one path together, at most */
#define LIST_PAGES 3   /* these are so many pages */
#define LIST_MOST 250  /* moves one position may have */
#define LIST_PART 768  /* bytes of the pool where a part of the shell may be while no moves are listed */
#define KEY_BYTES 6
#define SIDES_MOST 4   /* that play one game */

/* What make, settle, reset and read_position leave in `outcome`, seen from
 * the side to move. ILLEGAL: the move would have been against the rules and
 * nothing was changed. GUESS: chance has the next word, so the search goes no
 * further and takes what eval expects. CHANCE: chance has the next word, and the
 * game lists what it can say (dice, game.h). LOSS: the other side has won; with more than
 * two sides there is no such thing: who wins is on turn then, and that is a WIN. A DRAW is
 * everybody's, also of those who were out before. */
#define OUTCOME_NONE 0
#define OUTCOME_LOSS 1
#define OUTCOME_DRAW 2
#define OUTCOME_WIN 3
#define OUTCOME_ILLEGAL 4
#define OUTCOME_ESTIMATE 5
#define OUTCOME_CHANCE 6

extern uint8_t ply;      /* plies below the root of the search; 0 is the root */
extern uint8_t side;     /* side to move: 0 the first player, 1 the second, up to 3 */
extern uint8_t outcome;  /* OUTCOME_ of the position on the board */
extern uint16_t move;    /* the move a verb is about; opaque to the engine */
extern int16_t score;    /* what eval and frontier found */
extern int16_t score_limit;    /* frontier: a score that is enough; rank: a gain that is needed */
extern uint8_t leaf_count;   /* frontier: positions looked at */
extern uint8_t score_margin; /* GameInfo.eval_lazy: 0 when score is exact */
extern uint8_t extend_ply;   /* make: 1 when the position is worth a ply more */
extern uint8_t rank_from; /* rank: ordinals up to this one have their rank */

/* The list that generate and noisy append to. Ordinals count from 1, so that
 * ordinal 0 can say "no move": list_lo[1] belongs to the first move. */
extern uint8_t move_count;
extern uint8_t *list_lo;
extern uint8_t *list_hi;
extern uint8_t *list_rank; /* what to try first: 1 (last) to 254; 0 is "done" */

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

/* What the history of cut-offs says of a quiet move, by the low byte of the
 * move: 1 to RANK_QUIET_MOST. A game may use it for its ranks, or not. */
#define RANK_HASH 255
#define RANK_KILLER 128
#define RANK_SECOND_KILLER 127
#define RANK_QUIET_MOST 126
extern uint8_t history[256];

/* The path from the root: moves made, and how many reversible plies came
 * before each position (0 when the last move can never be taken back by
 * later moves, so that no repetition reaches across it). */
extern uint8_t path_lo[PLIES];
extern uint8_t path_hi[PLIES];
extern uint8_t reversible_plies[PLIES];
extern uint8_t hash_key[KEY_BYTES][PLIES];

/* Zeros where a game may rely on them: list_hi (list_clear), and reversible_plies
 * too (state_clear). Called when something else has used their memory. */
void list_clear(void);
void state_clear(void);

/* Where memory is scarce a game has as much as it asks for in its menu.txt (disk/MEMORY.md): `lists`, the pages one
 * part of the pool has. list_full is how many of them may be full before no further node is opened. A
 * game that lists fewer than 256 moves on any path needs one page and is never stopped; others need room for one
 * more list, so with two pages a list begins before move 256, with three before move 512, and none
 * ever ends behind the pool. */
extern uint8_t list_pages;
extern uint8_t list_full;

/* What a draw is worth, by side: think sets it from GameInfo.contempt for who thinks. */
extern int16_t draw_worth[SIDES_MOST];

/* The variant of the rules in force: an index into GameInfo.rules. */
extern uint8_t rules;

#endif
