/* weights.h: the weights of the evaluation; tools/lab/reversi/tune writes weights.c. */
/* SPDX-License-Identifier: MIT */
#ifndef GAMES_REVERSI_WEIGHTS_H
#define GAMES_REVERSI_WEIGHTS_H

#include <stdint.h>

#define UNIT 2 /* score of one disc */

/* The state of a cell: STATE_STEP * its class + the number of its empty neighbours. Classes: the square diagonally next
 * to a corner; five for the other inner squares; the first one again, if its corner is occupied; edges; corners. */
#define STATE_STEP 9
#define CORNER_TAKEN 54 /* added to the state of the square next to an occupied corner */
#define STATE_EDGE 63   /* states of edges and corners start here */
#define STATE_CORNER 72
#define STATES 76
#define UNTOUCHED 0     /* value of a state with no occupied neighbour: not a legal move */

/* Windows of an edge: five squares from each end. */
#define EDGE_WINDOWS 2
#define WINDOWS 8
#define WINDOW_STATES 243

/* Number of discs on the board at which a stage starts. */
#define STAGES 3
#define STAGE_MIDDLE 26
#define STAGE_LATE 44

/* Weights by stage, from which the current tables are made: value of a disc by the state of its cell, and value of a
 * window for Black. */
extern const int8_t reversi_disc_worth[STAGES][STATES];
extern const int8_t reversi_edge_worth[STAGES][WINDOW_STATES];
extern const int8_t reversi_tempo[STAGES]; /* value of being to move */

/* The current tables: value of a disc + WORTH_ZERO; gain of turning it + TWICE_ZERO, so that the sum of six fits into a
 * byte; change of its value when a neighbour becomes occupied; value of a window. */
#define WORTH_ZERO 128
#define TWICE_ZERO 39
extern uint8_t reversi_stage;
extern uint8_t reversi_worth[STATES];
extern uint8_t reversi_twice[STATES];
extern int8_t reversi_step[STATES];
extern int8_t reversi_edge[WINDOW_STATES];

#endif
