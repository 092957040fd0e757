/* text.c: moves as text: a digit. */
#include "games/noughts/noughts.h"
#include "engine/text.h"

const char *game_read_move(const char *text)
{
    uint8_t square = (uint8_t)(text[0] - '1');

    text_error_place = 0;
    if (square >= SQUARES) {
        return "a square is 1 to 9";
    }
    if (text[1]) {
        text_error_place = 1;
        return "a move is one square";
    }
    if (outcome != OUTCOME_NONE) {
        return "the game is over";
    }
    if (noughts_square[square] != EMPTY) {
        return "that square is taken";
    }
    move = square;
    return 0;
}

void game_write_move(char *text)
{
    text[0] = (char)('1' + move);
    text[1] = 0;
}
