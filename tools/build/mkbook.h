/* mkbook.h: reading the text of a book, keeping its positions apart, compiling it. */
#ifndef TOOLS_MKBOOK_H
#define TOOLS_MKBOOK_H

#include "engine/book.h"
#include "engine/state.h"

#define POSITIONS_MOST 16384
#define PLACE_BITS 14 /* on a shelf */
#define IDENTITIES (1UL * BOOK_BUCKETS << PLACE_BITS)

typedef struct {
    uint8_t key[BOOK_KEY];
    int next;        /* with the same first bytes of the key */
    unsigned lines;  /* that go through it */
    uint8_t weight;
    uint8_t is_gone; /* left out, against false hits and moves that are refused */
    uint8_t plies;   /* the moves that lead to it */
    uint16_t moves[PLIES];
} Position;

extern Position positions[POSITIONS_MOST];
extern int position_count;

/* The openings, as in host/books.h. */
extern uint8_t openings[];
extern unsigned openings_size;
extern unsigned opening_count;

/* Reads a text; an absent file is an empty one. */
void text_read(const char *name);

/* 1: the text has lines of moves, not replies alone. */
int text_has_lines(void);

/* 1: the text marks the move from one position to the other as bad. */
int text_is_bad(int from, int to);

/* The book plays any move from a known position to one that has a weight. Where such a move is marked in the text,
 * leaves out the position that has it, or takes the weight of the one that it leads to: whichever fewer lines go
 * through, and the latter where it is aimed at now and then only. */
void text_refuse(void);

/* Ends the program, with the line of the text that is to blame. */
void text_stop(const char *what, const char *detail);

/* The position with this key, or -1. */
int text_find(const uint8_t *key);

/* The place of a move in the list of the position on the board; 0: it is not there. */
uint8_t text_ordinal(uint16_t wanted);

/* Leaves out positions, and weights, until no position is taken for another. */
void hits_leave_none(void);

/* Stops when book_weight finds anything else than what is known. */
void hits_verify(void);

/* What the book knows a position by, and what it depends on. */
unsigned long hits_identity(const uint8_t *key);
extern uint8_t hits_salt[BOOK_SALTS];

#endif
