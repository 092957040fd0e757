/* exact.h: race for the tools that know its exact values: all arrangements of four men, what a throw makes of them,
 * and the table of the exact values. The rules are written apart from src/games/race, so that each can find the other's
 * faults. */
#ifndef LAB_RACE_EXACT_H
#define LAB_RACE_EXACT_H

#include <stdint.h>

#define SQUARES 19 /* 0 is the start, 18 is home */
#define HOME 18
#define MEN 4
#define FACES 6
#define SETS 7315  /* arrangements of a side's men */
#define START (race_first[0 + 1] - 1) /* all men at the start: the last of those with nobody home */
#define ALL_HOME (SETS - 1)

/* Sets with h men at home are race_first[h] to race_first[h + 1] - 1, those whose men are furthest first: so what a set
 * becomes by its own moves stands before it, or in another group. */
extern uint16_t race_first[MEN + 2];

typedef struct {
    uint16_t to;    /* the set behind it */
    uint8_t from, square;
    uint8_t men;    /* who could make it: all on the square it leaves */
    uint32_t way;   /* squares passed over and landed on, a bit each: none of them may be a block */
    int classic;    /* what the player of 1983 gives for it, without a hit */
} Go;

typedef struct {
    uint8_t at[MEN];          /* ascending */
    uint8_t count[SQUARES];
    uint32_t blocks, singles; /* squares 1 to 17, a bit each */
    uint16_t sent[HOME];      /* the set when the single man there is sent back */
    uint8_t goes[FACES + 1];  /* how many, by throw */
    Go go[FACES + 1][MEN];
} Set;
extern Set race_set[SETS];

void race_men_start(void);
uint16_t race_men_index(const uint8_t *men); /* in any order */

/* 1: this move of a set is legal against that one. */
int race_men_legal(const Go *go, const Set *other);

/* The other's set behind a move. */
uint16_t race_men_other(const Go *go, uint16_t other);

#define CLASSIC_HIT 40

/* The table: what the side that is about to throw has of winning, [its set][the other's]. */
float *race_men_read(const char *path);

/* What a move leaves to who made it. */
double race_men_worth(const float *table, const Go *go, uint16_t other, int face);

#endif
