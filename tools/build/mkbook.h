/* mkbook.h: shared by the files of mkbook (mkbook.c, mkbook_text.c, mkbook_collisions.c) and by mkopenings.c. */
/* SPDX-License-Identifier: MIT */
#ifndef TOOLS_MKBOOK_H
#define TOOLS_MKBOOK_H

#include "engine/book.h"
#include "engine/state.h"

#define POSITIONS_MOST 16384
#define PLACE_BITS 14 /* bits of the place of a position within its bucket */
#define IDENTITIES (1UL * BOOK_BUCKETS << PLACE_BITS)

typedef struct {
    uint8_t key[BOOK_KEY];
    int next;        /* next position with the same first two bytes of the key */
    unsigned lines;  /* number of lines of the text that go through it */
    uint8_t weight;
    uint8_t is_gone; /* 1: left out of the book, because of a collision or a refused move */
    uint8_t plies;   /* number of moves that lead to it */
    uint16_t moves[PLIES];
} Position;

extern Position positions[POSITIONS_MOST];
extern int position_count;

/* The named openings, in the format of host/books.h. */
extern uint8_t openings[];
extern unsigned openings_size;
extern unsigned opening_count;

/* Reads a text; a missing file counts as an empty one. */
void text_read(const char *name);

/* Returns 1 if the text has lines of moves, not only replies. */
int text_has_lines(void);

/* Returns 1 if the text marks the move from one position to the other as bad. */
int text_is_bad(int from, int to);

/* The book plays any move from a known position to a position with a weight. If the text marks such a move as bad, this
 * removes the position before the move, or the weight of the position after it. It chooses the position with
 * fewer lines. A weight of 1 is always removed. */
void text_refuse(void);

/* Ends the program with an error that names the current line of the text. The detail may be 0. */
void text_stop(const char *what, const char *detail);

/* Returns the position with this key, or -1. */
int text_find(const uint8_t *key);

/* Returns the ordinal of a move in the list of the position on the board, or 0 if it is not in the list. */
uint8_t text_ordinal(uint16_t wanted);

/* Leaves out positions and weights until the book takes no position for another. */
void hits_leave_none(void);

/* Ends the program if book_weight finds anything that differs from the positions here. */
void hits_verify(void);

/* Returns the bits by which the book identifies a position. They depend on hits_salt. */
unsigned long hits_identity(const uint8_t *key);
extern uint8_t hits_salt[BOOK_SALTS];

#endif
