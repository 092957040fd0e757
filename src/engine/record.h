/* record.h: the game so far: where it began, every move and every throw, and its end.
 *
 * The board always stands at ply 0: after a move the position is written out
 * and read back, which also recounts whatever a game keeps incrementally. When a
 * whole game is played again that happens only where the rows of the plies end.
 */
#ifndef ENGINE_RECORD_H
#define ENGINE_RECORD_H

#include <stdint.h>

#include "engine/state.h"

/* Moves that there is room for (menu.txt: `moves`). A longer game of two sides ends as a draw; of
 * more than two, which may have many moves a turn, it goes on with an empty record. */
#define RECORD_MOST 512
extern uint16_t record_most;
extern uint16_t *record_moves;

extern char *record_begin;    /* the position it began with, as text */
extern uint16_t record_count; /* moves played */
extern uint16_t record_last;  /* moves that redo can reach */
extern uint16_t record_seed;  /* what falls in a game with dice (chance.h): not 0; set with each new game, and saved */

/* not 0: what record_moves had before record_start is of use to somebody who set it then, in his own bits */
extern uint8_t record_has_backup;

/* How it ended without the rules: 0, the side to move has given up, or both agreed to a draw. Whoever ends or begins a
 * game says so here; a view marks no legal moves then. */
#define RECORD_RESIGNED 1
#define RECORD_AGREED 2
extern uint8_t record_resigned;
#define RECORD_IS_OVER (outcome | record_resigned) /* not 0: nobody has the move (state.h: OUTCOME_NONE is 0) */

/* Begins a game with the position on the board; record_has_backup is 0. */
void record_start(void);

/* Plays `move`, which must be legal. A game of chance first draws it, with
 * random.h, into bits of the move: so the record can play it again. A move that
 * is drawn stays as it is. */
void record_play(void);

/* 1: nobody has a choice in a game with dice, and `move` is what happens now, for record_play. Where `outcome` is
 * OUTCOME_CHANCE that is the throw that falls. It follows from record_seed and record_count alone, so it falls again
 * after an undo and when a game is read from a save. In a running game it is the pass of who cannot use his
 * throw. Clobbers random_seed and the list. */
uint8_t record_draw_forced(void);

/* In a full record, its older half is forgotten; returns how many moves that were. So a game of many moves a turn can
 * always take the other half back; where nobody asks for it record_play empties a full record. It goes with those games
 * that use it. Keeps `move`. */
uint16_t record_trim(void);

/* `move` is the next one, as a save has it; the board follows with record_restore. */
void record_append(void);

/* The nth move, 0 the first: sets `move`. */
void record_move(uint16_t n);

/* Sets `move` to the last one that is no throw. 0: there is none. */
uint8_t record_latest(void);

/* 1: the computer has this side. */
extern uint8_t record_computer[SIDES_MOST];

/* Sets the board up anew from the record, whatever became of it. record_chosen: moves up to the last of a side that the
 * computer does not have, that one with them; 0: there is none. */
extern uint16_t record_chosen;
void record_restore(void);

/* One move or throw back or forth. 0: there is none. */
uint8_t record_undo(void);
uint8_t record_redo(void);

/* record_undo for a move that somebody chose, and for the throws and passes behind it at once: the game is played
 * again, and once for all of them is soon enough. Where there is nothing else, one throw is left. Clobbers `move`. */
uint8_t record_undo_choice(void);

/* Sets `outcome`, for the side to move: also for no legal move, threefold
 * repetition and a full record. OUTCOME_CHANCE stays: a throw must be drawn and played. */
void record_update_outcome(void);

#endif
