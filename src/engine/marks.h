/* marks.h: boards of crosses and noughts as text, a character for each cell. Linked only into games that use it. */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_MARKS_H
#define ENGINE_MARKS_H

#include <stdint.h>

#define MARK_LETTERS "-XO" /* empty, the first side, the second side */
#define NO_MARK 255

/* Returns the mark that a character stands for: 0 for - and ., 1 for X and x, 2 for O and o; else NO_MARK. */
uint8_t mark_read(char character);

/* The side to move, after a board on which the sides place marks in turn: a space and its mark, with which the text
 * ends. The messages are those of game_read_position. */
typedef struct {
    const char *no_side;
    const char *bad_side;
    const char *after_side;     /* something follows */
    const char *first_to_move;  /* the number of marks does not fit: the first side is to move; the second side is */
    const char *second_to_move;
} MarkTexts;

/* Reads it at text_error_place into mark_to_move, 1 or 2, and compares it with mark_number, which the game has counted:
 * the number of empty cells, of marks of the first and of the second side. Returns 0 or a message. */
const char *mark_read_side(const MarkTexts *texts, const char *text);
extern uint8_t mark_number[3];
extern uint8_t mark_to_move;

#endif
