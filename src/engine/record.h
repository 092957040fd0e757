/* record.h: the game so far: its start position, every move and every roll, and how it ended. Undo, redo and saves use
 * it; the shell and the commands of the host call it.
 *
 * The board is always at ply 0: after a move the position is written as text and read back, which also recomputes
 * everything the game updates incrementally. When a whole game is replayed (record_restore) that happens only when the
 * arrays indexed by ply are full.
 */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_RECORD_H
#define ENGINE_RECORD_H

#include <stdint.h>

#include "engine/state.h"

/* record_most is the number of moves there is memory for (`moves` in the game's menu.txt). A longer game of two sides
 * ends as a draw. A game of more sides, which may have many moves per turn, continues with an empty record. */
#define RECORD_MOST 512
extern uint16_t record_most;
extern uint16_t *record_moves;

extern char *record_begin;    /* start position, as text */
extern uint16_t record_count; /* moves played */
extern uint16_t record_last;  /* moves stored, with those that redo can play again */
extern uint16_t record_seed;  /* of the rolls of a game with dice (chance.h), not 0: set for each new game, and saved */

/* Not 0: record_moves still has the moves of the previous game. shell/control/new_game.c sets this after record_start
 * and defines the meaning of its bits. */
extern uint8_t record_has_backup;

/* record_resigned says whether the players, not the rules, have ended the game. 0: no; RECORD_RESIGNED: the side to
 * move has resigned; RECORD_AGREED: a draw was agreed. The shell sets and clears it. A view marks no legal moves when
 * it is set. */
#define RECORD_RESIGNED 1
#define RECORD_AGREED 2
extern uint8_t record_resigned;
#define RECORD_IS_OVER (outcome | record_resigned) /* not 0: the game is over (OUTCOME_NONE is 0) */

/* Starts a game with the position on the board; clears record_has_backup. */
void record_start(void);

/* Plays `move`, which must be legal. A game with GameInfo.draw_random first draws the random part of the move into bits
 * of it, with random.h, so that the record can replay it. A move that is already drawn stays as it is. */
void record_play(void);

/* For games with dice. 1: the next move is not a choice; it is in `move`, for record_play. If `outcome` is
 * OUTCOME_CHANCE it is the roll. The roll depends only on record_seed and record_count, so it is the same after an undo
 * and in a loaded game. Otherwise it is the pass of a side that cannot use its roll. Clobbers random_seed and the
 * list. */
uint8_t record_draw_forced(void);

/* Drops the older half of a full record and returns the number of moves dropped. So a game with many moves per turn can
 * always undo the newer half; without this call record_play empties a full record. Linked only into games that use it
 * (record_trim.c). Keeps `move`. */
uint16_t record_trim(void);

/* Appends `move` without playing it, to load a game; record_restore then sets up the board. */
void record_append(void);

/* Sets `move` to the nth move, from 0. */
void record_move(uint16_t n);

/* Sets `move` to the last move that is not a roll. 0: there is none. */
uint8_t record_latest(void);

/* 1: the computer plays this side. */
extern uint8_t record_computer[SIDES_MOST];

/* Sets up the board from the record, whatever state it is in. record_chosen becomes the number of moves up to and
 * including the last one of a side that the computer does not play; 0: there is none. */
extern uint16_t record_chosen;
void record_restore(void);

/* Undoes or redoes one move or roll. 0: there is none. */
uint8_t record_undo(void);
uint8_t record_redo(void);

/* Undoes the last chosen move with all rolls and forced passes after it. The game is replayed only once for all of
 * them. If nothing else was played, undoes all of them. Clobbers `move`. */
uint8_t record_undo_choice(void);

/* Updates `outcome` of a running game: no legal move, threefold repetition, full record. OUTCOME_CHANCE stays unless
 * the game is drawn: the caller then draws and plays a roll. */
void record_update_outcome(void);

#endif
