/* matchbox.h: the state of the matchboxes and what its files share: hexapawn against boxes of beads that learn.
 * Martin Gardner described them in 1962, after Donald Michie's matchboxes for noughts and crosses of 1961.
 *
 * For each position in which the boxes are to move there is a box with a bead for each move; mirror images share a
 * box. The boxes draw a bead at random. A bead that was removed is never drawn again, and an empty box gives the
 * round up.
 *
 * The idea: for the engine one game is the whole course of 60 rounds, White against the boxes. After each round
 * MOVE_AGAIN is the only move. It removes the bead that lost and sets the pawns up again. So beads and results are
 * part of the position, and undo, saves and replays just work. Speed matters little here: nothing is searched deeply,
 * and there is no assembly.
 *
 * A square is rank * 3 + file, 0 (a1) to 8 (c3). A move is from * 16 + to. */
/* SPDX-License-Identifier: MIT */
#ifndef MATCHBOX_H
#define MATCHBOX_H

#include "engine/game.h"
#include "engine/squares.h"

#define SQUARES 9
#define FILES 3

#define EMPTY 0
#define WHITE 1
#define BLACK 2

#define MOVE_AGAIN 0xFF
#define ROUNDS 60        /* of a course, */
#define MENACE_ROUNDS 50 /* and of one of MENACE: as many as the record holds, with ten moves a round */
#define COURSE_ROUNDS (rules ? MENACE_ROUNDS : ROUNDS)

#define BOXES 19
#define BEADS 4
#define NO_BEAD 0xFF
#define NO_BOX 0xFF

#define UNIT 10
#define MATCHBOX_CYCLES_PER_NODE 13898

extern uint8_t matchbox_square[SQUARES];
extern uint8_t matchbox_beads[BOXES];   /* bits: the beads left in each box */
extern uint8_t matchbox_last;           /* box * 4 + bead drawn last in this round, or NO_BEAD */
extern uint8_t matchbox_rounds;         /* number of finished rounds */
extern uint8_t matchbox_won[ROUNDS];    /* ROUND_, for the boxes */
#define ROUND_LOST 0
#define ROUND_WON 1
#define ROUND_DRAWN 2 /* only MENACE */

/* Result of this round; not OVER_NOT: MOVE_AGAIN is the only move. */
extern uint8_t matchbox_over;
#define OVER_NOT 0
#define OVER_WHITE 1 /* White has won the round */
#define OVER_BOXES 2
#define OVER_DRAW 3  /* only MENACE */
void matchbox_find_outcome(void); /* sets matchbox_over, and `outcome` for the whole course */

/* What unmake needs, by ply. */
extern uint8_t matchbox_taken[PLIES];    /* captured pawn; for MOVE_AGAIN: 1 if a bead was removed */
extern uint8_t matchbox_was_last[PLIES]; /* matchbox_last before the move */
extern uint8_t matchbox_was_lo[PLIES]; /* for MOVE_AGAIN: matchbox_code before it, as two bytes; */
extern uint8_t matchbox_was_hi[PLIES]; /* with WAS_BOXES if the boxes were to move */
#define WAS_BOXES 0x80

/* ---- boxes ---- */

typedef struct {
    uint16_t code;        /* the pawns as a number: matchbox_code */
    uint8_t move[BEADS];  /* the move of each bead; NO_BEAD after the last */
    uint8_t trap;         /* how many of the box's moves lose, in twelfths: 12 if the position is lost */
} Box;

extern const Box matchbox_box[BOXES];

uint16_t matchbox_code(void); /* returns the pawns as a number of nine digits to base 3; a1 is the lowest digit */
void matchbox_decode(uint16_t code); /* sets matchbox_square */
uint8_t matchbox_mirror(uint8_t of); /* returns the mirror image of a move */

/* Returns the box of the position, or NO_BOX; with the bit MIRRORED if it is the box of the mirror image. */
#define MIRRORED 0x40
#define BOX_BITS 0x1F
uint8_t matchbox_find(void);

/* Returns the bead of a move in the box that matchbox_find found, or NO_BEAD. */
uint8_t matchbox_bead(uint8_t found, uint8_t of);

/* ---- other functions ---- */

#define LEVEL_ANY 1  /* think_depth of the first two levels */
#define LEVEL_WINS 2

/* Reads and writes the results of the rounds: the last field of a position (rounds.c). */
const char *matchbox_read_rounds(const char *text); /* to the two variables; returns 0 or the error */
void matchbox_write_rounds(char *text);
extern uint8_t matchbox_rounds_read;
extern uint8_t matchbox_won_read[ROUNDS];

void matchbox_new_round(void); /* sets pawns, side, matchbox_last */
uint8_t matchbox_has_move(void);
void matchbox_key(void); /* sets hash_key[ply] from the whole position */
uint8_t matchbox_find_move(void);
const char *matchbox_level_name(uint8_t level); /* GameInfo.level_name: how White plays */
extern uint8_t matchbox_fast; /* not 0: the computer plays White, too: beads are drawn without blinking */
uint8_t matchbox_count(uint8_t result); /* number of rounds with this result, ROUND_ */

/* The names of its squares. */
extern const Squares matchbox_squares;
#define matchbox_write_square(text, square) square_write(&matchbox_squares, text, square)
#define matchbox_read_square(text) square_read(&matchbox_squares, text) /* SQUARES if there is none */

#endif
