/* grow_book.h: the positions of a growing book, and what searches say of them. */
#ifndef LAB_COMMON_GROW_BOOK_H
#define LAB_COMMON_GROW_BOOK_H

#include <stdint.h>

#include "engine/book.h"
#include "engine/game.h"

#define NODES_MOST 65536
#define DEPTHS 32
#define UNSEARCHED 0x7FFF

enum { OURS, THEIRS, TURNS }; /* who is on turn, the book or the other side */

typedef struct {
    uint8_t key[BOOK_KEY];
    char text[TEXT_SIZE];
    char line[2 * TEXT_SIZE]; /* the moves that lead to it, by the book */
    double share[TURNS];      /* of the games, by turn */
    int first_edge;
    int edge_count;
    uint8_t plies;
    uint8_t is_open;          /* has edges */
    uint8_t is_reached[TURNS];
    uint8_t is_best;          /* by the mean of two looks, from where the book comes to it */
} Node;

extern Node nodes[NODES_MOST];
extern int nodes_met;

/* By node and depth, for the side to move; UNSEARCHED where nobody looked. */
extern int16_t (*values)[DEPTHS];

/* Before anything else: so many searches at a time. */
void values_start(int jobs);

/* What is found is kept in a file from now on, and what is there is not looked for again. */
void values_keep(const char *file);

/* A new node: what was kept of it. */
void values_take(int node);

/* A search, and one a ply deeper: done with all others when values_search is called. */
void values_want(int node, int depth);
void values_search(void);

#endif
