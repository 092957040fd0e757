/* exact.h: race for the tools that use its exact values: all arrangements of four pieces, their moves by roll, and the
 * table of exact values. The rules are written independently of src/games/race, so that each finds the other's
 * errors. */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_RACE_EXACT_H
#define LAB_RACE_EXACT_H

#include <stdint.h>

#define SQUARES 19 /* 0 is the start, 18 is home */
#define HOME 18
#define RACE_PIECES 4
#define FACES 6
#define SETS 7315  /* arrangements of a side's pieces */
#define START (race_first[0 + 1] - 1) /* all pieces at the start: the last set with none home */
#define ALL_HOME (SETS - 1)

/* Sets with h pieces at home are race_first[h] to race_first[h + 1] - 1, the most advanced first. So a move
 * leads from a set to one before it or in another group. */
extern uint16_t race_first[RACE_PIECES + 2];

typedef struct {
    uint16_t to;    /* the set after the move */
    uint8_t from, square;
    uint8_t pieces;    /* number of pieces on the square it leaves */
    uint32_t way;   /* squares passed and reached, a bit each: none may be a block */
    int classic;    /* score of the player of 1983, without a hit */
} Go;

typedef struct {
    uint8_t at[RACE_PIECES];          /* ascending */
    uint8_t count[SQUARES];
    uint32_t blocks, singles; /* squares 1 to 17, a bit each */
    uint16_t sent[HOME];      /* the set after the single piece there was sent back */
    uint8_t goes[FACES + 1];  /* number of moves, by roll */
    Go go[FACES + 1][RACE_PIECES];
} Set;
extern Set race_set[SETS];

void race_pieces_start(void);
uint16_t race_pieces_index(const uint8_t *pieces); /* in any order */

/* Returns 1 if this move is legal against the other side's set. */
int race_pieces_legal(const Go *go, const Set *other);

/* Returns the other side's set after a move. */
uint16_t race_pieces_other(const Go *go, uint16_t other);

#define CLASSIC_HIT 40

/* Reads the table: the chance of winning of the side about to roll, [its set][the other's]. */
float *race_pieces_read(const char *path);

/* Returns the chance of winning after a move, for the side that made it. */
double race_pieces_worth(const float *table, const Go *go, uint16_t other, int face);

/* Random numbers from 0 to below - 1, the same in every run unless race_seed is changed. */
extern uint64_t race_seed;
unsigned race_draw(unsigned below);

/* Plays a random roll of the side `mine`: the best move, but a random one in one roll of `erring`. Then it exchanges
 * the sides, unless `mine` rolls again. `each`, if not NULL, sees every legal move. Returns 0 when the game is over. */
int race_pieces_roll(const float *table, uint16_t *mine, uint16_t *theirs, unsigned erring,
    void (*each)(const Go *go, uint16_t theirs, int face));

#endif
