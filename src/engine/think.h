/* think.h: finding a move: book, deepening, budgets, a choice among equals. */
#ifndef ENGINE_THINK_H
#define ENGINE_THINK_H

#include "engine/budget.h"
#include "engine/root.h"
#include "engine/state.h"

/* Beside the WITHOUT_ bits of search_state.h, in think_without. */
#define WITHOUT_SINGLE_REPLY 0x0100     /* a single legal move is searched like others */
#define WITHOUT_DEEPENING 0x0200 /* straight to the last depth */
#define WITHOUT_STEP_TWO 0x0800      /* every depth, not every second one */
#define WITHOUT_BOOK 0x0400
#define WITHOUT_FIND_MOVE 0x1000     /* no brain of the game's own, but where it takes one */
#define WITHOUT_NULL_MOVE 0x2000      /* no try at a pass */
#define WITHOUT_LMR 0x4000      /* all moves to the full depth */
#define WITHOUT_CANDIDATES 0x8000      /* all moves, near or not */

#define DEPTH_MOST (PLIES - 2)

/* Beyond it: think_depth of who does not search, in games that have them (weak_players.h). The book is not asked then.
 * */
#define DEPTH_RANDOM 0x80
#define DEPTH_WIN_OR_BLOCK 0x81

/* In, beside those of budget.h and root.h; the depth limit always holds. */
extern uint16_t think_without;
extern uint8_t think_depth;
extern uint8_t think_resumes; /* 1: a search of the same position that was stopped goes on */

/* Out */
extern uint16_t think_move;
extern int16_t think_score;
extern uint8_t think_reached;  /* depth of the last iteration that counts; 0: none */
extern uint8_t think_from_book;
extern const char *think_report_text; /* 0, or a brain's own words of how far it is */

/* Sets the limits above to no limit at all, no chance, all techniques. */
void think_defaults(void);

/* Sets them for a problem: a win within so many moves, whatever the other side does. No
 * time, nothing that may overlook one; a score is a win, or think_score is below SCORE_WON. */
void think_find_win(uint8_t moves);

/* Finds a move for the position on the board, which must not be over. 0: the
 * side to move has none; `outcome` says what that means. */
uint8_t think(void);

/* Moves of the best line, 1 and more after think; sets `move` to the nth. */
uint8_t think_line_length(void);
void think_line_move(uint8_t n);

/* For GameInfo.find_move, with the board as it was: `move`, worth `score`, is the best it has so far. It is
 * shown with think_reached and think_report_text, which the brain sets before; then `move` may be another. */
void think_report(void);

#endif
