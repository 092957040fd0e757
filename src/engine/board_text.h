/* board_text.h: boards as text in FEN style, for read_position and write_position: ranks from the top, one character
 * per piece, a number for consecutive empty squares, a / between ranks; then a space and the side to move. Numbers have
 * one digit, or two (up to 19) if a rank has ten squares or more. When a board is read, `-` and `.` are also empty
 * squares.
 */
/* SPDX-License-Identifier: MIT */
#ifndef ENGINE_BOARD_TEXT_H
#define ENGINE_BOARD_TEXT_H

#include <stdint.h>

typedef struct {
    const char *letters; /* of pieces 1, 2, ...; 0 is an empty square */
    const char *sides;   /* one letter for each of two sides */
    uint8_t files;
    uint8_t ranks;
    uint8_t step;        /* added to the index of a square: the square above it */
} BoardText; /* BOARD_TEXT_: offsets for the assembly (tools/build/constants) */

/* Reads a board into `board`, lowest rank first, and the side to move into board_text_side. Returns 0 and sets
 * text_error_place (text.h) to the place after the side. After an error it returns a message; text_error_place is then
 * the place of the wrong character, and the contents of `board` are undefined. */
const char *board_text_read(const BoardText *format, const char *text, uint8_t *board);
extern uint8_t board_text_side;

/* For positions that end with the side. In: `error`, the result of board_text_read. Returns it, or a message if
 * something follows the side. If all is well, text_error_place is the place of the side, for errors that the game finds
 * itself. */
const char *board_text_end(const char *error, const char *text);

/* Writes a board and `side`, the side to move. Out: text_error_place is the length of the text. */
void board_text_write(const BoardText *format, char *text, const uint8_t *board);

/* Draws the position of the game in several lines, with numbers of ranks and letters of files: game_write_board of a
 * game without one, if its positions are in FEN style with up to 9 ranks and files. Not on the disk. */
void board_text_draw(char *text);

#endif
