/* backgammon.h: the state of backgammon and what its files share.
 *
 * The position is backgammon_at, the number of checkers of each side on each place. Each side counts its own way: 24 is
 * far, 1 near, 25 the bar, 0 borne off. So point p of a side is point 25 - p of the other, and a die always subtracts.
 *
 * A move is a whole play. Two different dice: the low byte is the place that the checker with the larger die leaves,
 * the high byte that with the smaller die, 0 for none. The order does not matter: the places determine the landings.
 * A double: PLAY_DOUBLE plus the number of the set of up to four places. A roll is MOVE_ROLL plus
 * larger die * 8 plus smaller die. In the start position each side rolls one die, and a roll is MOVE_ROLL plus White's
 * die * 8 plus Black's: the higher one begins and plays both, so this roll may change the side.
 *
 * Scores are points: POINT is a single game. */
/* SPDX-License-Identifier: MIT */
#ifndef BACKGAMMON_H
#define BACKGAMMON_H

#include "engine/game.h"

/* Cycles of a position that the network evaluates, with its share of finding the plays */
#define BACKGAMMON_CYCLES_LEAST 5300

/* Cycles of a node of the bench, which looks at few plays: most of them are for listing the plays */
#define BACKGAMMON_CYCLES_PER_NODE 21859

#define OFF 0
#define BAR 25
#define CHECKERS 15
#define STEPS 4 /* of a play, at most */
#define POINT 4000
#define SCORE_CAP (2 * POINT)
/* The move finder returns the high bytes of scores, because the shell takes 0x600 and more for a sure win. */
#define SHOWN_POINT 16
#define PLAY_DOUBLE 0x2000
#define IS_ROLL(move) ((uint8_t)((move) >> 8) & (MOVE_ROLL >> 8)) /* one byte: shorter with cc65 */

#define PLACES 64
#define PLACE_OF_BLACK 32
#define PLACE(owner, place) ((uint8_t)((owner) << 5 | (place)))
extern uint8_t backgammon_at[PLACES];
extern uint8_t backgammon_large; /* the dice, or 0 before the roll */
extern uint8_t backgammon_small;

/* For unmake, by ply: the roll, the side that moved, and a bit for each step that hit. */
extern uint8_t backgammon_roll_row[PLIES];
extern uint8_t backgammon_side_row[PLIES];
extern uint8_t backgammon_hit_row[PLIES];

/* The steps of a play, in falling order of the places they leave. */
extern uint8_t backgammon_steps;
extern uint8_t backgammon_from[STEPS];
extern uint8_t backgammon_die[STEPS];
void backgammon_decode(void); /* of `move`; needs the dice */
uint8_t backgammon_landing(uint8_t from, uint8_t die);

/* Calls a function for every different play of the roll, in canonical order, with the play in `move`; it returns 0 to
 * stop. A position that two plays lead to is found once. */
void backgammon_each(uint8_t (*found)(void));

/* Makes and unmakes the steps of `move` for `side` without anything else; returns the bits of the steps that hit. */
uint8_t backgammon_carry(void);
void backgammon_carry_back(uint8_t hits);

/* Single steps, for the view. may_step returns 1 if one is legal by itself; longest the steps of the longest play of a
 * double. */
uint8_t backgammon_may_step(uint8_t from, uint8_t die);
void backgammon_step(uint8_t from, uint8_t die);
uint8_t backgammon_longest(void);

/* Places as text: 24 to 1, bar, off. read_place sets backgammon_place and returns the length; 0: there is none. */
uint8_t backgammon_read_place(const char *text);
extern uint8_t backgammon_place;

void backgammon_find_outcome(void);
void backgammon_gen_rolls(void);
uint8_t backgammon_is_start(void); /* 1: the next roll says which side begins */
uint8_t backgammon_is_start_board(void);

/* Points that the winner has won; the game is over. */
uint8_t backgammon_points(void);

/* A match to MATCH_POINTS points: the points of White and Black before this game. score returns those of a side with
 * what it has won in this game, if that is over: by resigning one loses a gammon, or a single game after a checker is
 * off. */
#define MATCH_POINTS ((uint8_t)((uint8_t)(rules << 1) | 1))
extern uint8_t backgammon_won[2];
uint8_t backgammon_score(uint8_t owner);

/* A board that the reading verbs use, and the view while it is at work. */
extern uint8_t backgammon_buffer[PLACES];

/* The network (weights.c): rows of the first layer plus ZERO, in 32nds, and a row of weight 0; the hidden units' values
 * by half their sum; the output, the mean number of points, in 16ths, and its value in parts of POINT by its sum: 0 is
 * -2 points, POINT is 2 points. The two curves are symmetric, so of each there is the lower half: of the second one the
 * steps from CHANCE_LEAST on. */
#define HIDDEN 24
#define ROWS_A_PLACE 4
#define ROWS 208
#define ZERO 128
extern const uint8_t backgammon_rows[ROWS + 1][HIDDEN];
extern const int16_t backgammon_bias[HIDDEN];
#define SIGMOID_MIDDLE 128
extern const uint8_t backgammon_sigmoid[SIGMOID_MIDDLE + 1];
extern const int8_t backgammon_out[HIDDEN];
extern const int32_t backgammon_out_bias;
#define CHANCE_LEAST 1
#define CHANCE_MIDDLE 128
extern const uint8_t backgammon_chance_steps[CHANCE_MIDDLE];

/* The value of the second curve at step 0 to 255. */
int16_t backgammon_chance(uint8_t i);

/* The hidden units of the board that was evaluated last; the weights of the winning chance, in 16ths. */
extern uint8_t backgammon_hidden[HIDDEN];
extern const int8_t backgammon_win[HIDDEN];

/* Returns the winning chance of the side that rolls next by the hidden units, 1 to 99 per cent. */
uint8_t backgammon_win_percent(void);

/* Notes for the panel this chance of `side`, which rolls next; `move` has led there. noted returns White's chance, 1 to
 * 99 per cent, if that play is one of the last of the record, else 0; it changes `move`. Of a person's turn, note keeps
 * `move` as the hint, and its place in the record (low byte). */
void backgammon_note(void);
uint8_t backgammon_noted(void);
extern uint16_t backgammon_hint;
extern uint8_t backgammon_hint_at;

/* The record gives backgammon_changes, in thousandths of a point: what the dice gave each side, and what its choices
 * cost. The game must be over, and no shell overlay be in use. wait(0) is called before each play, and returns 1 to
 * stop: then count returns 0. The board is the same afterwards. */
extern int16_t backgammon_changes[4]; /* by BACKGAMMON_ | side */
#define BACKGAMMON_LUCK 0
#define BACKGAMMON_MOVES 2
uint8_t backgammon_count(uint8_t (*wait)(uint8_t frames));

/* The first roll of a game: sets `move` to the play of the book, and think_report_text to its name. Returns 0 if it is
 * another turn. */
uint8_t backgammon_opening(void);

/* To be called before a move is looked for: shell overlays may have used the memory of the network's tables. */
void backgammon_begin(void);

/* Sets `score` to the best that a play of the roll leads to, for the side to move, and leaf_count to the number of
 * plays (at most 255 are counted). A won game counts its points. */
void backgammon_best_reply(void);

/* The sum of sixteenths of `score` over the rolls; add_reply adds that of one roll, of two different dice twice. mean
 * returns minus their mean, in steps of 4. */
extern int16_t backgammon_sum;
void backgammon_add_reply(uint8_t is_twice);
int16_t backgammon_mean(void);

/* Sets `score` to the worth of the board for `side`, which has just moved; the other side rolls next. */
void backgammon_score_after(void);

/* GameInfo.find_move */
uint8_t backgammon_find_move(void);

#endif
