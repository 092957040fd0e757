/* tune.h: the tuner of evaluations (tune.c), and what a game says to it in tools/lab/GAME/features.c. */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_COMMON_TUNE_H
#define LAB_COMMON_TUNE_H

#include <stdint.h>

/* How the sum of weights, z, becomes a prediction, and which error is the least. A result is 0 (the second side wins)
 * to 2 (the first side wins), or what a game's `samples` writes. */
typedef enum {
    TUNE_LOGISTIC, /* half a result is predicted as 1 / (1 + e^-z): least logarithmic loss */
    TUNE_CHANCE,   /* the same: least squared error, for exact chances */
    TUNE_LINEAR    /* the result is predicted as z: least squares, for points */
} TuneKind;

/* The default of a member that may be 0 is in brackets. */
typedef struct {
    const char *game;
    TuneKind kind;
    int weights; /* number of them */
    double unit; /* z is the sum of the weights divided by it; 0: it is fitted to the first values before they change */
    int rounds;  /* Newton steps [12] */

    /* ---- features ---- */
    void (*look)(void);            /* calls tune_add for the position on the board, for the first side */
    void (*start)(double *first);  /* the values before the fit [all 0] */
    void (*present)(double *first); /* the values of the game's tables, for the command `loss` [those of start] */
    double (*pull)(int weight, double seen); /* how strongly a weight is pulled to its first value. `seen`: the sum of
                                                the amounts with which the positions use it [1] */
    void (*limit)(double *weights); /* after each step: brings weights back that are out of order or out of range */
    void (*finish)(double *weights, const double *first, const double *seen); /* after the last step: smoothing */
    void (*write)(const double *weights); /* prints the table as C */

    /* ---- positions: games of the engine against itself, or `samples` ---- */
    int (*samples)(int count, char **words); /* prints lines of its own instead; returns the exit status */
    uint8_t (*is_quiet)(void); /* after think: 1 if the position on the board is one to learn from [all are] */
    int (*points)(void); /* the result of a game that is over, for the first side [0, 1 or 2]. Every game is then
                            played to its end */
    int opening_least;  /* a game starts with random plies: this many at least, */
    int opening_spread; /* and at most opening_least + opening_spread - 1 */
    int plies_most;     /* the game is a draw then [200] */
    int decided;        /* a search with this score ends a game [SCORE_WON] */
    double value_share; /* how much of a position's result is the value that the search found, from 0 to 1 [0]. The
                           rest is the result of the game */
    double value_unit;  /* a value v counts as the result 2 / (1 + e^(-v / value_unit)) */
} TuneGame;

extern const TuneGame tune_game;

/* tune_add adds `amount` times a weight to the sum of the position; tune_add_fixed adds a term that is not tuned. */
void tune_add(int weight, double amount);
void tune_add_fixed(double amount);

/* The standard error of a weight after the fit, if positions were independent. Positions of one game are not. */
double tune_error(int weight);

/* The error of the fit on the positions that were held back, and the number of positions. */
extern double tune_loss;
extern unsigned long tune_positions;

#endif
