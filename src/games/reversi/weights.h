/* weights.h: the numbers of the evaluation; tools/lab/reversi/tune wrote weights.c. */
#ifndef GAMES_REVERSI_WEIGHTS_H
#define GAMES_REVERSI_WEIGHTS_H

#include <stdint.h>

#define UNIT 2 /* the score of one man */

/* The state of a cell: STATE_STEP * its class, and how many of its neighbours
 * are empty. Classes: the square next to a corner on the diagonal, five of the other inner
 * squares, again the first with the corner taken, edges, corners. */
#define STATE_STEP 9
#define CORNER_TAKEN 54 /* added to the state next to a corner */
#define STATE_EDGE 63   /* states of edges and corners begin here */
#define STATE_CORNER 72
#define STATES 76
#define UNTOUCHED 0     /* worth of a state without neighbours */

/* Windows of an edge: five squares from either end. */
#define EDGE_WINDOWS 2
#define WINDOWS 8
#define WINDOW_STATES 243

/* men on the board from which a stage counts */
#define STAGES 3
#define STAGE_MIDDLE 26
#define STAGE_LATE 44

/* What the tables in force are made from, by stage: a man's worth by the state
 * of his cell, and that of a window for black. */
extern const int8_t reversi_men_worth[STAGES][STATES];
extern const int8_t reversi_edge_worth[STAGES][WINDOW_STATES];
extern const int8_t reversi_tempo[STAGES]; /* of being on turn */

/* The tables in force: a man's worth + WORTH_ZERO; what turning him gains, +
 * TWICE_ZERO, so that six of them fit a byte; what he gains when a neighbour
 * comes; and windows. */
#define WORTH_ZERO 128
#define TWICE_ZERO 39
extern uint8_t reversi_stage;
extern uint8_t reversi_worth[STATES];
extern uint8_t reversi_twice[STATES];
extern int8_t reversi_step[STATES];
extern int8_t reversi_edge[WINDOW_STATES];

#endif
