/* board_text.h: boards as text in FEN style: ranks from the top, one sign a man, a
 * number for so many empty squares, a / between ranks; a blank; the side to move. A number is
 * a digit, or one or two where a rank has ten squares and more, up to 19.
 */
#ifndef ENGINE_BOARD_TEXT_H
#define ENGINE_BOARD_TEXT_H

#include <stdint.h>

typedef struct {
    const char *letters; /* of board 1, 2, ...; 0 is an empty square */
    const char *sides;   /* a letter a side */
    uint8_t files;
    uint8_t ranks;
    uint8_t step;        /* from a square to the one above it */
} BoardText;

/* Reads a board into `board`, where the lowest rank comes first, and the side to
 * move into board_text_side. 0, or what is wrong; text_error_place (text.h) is then the
 * offending sign, else the sign behind the side. `board` is spoilt by a fault. */
const char *board_text_read(const BoardText *format, const char *text, uint8_t *board);
extern uint8_t board_text_side;

/* Writes a board and the side to move; text_error_place is its length. */
void board_text_write(const BoardText *format, char *text, const uint8_t *board);

#endif
