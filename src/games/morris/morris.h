/* morris.h: what the parts of nine men's morris share.
 *
 * Points are 0 to 23, row by row from the top left as the rules number them, so that each row of three is a line, and
 * point / 3 is its number; every point stands in one line across and in one up and down (morris_down). A man is
 * CROSS or NOUGHT.
 *
 * What makes it fast: a line of three points is one number below 27, its men as digits to the base of 3. A man on an
 * end, in the middle or on the other end adds 1, 3 or 9 for a cross and twice that for a nought (morris_power). So a
 * table of 27 bytes knows all that can be said of a line: two men and an empty point, a mill, and room to move as well,
 * because the empty points beside the crosses less those beside the noughts are what the degrees of their points are,
 * less two for each pair of neighbours of one side, and both add up line by line. The worth of a position is a sum over
 * 16 lines and over the men; make keeps it, by ply, and a step changes three lines, a man from the hand two.
 *
 * A mill that `side` can close with its next move is what would be played out in quiescence. Eval judges it instead: it
 * is worth about a man (morris_threat), or the game where the other side has three. So a position with one ply to go
 * needs no move made but those that close a mill, and is four times as cheap.
 *
 * A move has the point it ends on in its low byte, bits 0 to 4, and the one it begins on, or HAND, in its high byte,
 * bits 0 to 4. MILL in the high byte: a man is removed; the three low bits of his point are bits 5 to 7 of the low
 * byte, the other two bits 5 and 6 of the high byte.
 */
#ifndef MORRIS_H
#define MORRIS_H

#include "engine/game.h"
#include "engine/tt.h"

#define POINTS 24
#define ROW 3 /* points in a line */
#define LINES 16
#define DOWN 8 /* the first line that goes up and down */
#define MEN_MOST 9 /* of a side */
#define MEN_LEAST 3 /* with fewer a side has lost, with so many it flies */

#define EMPTY 0
#define CROSS 1 /* of side 0 */
#define NOUGHT 2 /* of side 1 */
#define man_of(of) ((uint8_t)((of) + 1))

/* States of a line. */
#define LINE_STATES 27
#define FULL 13 /* three crosses; times NOUGHT: three noughts */

#define POINT 0x1F /* of either byte of a move */
#define HAND POINTS
#define MILL 0x80

#define QUIET_MOST 100 /* plies without a removal are a draw */

#define MORRIS_CYCLES_PER_NODE 1084

/* A node without its toll (info.c), and the tolls in such nodes: `make tolls GAME=morris` fits them. */
#define MORRIS_CYCLES_LEAST 262
#define COST_EXACT 190 /* between polls of the ending's search, which makes no moves of the tree's */

/* Phases of a game: men are placed; both sides move; crosses, noughts, both fly. */
#define PLACING 0
#define MOVING 1
#define FLYING 4 /* both */
#define PHASES 5

/* The state, in state.c. */
extern uint8_t morris_point[POINTS];
extern uint8_t morris_line[LINES];
extern uint8_t morris_men[2];  /* on the board */
extern uint8_t morris_hand[2]; /* not on it yet */
#pragma zpsym ("morris_point")
#pragma zpsym ("morris_line")
#pragma zpsym ("morris_men")
#pragma zpsym ("morris_hand")
extern int8_t morris_worth[LINE_STATES];  /* of a line for the crosses, in the phase on the board */
extern uint8_t morris_phase[PLIES];
extern uint8_t morris_value_lo[PLIES];    /* what the position is worth for the crosses */
extern uint8_t morris_value_hi[PLIES];

#define morris_value() ((int16_t)(morris_value_lo[ply] | morris_value_hi[ply] << 8))

/* The line up and down through a point; what a man there adds to his line across, and to that one, by side; and his
 * neighbours: MORRIS_WAYS of them, in order, NOWHERE for none. */
#define MORRIS_WAYS 4
#define NOWHERE 0xFF
extern const uint8_t morris_down[POINTS];
extern const uint8_t morris_power_across[2][POINTS];
extern const uint8_t morris_power_down[2][POINTS];
extern const uint8_t morris_next[POINTS][MORRIS_WAYS];

/* Two men of a side and an empty point, by its state: where in the line that is, 1 to 3, or 0. For
 * assembly, of both sides at once, with 0x80 for the noughts. */
extern const uint8_t morris_hole[2][LINE_STATES];
extern const uint8_t morris_two[LINE_STATES];

/* Places in lines, line * ROW + 0 to 2: the point; its neighbours that are not on this line, or twice the one there is.
 * The place of a point in its line across is the point itself, in the other line morris_place_down. */
extern const uint8_t morris_on_line[LINES * ROW];
extern const uint8_t morris_beside[2][LINES * ROW];
extern const uint8_t morris_place_down[POINTS];

/* Of a move with MILL: the point of the man who is removed. */
#define removed_of(lo, hi) ((uint8_t)((lo) >> 5 | ((hi) & 0x60) >> 2))

/* 1: the man there is in a mill. */
uint8_t morris_in_mill(uint8_t point);

/* 1: a man of this kind who comes from `from` (HAND: from nowhere) to the empty point `to` closes a mill there. */
uint8_t morris_closes(uint8_t from, uint8_t to);

/* 1: a side with no men in hand may go to any empty point. */
uint8_t morris_flies(uint8_t of);

/* 1: `side` can close a mill with its next move. */
uint8_t morris_can_close(void);

/* What a mill is worth that can be closed against a side. */
int16_t morris_threat(uint8_t against);

/* 1: a line through the point has a man of `side` and nobody else: who goes there makes a two. */
uint8_t morris_can_answer(uint8_t point);

/* Makes morris_worth that of a phase. */
void morris_set_phase(uint8_t phase);

/* The phase of the men on the board and in hand, and row ply of the value, from the beginning, which is dear
 * (poll_slow). */
uint8_t morris_find_phase(void);
void morris_weigh(void);

/* Codes for the hash: a point, + POINTS for a nought; the side to move; men in hand, of one side and the other. */
#define CODE_SIDE (2 * POINTS)
#define CODE_HAND (CODE_SIDE + 1)
#define HANDS (MEN_MOST + 1)
#define CODES (CODE_HAND + 2 * HANDS)
extern uint8_t morris_random[CODES + (KEY_BYTES - 1) * ZOBRIST_STEP];

/* The name of a point, two signs, without an end mark; and the point of a name, or POINTS. */
char *morris_put_point(char *text, uint8_t point);
uint8_t morris_point_at(const char *text);

#endif
