/* squares.h: names of squares ("e4": a letter for the file, a digit for the rank) and moves of two squares ("e2e4",
 * "e2-e4", "e2xe4") as text. Linked only into games that use it. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_SQUARES_H
#define ENGINE_SQUARES_H

#include <stdint.h>

/* How a game numbers the squares of its board. */
typedef struct {
    uint8_t first; /* a1 */
    uint8_t step;  /* from a square to the one above it */
    uint8_t files;
    uint8_t ranks; /* at most 9 */
    uint8_t none;  /* number that stands for no square */
} Squares; /* SQUARES_: offsets for the assembly (tools/build/constants) */

/* Writes the name of a square with a terminating 0; returns the place of that 0. */
char *square_write(const Squares *squares, char *text, uint8_t square);

/* Returns the square whose name is at the start of the text, or squares->none. Letters may be capitals. */
uint8_t square_read(const Squares *squares, const char *text);

/* Error messages of game_read_move, for a game whose moves are two squares. */
typedef struct {
    Squares squares;
    const char *no_squares;  /* the text is empty */
    const char *bad_square;
    const char *over;        /* the game is over */
    const char *no_target;   /* the second square is missing */
    const char *two_squares; /* something follows the second square */
    const char *illegal;
} SquareMoves; /* SQUARE_MOVES_: the same */

/* The two halves of game_read_move: they return 0 or a message, as it does. Between them the game checks the piece on
 * squares_from, which the first half reads. The second half looks for the legal move and sets `move`. */
const char *squares_read_from(const SquareMoves *moves, const char *text);
extern uint8_t squares_from;
const char *squares_read_to(const SquareMoves *moves, const char *text);

#endif
