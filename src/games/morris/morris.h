/* morris.h: the state of nine men's morris and what its files share.
 *
 * A point is 0 to 23, row by row from the top left (drawing in tables.c). So points 0 to 2, 3 to 5 and so on are the
 * horizontal lines, and point / 3 is the number of a point's line. Every point is on one horizontal line ("across") and
 * on one vertical line ("down", morris_down). A man is a CROSS (White, side 0) or a NOUGHT (Black, side 1).
 *
 * The idea that makes it fast: a line is one number below 27, its three points as digits to base 3. A cross on the
 * first, middle or last point adds 1, 3 or 9, a nought twice that (morris_power_across, morris_power_down). So
 * one comparison finds a mill, and tables of 27 bytes give a line's value and its empty point if two equal men share
 * it. The values include mobility, the free neighbours of the crosses minus those of the noughts. To compute it, add
 * up the degrees of all points a side occupies and subtract two for each pair of neighbouring men of that side; then
 * take the difference of the sides. Both terms are sums over lines. The value of a position is the sum over its 16
 * lines plus the values of the men (morris_nth_man). make updates it: a step changes three lines, placing a man two.
 *
 * A mill that `side` can close with its next move would normally need a quiescence search. eval values it instead: it
 * is worth about a man (morris_threat), or the game if the opponent has three men. So with one ply to go only moves
 * that close a mill are made; the others are scored by their lines, which is four times as fast.
 *
 * A move: the low byte has the point it ends on in bits 0 to 4. The high byte has the point it starts from, or HAND,
 * in bits 0 to 4. With MILL in the high byte a man is removed: the three low bits of its point are bits 5 to 7 of the
 * low byte. The other two are bits 5 and 6 of the high byte. */
/* SPDX-License-Identifier: MIT */
#ifndef MORRIS_H
#define MORRIS_H

#include "engine/game.h"
#include "engine/tt.h"

#define POINTS 24
#define ROW 3 /* points in a line */
#define LINES 16
#define DOWN 8 /* the first vertical line */
#define MEN_MOST 9 /* of a side */
#define MEN_LEAST 3 /* a side with fewer has lost; with exactly this many it flies */

#define EMPTY 0
#define CROSS 1 /* man of side 0 */
#define NOUGHT 2 /* man of side 1 */
#define man_of(of) ((uint8_t)((of) + 1))

/* States of a line; FULL times CROSS or NOUGHT is a mill. */
#define LINE_STATES 27
#define FULL 13 /* three crosses */

#define POINT 0x1F /* mask of a point in either byte of a move */
#define HAND POINTS
#define MILL 0x80

#define QUIET_MOST 100 /* plies without a removal: a draw */

/* Cycles of a node as `make cycles` measures them; a test compares this number with the measurement. */
#define MORRIS_CYCLES_PER_NODE 1084

/* Cycles of a node without extra cost (info.c), and the extra cost of the ending's own search, in such nodes. `make
 * extra-cost GAME=morris` fits them. */
#define MORRIS_CYCLES_LEAST 262
#define COST_EXACT 190 /* added between two polls while ending.c searches */

/* Phases of a game, 0 to 4: placing; both sides move; only crosses fly; only noughts fly; both fly. */
#define PLACING 0
#define MOVING 1
#define FLYING 4 /* both sides */
#define PHASES 5

/* The state (state.c). */
extern uint8_t morris_point[POINTS];
extern uint8_t morris_line[LINES]; /* state of each line */
extern uint8_t morris_men[2];  /* on the board */
extern uint8_t morris_hand[2]; /* still to place */
#pragma zpsym ("morris_point")
#pragma zpsym ("morris_line")
#pragma zpsym ("morris_men")
#pragma zpsym ("morris_hand")
extern int8_t morris_worth[LINE_STATES];  /* value of a line for the crosses, in the current phase */
extern uint8_t morris_phase[PLIES];
extern uint8_t morris_value_lo[PLIES];    /* value of the position for the crosses */
extern uint8_t morris_value_hi[PLIES];

#define morris_value() ((int16_t)(morris_value_lo[ply] | morris_value_hi[ply] << 8))

/* For each point: its vertical line; what a man there adds to its horizontal line and to its vertical line, by side;
 * and its neighbours in ascending order, MORRIS_WAYS entries, the unused ones NOWHERE. */
#define MORRIS_WAYS 4
#define NOWHERE 0xFF
extern const uint8_t morris_down[POINTS];
extern const uint8_t morris_power_across[2][POINTS];
extern const uint8_t morris_power_down[2][POINTS];
extern const uint8_t morris_next[POINTS][MORRIS_WAYS];

/* A two is a line with two men of one side and an empty point, the hole. By side and state: place of the hole, 1 to
 * 3, or 0 if the line is no two. morris_two is for assembly: both sides in one table, with 0x80 added for the
 * noughts. */
extern const uint8_t morris_hole[2][LINE_STATES];
extern const uint8_t morris_two[LINE_STATES];

/* A place is a point on a line: line * ROW + 0 to 2. morris_on_line: the point of a place. morris_beside: the two
 * neighbours of that point that are not on the line; the same one twice if there is only one. The place of a point on
 * its horizontal line is the point itself; morris_place_down is its place on the vertical line. */
extern const uint8_t morris_on_line[LINES * ROW];
extern const uint8_t morris_beside[2][LINES * ROW];
extern const uint8_t morris_place_down[POINTS];

/* Point of the man that a move with MILL removes. */
#define removed_of(lo, hi) ((uint8_t)((lo) >> 5 | ((hi) & 0x60) >> 2))

/* 1: the man on this point is in a mill. */
uint8_t morris_in_mill(uint8_t point);

/* 1: a man of `side` that goes from `from` (HAND: newly placed) to the empty point `to` closes a mill. */
uint8_t morris_closes(uint8_t from, uint8_t to);

/* 1: the side flies, which means that it may move to any empty point. Only for a side that has placed all its men. */
uint8_t morris_flies(uint8_t of);

/* 1: `side` can close a mill with its next move. */
uint8_t morris_can_close(void);

/* Returns the value of a mill that can be closed against a side. */
int16_t morris_threat(uint8_t against);

/* 1: a man of `side` that goes to the point makes a two, because a line there has one man of `side` and no other. */
uint8_t morris_can_answer(uint8_t point);

/* Copies the line values of a phase to morris_worth. */
void morris_set_phase(uint8_t phase);

/* morris_find_phase returns the phase of the position. morris_recount_value computes the value from scratch for the
 * current ply, which is slow and counted in poll_slow. */
uint8_t morris_find_phase(void);
void morris_recount_value(void);

/* Zobrist features: a point, + POINTS for a nought; the side to move; men still to place, of each side. */
#define CODE_SIDE (2 * POINTS)
#define CODE_HAND (CODE_SIDE + 1)
#define HANDS (MEN_MOST + 1)
#define CODES (CODE_HAND + 2 * HANDS)
extern uint8_t morris_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* morris_put_point writes the name of a point, two characters without a terminating 0, and returns the place after
 * it. morris_point_at reads a name and returns the point, or POINTS if it names none. */
char *morris_put_point(char *text, uint8_t point);
uint8_t morris_point_at(const char *text);

#endif
