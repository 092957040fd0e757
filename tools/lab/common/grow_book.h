/* grow_book.h: the positions of a growing book and the values that searches give them (grow_book.c,
 * grow_book_search.c). */
/* SPDX-License-Identifier: MIT */
#ifndef LAB_COMMON_GROW_BOOK_H
#define LAB_COMMON_GROW_BOOK_H

#include <stdint.h>

#include "engine/book.h"
#include "engine/game.h"

#define NODES_MOST 65536
#define DEPTHS 32
#define UNSEARCHED 0x7FFF

enum { OURS, THEIRS, TURNS }; /* side to move: the book or the other side */

typedef struct {
    uint8_t key[BOOK_KEY];
    char text[TEXT_SIZE];
    char line[2 * TEXT_SIZE]; /* moves from the start to this position, as in the text of a book */
    double share[TURNS];      /* share of all games, by side to move */
    int first_edge;
    int edge_count;
    uint8_t plies;
    uint8_t is_open;          /* its moves have been listed */
    uint8_t is_reached[TURNS];
    uint8_t is_best;          /* best by the mean of two searches, in the position before it */
} Node;

extern Node nodes[NODES_MOST];
extern int nodes_met;

/* Values by node and depth, for the side to move; UNSEARCHED: not searched yet. */
extern int16_t (*values)[DEPTHS];

/* Must be called first: sets the number of searches at a time. */
void values_start(int jobs);

/* Stores results in a file from now on; values that are already in it are not searched again. */
void values_keep(const char *file);

/* Reads the stored values of a new node. */
void values_take(int node);

/* Asks for a search and one a ply deeper. values_search runs all of them. */
void values_want(int node, int depth);
void values_search(void);

#endif
