/* record.h: the game so far: its start position, every move and every roll, and how it ended. Undo, redo and saves use
 * it; the shell and the commands of the host call it.
 *
 * The board is always at ply 0: after a move the position is written as text and read back, which also recomputes
 * everything the game updates incrementally. When a whole game is replayed (record_restore) that happens only at the
 * end, when the arrays indexed by ply are full, and after a move with a random part (MOVE_RANDOM).
 */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_RECORD_H
#define ENGINE_RECORD_H

#include <stdint.h>

#include "engine/state.h"

/* record_most is the number of moves there is memory for (`moves` in the game's game.txt). A longer game of two sides
 * ends as a draw. A game of more sides, which may have many moves per turn, continues with an empty record. */
#define RECORD_MOST 512
extern uint16_t record_most;
extern uint16_t *record_moves;

extern char *record_begin;    /* start position, as text */
extern uint16_t record_count; /* moves played */
extern uint16_t record_last;  /* moves stored, including those that redo can play again */
extern uint16_t record_seed;  /* seed of the rolls of a game with dice (chance.h), not 0: new for each game; saved */

/* Not 0: record_moves still has the moves of the previous game. shell/control/new_game.c sets this after record_start
 * and defines the meaning of its bits. */
extern uint8_t record_has_backup;

/* Not 0: the players, not the rules, have ended the game. RECORD_RESIGNED: the side to move has resigned;
 * RECORD_AGREED: a draw was agreed. The shell sets and clears it. While it is set, a view marks no legal moves. */
#define RECORD_RESIGNED 1
#define RECORD_AGREED 2
extern uint8_t record_resigned;
#define RECORD_IS_OVER (outcome | record_resigned) /* not 0: the game is over (OUTCOME_NONE is 0) */

/* Starts a game with the position on the board; clears record_has_backup. */
void record_start(void);

/* Plays `move`, which must be legal. Before that, GameInfo.draw_random, if the game has it, draws the random part of
 * the move and stores it in bits of `move`, so that the record can replay it. A move that already has its random part
 * stays as it is. */
void record_play(void);

/* Plays `move` on the board and in repetition_keys, not in the record. */
void record_try(void);

/* For games with dice. Returns 1 if the next move is forced; it is in `move`, for record_play. If `outcome` is
 * OUTCOME_CHANCE it is the next roll, otherwise the pass of a side that cannot use its roll. A roll depends only on
 * record_seed and record_count, so it is the same after an undo and in a loaded game. Clobbers random_seed and the
 * list. */
uint8_t record_draw_forced(void);

/* Drops the older half of a full record and returns the number of moves dropped. A game with many moves per turn calls
 * it so that the newer half can still be undone; otherwise record_play empties a full record. Linked only into games
 * that use it (record_trim.c). Keeps `move`. */
uint16_t record_trim(void);

/* Appends `move` without playing it, to load a game; record_restore then sets up the board. */
void record_append(void);

/* Sets `move` to move number n of the record, from 0. */
void record_move(uint16_t n);

/* Sets `move` to the last move that is not a roll. Returns 0 if there is none. */
uint8_t record_latest(void);

/* 1: the computer plays this side. */
extern uint8_t record_computer[SIDES_MOST];

/* Sets up the board from the record, whatever the board was before. record_chosen becomes the number of moves up to and
 * including the last move of a side that the computer does not play; 0: there is none. */
extern uint16_t record_chosen;
void record_restore(void);

/* Undo or redo one move or roll. Return 0 if there is none. */
uint8_t record_undo(void);
uint8_t record_redo(void);

/* Undoes the last chosen move with all rolls and forced passes after it. The game is replayed only once for all of
 * them. If only rolls and passes were played, undoes them all. Returns 0 if there was nothing to undo. Clobbers
 * `move`. */
uint8_t record_undo_choice(void);

/* Sets `outcome` if a running game ends by the lack of a legal move, threefold repetition or a full record. Otherwise
 * OUTCOME_NONE or OUTCOME_CHANCE stays; with OUTCOME_CHANCE the caller draws and plays the next roll. */
void record_update_outcome(void);

#endif
