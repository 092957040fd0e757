/* pawns.h: what games with one kind of piece for each side have in common: a piece goes from one square to another and
 * captures what is there. A game describes itself in a struct Pawns; the macros at the end make verbs of the functions
 * below. The game itself lists its moves. Linked only into games that use it; it has no twin.
 *
 * The board is an array of bytes: 0 is an empty square, side + 1 a piece, PAWNS_EDGE a place that is no square. A move
 * is from * 256 + to. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_PAWNS_H
#define ENGINE_PAWNS_H

#include "engine/board_text.h"
#include "engine/game.h"
#include "engine/squares.h"
#include "engine/tt.h"

#define PAWNS_EDGE 3
#define PAWNS_BOARD 128 /* bytes of a board, at most */
#define PAWNS_RANDOM(size) (2 * (size) + 1 + (KEY_BYTES - 1) * ZOBRIST_STEP)

typedef struct {
    uint8_t *board;
    uint8_t size;            /* bytes of the board */
    uint8_t most;            /* pieces of a side */
    uint8_t has_goal;        /* 1: a piece that reaches the last rank wins, rank 1 for the second side */
    uint8_t *random;         /* PAWNS_RANDOM(size) bytes, for the keys of positions */
    const uint8_t *worth;    /* 0, or what a piece of the first side on each byte of the board is worth. The board
                              * turned around has the worth of the second side's pieces */
    const char *start;       /* the first position */
    BoardText rows;          /* how a position is written */
    SquareMoves moves;       /* names of squares, and messages */
    const char *no_piece;    /* more messages: a move starts from an empty square, */
    const char *not_yours;   /* or from a piece of the other side; */
    const char *too_many;    /* a position has more than `most` pieces of a side, */
    const char *won_already; /* or the side to move has reached its goal */
} Pawns;

/* The verbs of the same names. pawns_read_position takes the description; the others then work for that game.
 * pawns_make sets `outcome` if the goal is reached. */
const char *pawns_read_position(const Pawns *pawns, const char *text);
void pawns_write_position(char *text);
void pawns_make(void);
void pawns_unmake(void);
void pawns_hash(void);
void pawns_write_move(char *text);
const char *pawns_read_move(const char *text);

/* Returns the square of a piece (side + 1) that has reached its goal, or 0. */
uint8_t pawns_arrived(uint8_t piece);

/* Returns 1 if `move` reaches the goal of `side`. */
uint8_t pawns_wins(void);

/* The evaluation is the worth of all pieces. It is kept up to date: pawns_gain returns what `move` adds to it, for the
 * side to move. So the last ply makes no moves (pawns_frontier.c). */
extern int16_t pawns_balance; /* for the first side */
int16_t pawns_gain(void);
void pawns_frontier(void);

#define PAWNS_RULES(pawns) \
    void game_reset(void) { pawns_read_position(&pawns, (pawns).start); } \
    const char *game_read_position(const char *text) { return pawns_read_position(&pawns, text); } \
    void game_write_position(char *text) { pawns_write_position(text); } \
    void game_make(void) { pawns_make(); } \
    void game_unmake(void) { pawns_unmake(); } \
    void game_hash(void) { pawns_hash(); } \
    void game_write_move(char *text) { pawns_write_move(text); } \
    const char *game_read_move(const char *text) { return pawns_read_move(text); }
#define PAWNS_EVAL \
    void game_eval(void) { score = side ? -pawns_balance : pawns_balance; } \
    void game_frontier(void) { pawns_frontier(); }

#endif
