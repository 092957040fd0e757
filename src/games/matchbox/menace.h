/* menace.h: MENACE, the second set of boxes: noughts and crosses. Donald Michie built it in 1961 from 304 matchboxes.
 *
 * The boxes play crosses and begin. Each of the 304 positions in which they have a choice has a box; positions that are
 * rotated or mirrored share it. A box has beads for each square that differs: four for each square at the first move of
 * a round, then three, two and one. The boxes draw a bead at random. After a round each bead drawn goes back with three
 * more of its colour if the round was won, with one more after a draw, and not at all after a defeat. An empty box
 * gives the round up. The last square of a board needs no box.
 *
 * A course of 60 rounds is the game, as with the boxes of hexapawn, and MOVE_AGAIN ends a round. But what these boxes
 * have learnt is not part of the position: there are 1,087 numbers of beads, and they stay from course to course, and
 * on the disk. So every round has a number, and a round teaches only once: an undo or a replay changes nothing. With
 * the variant boxes=new every course starts with new boxes.
 *
 * A move is a square, 0 to 8. The boxes are the second side, as those of hexapawn, but they move first. They may give a
 * round up at any time (MOVE_AGAIN): so which moves are legal does not depend on the beads. */
/* SPDX-License-Identifier: MIT */
#ifndef MENACE_H
#define MENACE_H

#include "games/matchbox/matchbox.h"

/* GameInfo.rules; 0 is hexapawn */
#define RULES_KEPT 1
#define RULES_NEW 2

#define CROSS BLACK  /* marks in matchbox_square, by the side that owns them */
#define NOUGHT WHITE

#define MENACE_BOXES 304
#define MENACE_BEADS 1087 /* squares with beads, of all boxes */
#define MENACE_DRAWS 4    /* boxes of a round */
#define MENACE_MOST 99    /* beads of a colour */
#define WON_BEADS 3
#define DRAWN_BEADS 1

extern const uint8_t menace_codes[]; /* the codes of their positions (menace.c), ascending; */
extern const uint8_t menace_squares[MENACE_BOXES / 2]; /* their numbers of squares with beads (menace_number) */

/* What is learnt: the beads of each square of each box, in the order of the boxes, then the number of rounds. As it is
 * on the disk. */
extern uint8_t menace_beads[MENACE_BEADS + 2];
uint16_t menace_age(void); /* number of rounds that the boxes have learnt */
void menace_new_boxes(void);

/* The moves of this round, after those of earlier rounds that unmake may need. */
extern uint8_t menace_path[SQUARES + PLIES];
extern uint8_t menace_first; /* index of this round's first move */
extern uint8_t menace_count; /* index after its last one */
extern uint16_t menace_start; /* rounds that the boxes had played before this course */

/* menace_find finds the box of the position on the board; it returns 0 if there is none. */
extern uint16_t menace_box; /* 0 to MENACE_BOXES - 1 */
extern uint16_t menace_at;  /* index of its first bead in menace_beads */
uint8_t menace_find(void);
uint8_t menace_number(uint16_t box);  /* returns the number of its squares with beads */
uint16_t menace_bead(uint8_t square); /* returns the index of the bead of a square in menace_beads */

/* Sets the board to the position before move n of this round, counted from 0. */
void menace_show(uint8_t n);
#define MENACE_MOVES ((uint8_t)(menace_count - menace_first))

/* Returns how many beads a bead that was drawn in this round leaves in its box. */
uint8_t menace_after(uint8_t beads);

void menace_again(void); /* teaches the boxes and counts the round */
void menace_unlearn(void);
void menace_find_over(void); /* sets matchbox_over */

/* Returns the number of marks of a side in a line, and sets menace_free to a free square of it, or to SQUARES. */
#define MENACE_LINES 8
uint8_t menace_marks(uint8_t line, uint8_t mark);
extern uint8_t menace_free;

void menace_reset(void);
void menace_key(void);
const char *menace_read(const char *text);
void menace_write(char *text);
void menace_find_move(void); /* sets `move`, of the moves listed */

#endif
