/* weights.h: the weights of the evaluation; tools/lab/reversi/tune writes weights.c. */
/* SPDX-License-Identifier: MIT */
#ifndef GAMES_REVERSI_WEIGHTS_H
#define GAMES_REVERSI_WEIGHTS_H

#include <stdint.h>

#define UNIT 2 /* score of one disc */

/* The state of a cell: STATE_STEP * its class + the number of its empty neighbours. Classes: 0 the square diagonally
 * next to an empty corner; 1 to 5 the other inner squares; 6 the square next to an occupied corner; 7 edges;
 * 8 corners. */
#define STATE_STEP 9
#define CORNER_TAKEN 54 /* added to the state of the square next to an occupied corner */
#define STATE_EDGE 63   /* states from here on are edges and corners */
#define STATE_CORNER 72
#define STATES 76
#define UNTOUCHED 0     /* reversi_worth of a state without an occupied neighbour: no legal move */

/* Windows of an edge: five squares from each end. */
#define EDGE_WINDOWS 2
#define WINDOWS 8
#define WINDOW_STATES 243

/* Stages of a game, with the number of discs on the board at which the second and the third start. */
#define STAGES 3
#define STAGE_MIDDLE 26
#define STAGE_LATE 44

/* Weights by stage, from which the current tables are made: value of a disc by the state of its cell, and value of a
 * window for Black. */
extern const int8_t reversi_disc_worth[STAGES][STATES];
extern const int8_t reversi_edge_worth[STAGES][WINDOW_STATES];
extern const int8_t reversi_tempo[STAGES]; /* value of having the move */

/* The current tables. reversi_worth: value of a disc + WORTH_ZERO, or UNTOUCHED. reversi_twice: gain of turning it +
 * TWICE_ZERO, so that the sum of six fits into a byte. reversi_step: change of its value when a neighbour becomes
 * occupied. reversi_edge: value of a window for Black. */
#define WORTH_ZERO 128
#define TWICE_ZERO 39
extern uint8_t reversi_stage;
extern uint8_t reversi_worth[STATES];
extern uint8_t reversi_twice[STATES];
extern int8_t reversi_step[STATES];
extern int8_t reversi_edge[WINDOW_STATES];

#endif
