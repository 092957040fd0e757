/* matchbox.h: what the parts of the matchboxes share: hexapawn against boxes of beads that learn, as Martin
 * Gardner described them in 1962, after those of Donald Michie for noughts and crosses, 1961.
 *
 * One game of the contract is the whole course: rounds of hexapawn, White against the boxes, and behind each the move
 * MOVE_AGAIN, which is the only one then: it takes the bead away that lost, and sets the pawns up. So beads and results
 * are a part of the position, and undo, saves and replays know them. For each position in which the boxes are on turn,
 * mirror images together, there is a box with a bead for each move; a bead that is gone is never drawn again, and an
 * empty box gives the round up.
 *
 * Squares are rank * 3 + file, 0 (a1) to 8 (c3). A move is from * 16 + to.
 */
#ifndef MATCHBOX_H
#define MATCHBOX_H

#include "engine/game.h"

#define SQUARES 9
#define FILES 3

#define EMPTY 0
#define WHITE 1
#define BLACK 2

#define MOVE_AGAIN 0xFF
#define ROUNDS 60

#define BOXES 19
#define BEADS 4
#define NO_BEAD 0xFF
#define NO_BOX 0xFF

#define UNIT 10
#define MATCHBOX_CYCLES_PER_NODE 13898

extern uint8_t matchbox_square[SQUARES];
extern uint8_t matchbox_beads[BOXES];   /* bits: which are left */
extern uint8_t matchbox_last;           /* box * 4 + bead that was drawn last in this round, or NO_BEAD */
extern uint8_t matchbox_rounds;         /* that are over */
extern uint8_t matchbox_won[ROUNDS];    /* 1: by the boxes */

/* Whether this round is over: then there is nothing but MOVE_AGAIN. */
extern uint8_t matchbox_over;
#define OVER_NOT 0
#define OVER_WHITE 1 /* has won it */
#define OVER_BOXES 2
void matchbox_judge(void); /* sets it, and `outcome` of the whole course */

/* What unmake needs, by ply. */
extern uint8_t matchbox_taken[PLIES];    /* a pawn; with MOVE_AGAIN 1: a bead */
extern uint8_t matchbox_was_last[PLIES];
extern uint8_t matchbox_was_lo[PLIES]; /* for MOVE_AGAIN: the pawns as they stood, as a number; */
extern uint8_t matchbox_was_hi[PLIES]; /* its top bit: the boxes were on turn */
#define WAS_BOXES 0x80

/* ---- boxes ---- */

typedef struct {
    uint16_t code;        /* the pawns as a number: matchbox_code */
    uint8_t move[BEADS];  /* of each bead; NO_BEAD behind the last */
    uint8_t trap;         /* of twelve moves so many lose: all of them where it is lost anyway */
} Box;

extern const Box matchbox_box[BOXES];

uint16_t matchbox_code(void);
void matchbox_decode(uint16_t code); /* to matchbox_square */
uint8_t matchbox_mirror(uint8_t of); /* a move, in the mirror */

/* The box of the position, or NO_BOX; with MIRRORED where it is that of the mirror image. */
#define MIRRORED 0x40
#define BOX_BITS 0x1F
uint8_t matchbox_find(void);

/* The bead of a move, for what was found, or NO_BEAD. */
uint8_t matchbox_bead(uint8_t found, uint8_t of);

/* ---- the rest ---- */

void matchbox_new_round(void); /* pawns, side, matchbox_last */
uint8_t matchbox_has_move(void);
void matchbox_key(void); /* row ply of hash_key, from everything */
uint8_t matchbox_brain(void);
const char *matchbox_kind(uint8_t level); /* how White plays */
extern uint8_t matchbox_fast; /* not 0: the computer plays White, too: beads go without blinking */
uint8_t matchbox_lost(void); /* rounds the boxes have lost */

char *matchbox_write_square(char *text, uint8_t square);
uint8_t matchbox_read_square(const char *text); /* or SQUARES */

#endif
